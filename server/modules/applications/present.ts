import type { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import {
  type AnswerFile,
  type Applicant,
  readAnswerFile,
  reviewActs,
  type Application,
  type ApplicationForm,
  type OpenApplication,
  type OwnApplication,
  type ApplicationQuestion,
  openNames,
} from '../../../contract/applications/index.ts';
import type { whyNotJoin } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import { photoUrl } from '../profiles/index.ts';
import type { ApplicantRow, ApplicationRow, OwnRow, QuestionRow } from './queries.ts';
import type { Counts } from './queries/counts.ts';
import type { FileRow } from './queries/files.ts';
import { factsOf } from './rules/facts.ts';
import { intakeFacts, placesLeft } from './rules/intake.ts';
import { unlimited, whyNot } from './rules/states.ts';

export const presentQuestion = (row: QuestionRow): ApplicationQuestion => ({
  id: row.id,
  title: row.title,
  description: row.description,
  required: row.required,
  question_type: row.questionType,
  scale_start: row.scaleStart,
  scale_end: row.scaleEnd,
  options: row.options,
  choose_least: row.chooseLeast,
  choose_most: row.chooseMost,
  file_kinds: row.fileKinds,
});

export const presentFile = (row: FileRow): AnswerFile => ({
  id: row.id,
  question_id: row.questionId,
  file_name: row.fileName,
  file_size: row.fileSize,
  file: readAnswerFile.path.replace('{id}', String(row.id)),
});

const statusOf = ({ published }: { published: boolean }) => (published ? openNames.open : openNames.closed);

interface IntakeNow {
  /** How many places are taken. */
  taken: number;
  zone: string;
  now: Temporal.Instant;
}

const presentIntake = (application: ApplicationRow['application'], { taken, ...moment }: IntakeNow) => ({
  last_day: application.lastDay,
  places: application.places,
  places_left: placesLeft(application.places, taken),
  deadline_passed: intakeFacts(application, { taken, ...moment }).late,
  waitlist: application.waitlist,
});

interface Parts {
  intake: IntakeNow;
  questions: readonly QuestionRow[];
  counts: Counts;
  /** Absolute URL of the programme's portal. */
  portal: string;
  /** How many of the places belong to people whose rejection can still be undone (M42). */
  placesRejected: number;
}

/** APP-04, APP-11 */
export const presentApplication = (
  { application, roleName }: ApplicationRow,
  { questions, counts, portal, intake, placesRejected }: Parts,
): Application => {
  const { applied, shortlisted, waitlisted, approved, rejected, draft } = counts;
  return {
    id: application.id,
    name: application.name,
    description: application.description,
    user_type: application.userType,
    program_id: application.programId,
    link_ref: application.linkRef,
    url: `${portal}/applications/${application.linkRef}`,
    role_id: application.roleId,
    role_name: roleName,
    total_applicants: applied + shortlisted + waitlisted + approved + rejected,
    application_total: applied,
    shortlisted_total: shortlisted,
    waitlisted_total: waitlisted,
    approved_total: approved,
    rejected_total: rejected,
    draft_total: draft,
    created_at: application.createdAt.toString(),
    ...presentIntake(application, intake),
    places_taken: intake.taken,
    places_rejected: placesRejected,
    opened: application.openedAt !== null,
    published: application.published,
    status: statusOf(application),
    questions: questions.filter(({ applicationId }) => applicationId === application.id).map(presentQuestion),
    version: application.version,
  };
};

interface Review {
  now: Temporal.Instant;
  questions: readonly QuestionRow[];
  answers: ReadonlyMap<number, string> | undefined;
  files: readonly FileRow[] | undefined;
  running: boolean;
  open: boolean;
}

/** APP-12 */
export const presentApplicant = ({ applicant, user, member }: ApplicantRow, review: Review): Applicant => {
  const { questions, answers, files = [], running, open, now } = review;
  const facts = factsOf({ applicant, running, open, member, intake: unlimited, now });
  return {
    id: applicant.id,
    user_id: applicant.userId,
    slug: member ? user.slug : null,
    full_name: fullName(user),
    email: user.email,
    confirmed: user.confirmedAt !== null,
    profile_photo_url: photoUrl(user.photo),
    applied_on: applicant.appliedOn?.toString() ?? null,
    answers: questions.map(({ id }) => answers?.get(id) ?? ''),
    files: files.map(presentFile),
    status: facts.status === 'rejecting' ? 'rejected' : applicant.status,
    rejects_at: applicant.rejectsAt?.toString() ?? null,
    rejection_note: applicant.rejectionNote,
    invite_sent_at: applicant.inviteSentAt?.toString() ?? null,
    joined_at: applicant.joinedAt?.toString() ?? null,
    why_not: Object.fromEntries(reviewActs.map((act) => [act, whyNot(act, facts, 'admin')])) as Applicant['why_not'],
  };
};

interface OwnStanding {
  intake: IntakeNow;
  applicant: OwnRow['applicant'] | undefined;
  answers: ReadonlyMap<number, string>;
  files: readonly FileRow[];
  questions: readonly QuestionRow[];
  running: boolean;
  member: boolean;
}

/** APP-24. A closed form shows only its name, unless the reader has already begun an application. */
export const presentForm = (
  { application, roleName }: ApplicationRow,
  { applicant, answers, files, questions, running, member, intake }: OwnStanding,
  mayNot: z.input<typeof ApplicationForm>['why_not']['submit'],
): ApplicationForm => {
  const facts = factsOf({
    applicant,
    running,
    open: application.published,
    member,
    intake: intakeFacts(application, intake),
    now: intake.now,
  });
  const shown = application.published || applicant !== undefined ? questions : [];
  return {
    id: application.id,
    program_id: application.programId,
    name: application.name,
    description: application.description,
    link_ref: application.linkRef,
    role_name: roleName,
    published: application.published,
    status: statusOf(application),
    questions: shown.map(presentQuestion),
    ...presentIntake(application, intake),
    applicant: applicant
      ? {
          status: applicant.status,
          applied_on: applicant.appliedOn?.toString() ?? null,
          answers: shown.map(({ id }) => ({ question_id: id, answer: answers.get(id) ?? '' })),
          files: files.map(presentFile),
        }
      : null,
    why_not: {
      save_draft: mayNot ?? whyNot('save_draft', facts, 'applicant'),
      submit: mayNot ?? whyNot('submit', facts, 'applicant'),
      join_waitlist: mayNot ?? whyNot('join_waitlist', facts, 'applicant'),
    },
  };
};

interface OwnReading {
  running: boolean;
  member: boolean;
  mayJoin: ReturnType<typeof whyNotJoin>;
  intake: IntakeNow;
}

/** APP-27, APP-28; M41: only people with a confirmed address continue into the programme. */
export const presentOwn = (
  { applicant, application, roleName }: OwnRow,
  { running, member, mayJoin, intake }: OwnReading,
): OwnApplication => {
  const facts = factsOf({
    applicant,
    running,
    open: application.published,
    member,
    intake: intakeFacts(application, intake),
    now: intake.now,
  });
  return {
    id: application.id,
    applicant_id: applicant.id,
    name: application.name,
    role_name: roleName,
    link_ref: application.linkRef,
    status: applicant.status,
    applied_on: applicant.appliedOn?.toString() ?? null,
    joined_at: applicant.joinedAt?.toString() ?? null,
    // Nobody hears of a rejection before it is final (M42).
    rejection_note: applicant.status === 'rejected' ? applicant.rejectionNote : '',
    why_not: {
      continue: whyNot('continue', facts, 'applicant') ?? (member ? null : mayJoin),
      edit: whyNot('save_draft', facts, 'applicant'),
    },
  };
};

/** A form that the reader has not started; undefined when neither a place nor the waitlist is open to them. */
export const presentOpen = (
  { application, roleName }: ApplicationRow,
  { running, member, intake }: Pick<OwnReading, 'running' | 'member' | 'intake'>,
): OpenApplication | undefined => {
  const facts = factsOf({
    applicant: undefined,
    running,
    open: application.published,
    member,
    intake: intakeFacts(application, intake),
    now: intake.now,
  });
  const mayApply = whyNot('submit', facts, 'applicant') === null;
  if (!mayApply && whyNot('join_waitlist', facts, 'applicant') !== null) return undefined;
  return {
    id: application.id,
    name: application.name,
    description: application.description,
    role_name: roleName,
    link_ref: application.linkRef,
    ...presentIntake(application, intake),
    only_waitlist: !mayApply,
  };
};
