import * as contract from '../../../../contract/programmes/index.ts';
import { goals } from '../../../../contract/reference/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import { type Actor, anybody } from '../../../policies/actor.ts';
import { allGoals, goalImageUrl } from '../../reference/index.ts';
import { presentOffered } from '../choose-goals.ts';
import { nameGoal, switchGoal } from '../edit-goals.ts';
import { loadForMember } from '../load.ts';
import { adminAt } from '../permissions.ts';
import { presentGoal } from '../present.ts';
import { goalsOf } from '../queries.ts';

const show = async (tx: Tx, programId: number) => ({
  program_goals: (await goalsOf(tx, programId)).map(presentGoal),
  goals: (await allGoals(tx)).map(({ id, mentorLabel }) => ({
    id,
    mentor_label: mentorLabel,
    image_url: goalImageUrl(id),
  })),
});

const platformGoals = async (tx: Tx) =>
  (await allGoals(tx)).map(({ mentorLabel, ...goal }) => ({
    ...goal,
    image_url: goalImageUrl(goal.id),
    mentor_label: mentorLabel,
  }));

export const goalRoutes = (app: App<Actor>) => {
  // PRO-79: with a programme's id, the services that it offers its members.
  handle(app, goals, anybody, async ({ tx, actor }, { query }) => {
    if (query.program_id === undefined) return platformGoals(tx);
    if (actor === null) throw new Refusal('programmes.not_found', 404);
    const { program } = await loadForMember({ tx, actor }, query.program_id);
    return presentOffered(tx, program.id);
  });

  handle(
    app,
    contract.programmeGoals,
    adminAt(({ params }) => params),
    ({ tx }, _input, { program }) => show(tx, program.id),
  );

  handle(
    app,
    contract.saveProgrammeGoal,
    adminAt(({ params }) => params),
    async (work, { body }, { program }) => {
      await nameGoal(work, program.id, { id: body.id, mentorLabel: body.mentor_label });
      return show(work.tx, program.id);
    },
  );

  handle(
    app,
    contract.toggleProgrammeGoal,
    adminAt(({ params }) => params),
    async (work, { params, body }, { program }) => {
      await switchGoal(work, program.id, params.id, body.enabled);
      return show(work.tx, program.id);
    },
  );
};
