import * as contract from '../../../../contract/programmes-goals.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Tx } from '../../../platform/work.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { allGoals, goalImageUrl } from '../../reference/index.ts';
import { nameGoal, switchGoal } from '../edit-goals.ts';
import { forAdminAt } from '../load.ts';
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

export const goalRoutes = (app: App<Actor>) => {
  handle(app, contract.programmeGoals, signedIn, async (work, { params }) =>
    show(work.tx, (await forAdminAt(work, params)).program.id),
  );

  handle(app, contract.saveProgrammeGoal, signedIn, async (work, { params, body }) => {
    const { program } = await forAdminAt(work, params);
    await nameGoal(work, program.id, { id: body.id, mentorLabel: body.mentor_label });
    return show(work.tx, program.id);
  });

  handle(app, contract.toggleProgrammeGoal, signedIn, async (work, { params, body }) => {
    const { program } = await forAdminAt(work, params);
    await switchGoal(work, program.id, params.id, body.enabled);
    return show(work.tx, program.id);
  });
};
