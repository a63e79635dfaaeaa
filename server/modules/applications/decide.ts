import type { ApplicantInvited, ApplicantRejected } from '../../domain-events/applications.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordAudit } from '../accounts/index.ts';
import { adminsOf } from '../programmes/index.ts';
import { lockToDecide } from './load.ts';
import type { FoundApplicant } from './queries.ts';
import { factsOf } from './rules/facts.ts';
import { wasJustInvited } from './links.ts';
import { whyNot } from './rules/states.ts';
import { recordDecisions, updateApplicants } from './store.ts';
import type { applicants, applications } from './tables.ts';
import { texts } from './texts.ts';

export const actOf = { shortlisted: 'shortlist', approved: 'approve', rejected: 'reject' } as const;
export type Decision = keyof typeof actOf;
type Applicant = typeof applicants.$inferSelect;
type Application = typeof applications.$inferSelect;

/** Behind the programme's lock, which only a running programme gives. */
export const factsToDecide = (applicant: Applicant, { published }: Application) =>
  factsOf({ applicant, running: true, open: published, member: false });

const eventOf = ({ now }: Work<Actor>, application: Application, { id, userId }: Applicant) => ({
  programId: application.programId,
  applicationId: application.id,
  applicantId: id,
  userId,
  at: now.toString(),
});

/** The letter goes out after the commit; when, is written down here. */
const invite = async (work: Work<Actor>, application: Application, people: readonly Applicant[]) => {
  for (const applicant of people) {
    await work.announce<ApplicantInvited>({ name: 'applicant.invited', ...eventOf(work, application, applicant) });
  }
};

const reject = async (work: Work<Actor>, application: Application, people: readonly Applicant[]) => {
  for (const applicant of people) {
    await work.announce<ApplicantRejected>({ name: 'applicant.rejected', ...eventOf(work, application, applicant) });
  }
};

const stamps = (status: Decision, { now }: Work<Actor>) => ({
  status,
  ...(status === 'approved' && { inviteSentAt: now }),
  ...(status === 'rejected' && { rejectionSentAt: now }),
});

/** Open pages of whoever decides here, and of those decided about. */
const refreshPages = async (work: Work<Actor>, { programId }: Application, people: readonly Applicant[]) => {
  work.refresh({
    people: [...(await adminsOf(work.tx, programId)), work.actor.id, ...people.map(({ userId }) => userId)],
    keys: ['applications'],
  });
};

/** These may be decided so, and are locked: written down, and told to everybody concerned (C4). */
export const record = async (
  work: Work<Actor>,
  application: Application,
  people: readonly Applicant[],
  status: Decision,
) => {
  const { tx, now, actor } = work;
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
  await updateApplicants(tx, decided, now, stamps(status, work));
  const data = { user_ids: people.map(({ userId }) => userId) };
  await recordAudit(work, {
    action: `applicants.${status}`,
    objectType: 'Application',
    objectId: application.id,
    data,
  });
  if (status === 'approved') await invite(work, application, people);
  if (status === 'rejected') await reject(work, application, people);
  await refreshPages(work, application, people);
};

/** APP-14…17: one decision about one applicant; the same once more changes nothing and sends nothing. */
export const decide = async (work: Work<Actor>, seen: FoundApplicant, status: Decision) => {
  const { application, applicant } = await lockToDecide(work.tx, seen);
  if (applicant.status !== status) {
    refuseIf(whyNot(actOf[status], factsToDecide(applicant, application), 'admin'));
    await record(work, application, [applicant], status);
  }
  return { message: texts[status](1) };
};

/**
 * APP-15, APP-18, B81: the invitation to somebody approved. Who is not yet is approved by it. Right after it went out it
 * is not sent again: approving is two calls in the documents, and one letter.
 */
export const sendInvitation = async (work: Work<Actor>, seen: FoundApplicant) => {
  const { application, applicant } = await lockToDecide(work.tx, seen);
  const facts = factsToDecide(applicant, application);
  if (applicant.status !== 'approved') {
    refuseIf(whyNot('approve', facts, 'admin'));
    await record(work, application, [applicant], 'approved');
    return { message: texts.approved(1) };
  }
  refuseIf(whyNot('invite', facts, 'admin'));
  if (!wasJustInvited(applicant.inviteSentAt, work.now)) {
    await updateApplicants(work.tx, [applicant.id], work.now, { inviteSentAt: work.now });
    await invite(work, application, [applicant]);
    const data = { user_id: applicant.userId };
    await recordAudit(work, { action: 'applicant.invited', objectType: 'Application', objectId: application.id, data });
    await refreshPages(work, application, [applicant]);
  }
  return { message: texts.invited };
};
