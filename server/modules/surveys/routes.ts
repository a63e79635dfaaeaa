import * as contract from '../../../contract/surveys/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, platformAdminsOnly, signedIn } from '../../policies/actor.ts';
import { adminOf, memberOf } from '../programmes/index.ts';
import { showDue } from './nps/due.ts';
import { showResults } from './nps/results.ts';
import { submit } from './nps/submit.ts';
import { give, showPulses } from './pulse.ts';
import { programmeSurveyRoutes } from './routes/programme.ts';

export const surveyRoutes = (app: App<Actor>) => {
  programmeSurveyRoutes(app);

  handle(
    app,
    contract.pulsesDue,
    memberOf(({ query }) => query.program_id),
    (work, _input, { program }) => showPulses(work, program.id),
  );

  handle(app, contract.givePulse, signedIn, (work, { body }) => give(work, body));

  handle(app, contract.npsDue, signedIn, (work, { query }) => showDue(work, query));

  handle(app, contract.submitNps, signedIn, (work, { body }) => submit(work, body));

  handle(
    app,
    contract.programmeNps,
    adminOf(({ params }) => params.id),
    ({ tx }, { query }, { program }) => showResults(tx, program.id, query.page),
  );

  handle(app, contract.platformNps, platformAdminsOnly, ({ tx }, { query }) => showResults(tx, null, query.page));
};
