import { minutesToUndo } from '../../../contract/applications/index.ts';
import type { ApplicantRejected } from '../../domain-events/applications.ts';
import { eachApart } from '../../platform/each-apart.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Change } from '../../platform/work.ts';
import { adminsOf } from '../programmes/index.ts';
import { eventOf, factsToDecide } from './decide.ts';
import { formOf, rejectionsDue } from './queries/rejections.ts';
import { whyNot } from './rules/states.ts';
import { lockApplicant, recordDecisions, updateApplicants } from './store.ts';

/** M42: the ten minutes are over. Whoever was undone at the last moment, or is final already, is left alone. */
export const finishRejection = async (change: Change, id: number) => {
  const { tx, now, announce, refresh } = change;
  const applicant = await lockApplicant(tx, id);
  if (!applicant) return;
  const application = await formOf(tx, applicant.applicationId);
  if (whyNot('make_final', factsToDecide(applicant, application, change), 'clock') !== null) return;
  const { rejectedBy: decidedBy, rejectsAt, status: fromStatus } = applicant;
  if (decidedBy === null || rejectsAt === null) throw new Error('a rejection that waits knows whose it is');
  const decidedAt = rejectsAt.subtract({ minutes: minutesToUndo });
  await recordDecisions(tx, [{ applicantId: id, fromStatus, toStatus: 'rejected', decidedBy, decidedAt }]);
  await updateApplicants(tx, [id], now, { status: 'rejected', rejectsAt: null, rejectionSentAt: now });
  await announce<ApplicantRejected>({ name: 'applicant.rejected', ...eventOf(change, application, applicant) });
  refresh({ people: [...(await adminsOf(tx, application.programId)), applicant.userId], keys: ['applications'] });
};

/** Run by the clock; each in a transaction of its own, so that one failure does not stop the others. */
export const finishRejections = async ({ now, transact }: Job) => {
  const due = await transact(({ tx }) => rejectionsDue(tx, now));
  await eachApart(due, ({ id }) => transact((change) => finishRejection(change, id)));
};
