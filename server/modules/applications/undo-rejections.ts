import type { undoRejections as endpoint } from '../../../contract/applications/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { factsToDecide, refreshPages } from './decide.ts';
import { lockForm } from './load.ts';
import type { ApplicationRow } from './queries.ts';
import { refusedOf, sortOut } from './sort-out.ts';
import { whyNot } from './rules/states.ts';
import { lockApplicants, updateApplicants } from './store.ts';
import { texts } from './texts.ts';

/** M42: within ten minutes the applicants are where they were, and were told nothing. */
export const undoRejections = async (
  work: Work<Actor>,
  form: ApplicationRow,
  { applicant_ids: ids, application_id: _loaded, ...rest }: EndpointInput<typeof endpoint>['body'],
) => {
  nothingLeft(rest);
  const { tx, now } = work;
  const { application } = await lockForm(tx, form);
  const people = await lockApplicants(tx, application.id, ids);
  const { allowed, refused } = sortOut(people, (applicant) =>
    whyNot('undo', factsToDecide(applicant, application, work), 'admin'),
  );
  if (allowed.length > 0) {
    const undone = allowed.map(({ id }) => id);
    await updateApplicants(tx, undone, now, { rejectsAt: null, rejectedBy: null, rejectionNote: '' });
    const data = { user_ids: allowed.map(({ userId }) => userId) };
    const object = { type: 'Application' as const, id: application.id };
    await recordInProgram(work, application.programId, { action: 'applicants.rejection_undone', object, data });
    await refreshPages(work, application, allowed);
  }
  return { message: texts.undone(allowed.length), done: allowed.length, refused: await refusedOf(tx, refused) };
};
