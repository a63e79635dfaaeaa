import { type addJob, type changeJob, endsTooEarly } from '../../../contract/profiles/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { found, refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { profileChanged } from './profile-changed.ts';
import { endsBeforeStart, mostEntries, withoutEnd } from './rules/experience.ts';
import { countJobs, deleteJob, insertJob, type JobRow, lockJob, updateJob } from './store/experience.ts';
import { lockInfo } from './store/info.ts';

/** PRO-59 */
const checked = <J extends { startDate: string; endDate: string | null; isCurrent: boolean }>(job: J): J => {
  const settled = withoutEnd(job, job.isCurrent);
  if (endsBeforeStart(settled)) refuseField('end_date', endsTooEarly);
  return settled;
};

/** Adds a job to the user's own experience. */
export const recordJob = async (work: Work<Actor>, given: EndpointInput<typeof addJob>['body']) => {
  const { tx, now, actor } = work;
  await lockInfo(tx, actor.id);
  if ((await countJobs(tx, actor.id)) >= mostEntries) refuseIf('profiles.too_many_entries');
  const said = {
    name: given.name,
    companyName: given.company_name,
    description: given.description ?? null,
    startDate: given.start_date,
    endDate: given.end_date ?? null,
    isCurrent: given.is_current,
  };
  const job = await insertJob(tx, { ...checked(said), userId: actor.id, createdAt: now });
  await profileChanged(work);
  return job;
};

/** Changes the fields that were sent of the user's own job; the others stay. */
export const amendJob = async (work: Work<Actor>, { id }: JobRow, given: EndpointInput<typeof changeJob>['body']) => {
  const { tx, actor } = work;
  const before = found(await lockJob(tx, id, actor.id), 'profiles.job_not_found');
  const job = checked({
    ...before,
    name: given.name ?? before.name,
    companyName: given.company_name ?? before.companyName,
    description: given.description === undefined ? before.description : given.description,
    startDate: given.start_date ?? before.startDate,
    endDate: given.end_date === undefined ? before.endDate : given.end_date,
    isCurrent: given.is_current ?? before.isCurrent,
  });
  await updateJob(tx, job);
  await profileChanged(work);
  return job;
};

export const dropJob = async (work: Work<Actor>, { id }: JobRow) => {
  found(await deleteJob(work.tx, id, work.actor.id), 'profiles.job_not_found');
  await profileChanged(work);
};
