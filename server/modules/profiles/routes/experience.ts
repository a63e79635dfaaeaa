import * as contract from '../../../../contract/profiles/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { amendCollege, dropCollege, recordCollege } from '../colleges.ts';
import { amendJob, dropJob, recordJob } from '../jobs.ts';
import { ownerOfCollege, ownerOfJob } from '../permissions.ts';
import { presentCollege, presentJob } from '../present/own.ts';

export const experienceRoutes = (app: App<Actor>) => {
  handle(app, contract.addJob, signedIn, async (work, { body }) => presentJob(await recordJob(work, body)));

  handle(
    app,
    contract.changeJob,
    ownerOfJob(({ params }) => params.id),
    async (work, { body }, job) => presentJob(await amendJob(work, job, body)),
  );

  handle(
    app,
    contract.removeJob,
    ownerOfJob(({ params }) => params.id),
    async (work, _input, job) => {
      await dropJob(work, job);
      return { message: 'Job successfully deleted' };
    },
  );

  handle(app, contract.addCollege, signedIn, async (work, { body }) => presentCollege(await recordCollege(work, body)));

  handle(
    app,
    contract.changeCollege,
    ownerOfCollege(({ params }) => params.id),
    async (work, { body }, college) => presentCollege(await amendCollege(work, college, body)),
  );

  handle(
    app,
    contract.removeCollege,
    ownerOfCollege(({ params }) => params.id),
    async (work, _input, college) => {
      await dropCollege(work, college);
      return { message: 'University successfully deleted' };
    },
  );
};
