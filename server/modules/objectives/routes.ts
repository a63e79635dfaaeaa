import * as contract from '../../../contract/objectives/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { addTo, change, order, remove, removeSet } from './change.ts';
import { askAgain, askForPlan, showQuestions } from './make-plan.ts';
import type { Writers } from '../../platform/language.ts';
import {
  menteeIn,
  mentorOfSet,
  ownerOfObjective,
  ownerOfSet,
  ownerOfSuggestion,
  ownSetIn,
  readerOfComment,
  readerOfLearning,
  readerOfObjective,
  readerOfSet,
} from './permissions.ts';
import { setById, type SetRow } from './queries/sets.ts';
import { showFigures, showSet } from './show-set.ts';
import { answer, comment, suggest, withdrawComment } from './with-mentors.ts';

/** The set as it is after a change. */
const after = async (work: Work<Actor>, { set }: SetRow) =>
  showSet(work, found(await setById(work.tx, set.id), 'objectives.not_found'));

const planRoutes = (app: App<Actor>, writers: Writers) => {
  handle(app, contract.goalSettingQuestions, signedIn, async () => showQuestions(writers));
  handle(
    app,
    contract.myObjectives,
    ownSetIn(({ query }) => query.program_id),
    async (work, _input, { row }) => ({ objectives: row && (await showSet(work, row)) }),
  );
  handle(
    app,
    contract.createGoalSetting,
    menteeIn(({ body }) => body.program_id),
    (work, { body }, place) => askForPlan(work, body, place),
  );
  handle(
    app,
    contract.showObjectives,
    readerOfSet(({ params }) => params.id),
    (work, _input, row) => showSet(work, row),
  );
  handle(
    app,
    contract.deleteObjectives,
    ownerOfSet(({ params }) => params.id),
    async (work, _input, row) => {
      await removeSet(work, row);
      return { message: 'Objectives deleted' };
    },
  );
  handle(
    app,
    contract.retryObjectives,
    ownerOfSet(({ params }) => params.id),
    async (work, _input, row) => {
      await askAgain(work, row);
      return { message: 'Your objectives are being made again' };
    },
  );
};

const objectiveRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.changeObjective,
    ownerOfObjective(({ params }) => params.id),
    async (work, { params, body }, row) => {
      await change(work, params.id, body.objective, row);
      return after(work, row);
    },
  );
  handle(
    app,
    contract.addObjective,
    ownerOfSet(({ params }) => params.id),
    async (work, { body }, row) => {
      await addTo(work, body, row);
      return after(work, row);
    },
  );
  handle(
    app,
    contract.removeObjective,
    ownerOfObjective(({ params }) => params.id),
    async (work, { params }, row) => {
      await remove(work, params.id, row);
      return after(work, row);
    },
  );
  handle(
    app,
    contract.orderObjectives,
    ownerOfSet(({ params }) => params.id),
    async (work, { body }, row) => {
      await order(work, body.objectives, row);
      return after(work, row);
    },
  );
};

const mentorRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.learningProgress,
    readerOfLearning(({ params, query }) => ({ userId: params.userId, programId: query.program_id })),
    async (work, _input, { row, isMentor }) => ({
      progress: row && (await showFigures(work, row)),
      objectives: row && isMentor ? await showSet(work, row) : null,
    }),
  );
  handle(
    app,
    contract.commentObjective,
    readerOfObjective(({ params }) => params.id),
    async (work, { params, body }, row) => {
      await comment(work, params.id, body.body, row);
      return after(work, row);
    },
  );
  handle(
    app,
    contract.deleteObjectiveComment,
    readerOfComment(({ params }) => params.id),
    async (work, { params }, row) => {
      await withdrawComment(work, params.id, row);
      return after(work, row);
    },
  );
  handle(
    app,
    contract.suggestObjective,
    mentorOfSet(({ params }) => params.id),
    async (work, { body }, row) => ({ id: await suggest(work, body, row), message: 'Suggestion sent' }),
  );
  handle(
    app,
    contract.answerSuggestion,
    ownerOfSuggestion(({ params }) => params.id),
    async (work, { params, body }, row) => {
      await answer(work, params.id, body.decision, row);
      const message = body.decision === 'accept' ? 'Added to your objectives' : 'Suggestion declined';
      return { message, objectives: await after(work, row) };
    },
  );
};

/** Goal setting, learning plans and their objectives (OBJ). */
export const objectiveRoutesWith = (writers: Writers) => (app: App<Actor>) => {
  planRoutes(app, writers);
  objectiveRoutes(app);
  mentorRoutes(app);
};
