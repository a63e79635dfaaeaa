import { minutesToUndo } from '../../../contract/applications/index.ts';
import type { ApplicantInvited, ApplicantWaitlisted } from '../../domain-events/applications.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { adminsOf, countEmails, type EmailLimits } from '../programmes/index.ts';
import { lockToDecide } from './load.ts';
import type { FoundApplicant } from './queries.ts';
import { factsOf } from './rules/facts.ts';
import { wasJustInvited } from './links.ts';
import { unlimited, whyNot } from './rules/states.ts';
import { recordDecisions, updateApplicants } from './store.ts';
import type { applicants, applications } from './tables.ts';
import { texts } from './texts.ts';

export const actOf = {
  shortlisted: 'shortlist',
  waitlisted: 'waitlist',
  approved: 'approve',
  rejected: 'reject',
} as const;
export type DecidedStatus = keyof typeof actOf;

export interface Decision {
  status: DecidedStatus;
  /** Written to whoever is rejected. */
  note: string;
}
type Applicant = typeof applicants.$inferSelect;
type Application = typeof applications.$inferSelect;

/** Call it behind the programme's lock, which only a running programme grants. */
export const factsToDecide = (applicant: Applicant, { published }: Application, { now }: Pick<Work<Actor>, 'now'>) =>
  factsOf({ applicant, running: true, open: published, member: false, intake: unlimited, now });

/** Repeating a decision changes nothing and sends nothing. */
export const isDecided = ({ status, rejectsAt }: Applicant, decided: DecidedStatus) =>
  rejectsAt === null ? status === decided : decided === 'rejected';

export const eventOf = ({ now }: Pick<Change, 'now'>, application: Application, { id, userId }: Applicant) => ({
  programId: application.programId,
  applicationId: application.id,
  applicantId: id,
  userId,
  at: now.toString(),
});

/** The email is sent after the commit; the time is recorded here. */
const invite = async (work: Work<Actor>, application: Application, people: readonly Applicant[]) => {
  for (const applicant of people) {
    await work.announce<ApplicantInvited>({ name: 'applicant.invited', ...eventOf(work, application, applicant) });
  }
};

const tellWaitlisted = async (work: Work<Actor>, application: Application, people: readonly Applicant[]) => {
  for (const applicant of people) {
    const about = eventOf(work, application, applicant);
    await work.announce<ApplicantWaitlisted>({ name: 'applicant.waitlisted', ...about, byApplying: false });
  }
};

/** Refreshes the open pages of the people who decide here and of the applicants they decided about. */
export const refreshPages = async (work: Work<Actor>, { programId }: Application, people: readonly Applicant[]) => {
  work.refresh({
    people: [...(await adminsOf(work.tx, programId)), work.actor.id, ...people.map(({ userId }) => userId)],
    keys: ['applications'],
  });
};

/** B09: decisions are emails to many, one by one as well as in bulk. */
const countDecisions = (
  work: Work<Actor>,
  { programId }: Application,
  people: readonly Applicant[],
  limits: EmailLimits,
) => {
  const to = people.map(({ userId }) => userId);
  return countEmails(work, { programId, kind: 'decisions', emails: to.length, to }, limits);
};

/** Writes down who decided what, and the new status. Expects locked applicants for whom it is allowed. */
const settle = async (
  { tx, now, actor }: Work<Actor>,
  people: readonly Applicant[],
  status: 'shortlisted' | 'waitlisted' | 'approved',
) => {
  const decided = await recordDecisions(
    tx,
    people.map(({ id, status: fromStatus }) => ({
      applicantId: id,
      fromStatus,
      toStatus: status,
      decidedBy: actor.id,
      decidedAt: now,
    })),
  );
  if (decided.length !== people.length) throw new Error('decided behind the lock');
  await updateApplicants(tx, decided, now, { status, ...(status === 'approved' && { inviteSentAt: now }) });
};

/** M42: status and email wait, so that it can be undone; the clock makes it final. */
const beginRejection = ({ tx, now, actor }: Work<Actor>, people: readonly Applicant[], note: string) =>
  updateApplicants(
    tx,
    people.map(({ id }) => id),
    now,
    { rejectsAt: now.add({ minutes: minutesToUndo }), rejectedBy: actor.id, rejectionNote: note },
  );

/** Records the decision and tells everyone concerned (C4). Expects locked applicants for whom it is allowed. */
export const record = async (
  work: Work<Actor>,
  application: Application,
  people: readonly Applicant[],
  { status, note }: Decision,
  limits: EmailLimits,
) => {
  // Nobody is told about being shortlisted.
  if (status !== 'shortlisted') await countDecisions(work, application, people, limits);
  await (status === 'rejected' ? beginRejection(work, people, note) : settle(work, people, status));
  const data = { user_ids: people.map(({ userId }) => userId) };
  const object = { type: 'Application' as const, id: application.id };
  await recordInProgram(work, application.programId, { action: `applicants.${status}`, object, data });
  if (status === 'approved') await invite(work, application, people);
  if (status === 'waitlisted') await tellWaitlisted(work, application, people);
  await refreshPages(work, application, people);
};

/** APP-14…17: one decision about one applicant; repeating it changes nothing and sends nothing. */
export const decide = async (work: Work<Actor>, seen: FoundApplicant, decision: Decision, limits: EmailLimits) => {
  const { application, applicant } = await lockToDecide(work.tx, seen);
  const { status } = decision;
  if (!isDecided(applicant, status)) {
    refuseIf(whyNot(actOf[status], factsToDecide(applicant, application, work), 'admin'));
    await record(work, application, [applicant], decision, limits);
  }
  return { message: texts[status](1) };
};

/**
 * APP-15, APP-18, B81: invites an approved applicant, approving them first if needed. An invitation that was just sent
 * is not sent again: the documents make approving two calls, but it should be one email.
 */
export const sendInvitation = async (work: Work<Actor>, seen: FoundApplicant, limits: EmailLimits) => {
  const { application, applicant } = await lockToDecide(work.tx, seen);
  const facts = factsToDecide(applicant, application, work);
  if (applicant.status !== 'approved') {
    refuseIf(whyNot('approve', facts, 'admin'));
    await record(work, application, [applicant], { status: 'approved', note: '' }, limits);
    return { message: texts.approved(1) };
  }
  refuseIf(whyNot('invite', facts, 'admin'));
  if (!wasJustInvited(applicant.inviteSentAt, work.now)) {
    await countDecisions(work, application, [applicant], limits);
    await updateApplicants(work.tx, [applicant.id], work.now, { inviteSentAt: work.now });
    await invite(work, application, [applicant]);
    const data = { user_id: applicant.userId };
    const object = { type: 'Application' as const, id: application.id };
    await recordInProgram(work, application.programId, { action: 'applicant.invited', object, data });
    await refreshPages(work, application, [applicant]);
  }
  return { message: texts.invited };
};
