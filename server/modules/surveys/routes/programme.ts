import * as contract from '../../../../contract/surveys/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { found } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordDownload } from '../../accounts/index.ts';
import { adminOf } from '../../programmes/index.ts';
import { adminOfSurvey, recipientOfSurvey } from '../permissions.ts';
import { answer } from '../programme/answer.ts';
import { presentForMember, presentSurvey } from '../programme/present.ts';
import { resultsFile, showResults } from '../programme/results.ts';
import { addSurvey, dropSurvey, editSurvey } from '../programme/save.ts';
import { closeSurvey, remindSurvey, sendSurvey } from '../programme/send.ts';
import { questionsOf, recipientOf, surveyById, surveysIn } from '../queries/surveys.ts';

const show = async ({ tx, now }: Work<Actor>, id: number) =>
  presentSurvey(found(await surveyById(tx, id), 'surveys.not_found'), await questionsOf(tx, [id]), now);

const showToMember = async ({ tx, actor }: Work<Actor>, id: number) => {
  const row = found(await surveyById(tx, id), 'surveys.not_found');
  const recipient = found(await recipientOf(tx, id, actor.id), 'surveys.not_found');
  return presentForMember(row, await questionsOf(tx, [id]), recipient.answered);
};

const idIn = ({ params }: { params: { id: number } }) => params.id;

const writingRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.createSurvey,
    adminOf(({ body }) => body.program_id),
    async (work, { body }) => show(work, await addSurvey(work, body)),
  );

  handle(app, contract.updateSurvey, adminOfSurvey(idIn), async (work, { body }, row) => {
    await editSurvey(work, row, body);
    return show(work, row.survey.id);
  });

  handle(app, contract.deleteSurvey, adminOfSurvey(idIn), async (work, _input, row) => {
    await dropSurvey(work, row);
    return { message: 'Successfully deleted.' };
  });

  handle(app, contract.sendSurvey, adminOfSurvey(idIn), async (work, { body }, row) => {
    await sendSurvey(work, row, body.send_at, app.settings);
    return show(work, row.survey.id);
  });

  handle(app, contract.remindSurvey, adminOfSurvey(idIn), async (work, _input, row) => {
    await remindSurvey(work, row, app.settings);
    return show(work, row.survey.id);
  });

  handle(app, contract.closeSurvey, adminOfSurvey(idIn), async (work, _input, row) => {
    await closeSurvey(work, row);
    return show(work, row.survey.id);
  });
};

export const programmeSurveyRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.listSurveys,
    adminOf(({ query }) => query.program_id),
    async ({ tx, now }, _input, { program }) => {
      const rows = await surveysIn(tx, program.id);
      const questions =
        rows.length === 0
          ? []
          : await questionsOf(
              tx,
              rows.map(({ survey }) => survey.id),
            );
      return { surveys: rows.map((row) => presentSurvey(row, questions, now)) };
    },
  );

  handle(app, contract.showSurvey, adminOfSurvey(idIn), (work, { params }) => show(work, params.id));

  handle(app, contract.surveyResults, adminOfSurvey(idIn), ({ tx }, _input, row) => showResults(tx, row));

  handle(app, contract.surveyResultsFile, adminOfSurvey(idIn), async (work, _input, row) => {
    const file = await resultsFile(work, row);
    const object = { type: 'Survey' as const, id: row.survey.id };
    await recordDownload(app, work, { file: 'survey', of: { programId: row.programId }, object });
    return file;
  });

  handle(app, contract.surveyForMember, recipientOfSurvey(idIn), (work, { params }) => showToMember(work, params.id));

  handle(app, contract.answerSurvey, recipientOfSurvey(idIn), async (work, { params, body }, { row }) => {
    await answer(work, row, body.answers);
    return showToMember(work, params.id);
  });

  writingRoutes(app);
};
