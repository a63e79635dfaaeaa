import * as contract from '../../../../contract/profiles/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { amendCollege, dropCollege, recordCollege } from '../colleges.ts';
import { amendJob, dropJob, recordJob } from '../jobs.ts';
import { presentCollege, presentJob } from '../present/own.ts';

export const experienceRoutes = (app: App<Actor>) => {
  handle(app, contract.addJob, signedIn, async (work, { body }) => presentJob(await recordJob(work, body)));

  handle(app, contract.changeJob, signedIn, async (work, { params, body }) =>
    presentJob(await amendJob(work, params.id, body)),
  );

  handle(app, contract.removeJob, signedIn, async (work, { params }) => {
    await dropJob(work, params.id);
    return { message: 'Job successfully deleted' };
  });

  handle(app, contract.addCollege, signedIn, async (work, { body }) => presentCollege(await recordCollege(work, body)));

  handle(app, contract.changeCollege, signedIn, async (work, { params, body }) =>
    presentCollege(await amendCollege(work, params.id, body)),
  );

  handle(app, contract.removeCollege, signedIn, async (work, { params }) => {
    await dropCollege(work, params.id);
    return { message: 'University successfully deleted' };
  });
};
