import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Several } from '../../schemas/chosen.ts';
import { FileAnswer, Id, IdInPath, Instant, Message } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { applicantStatuses, applicationLimits } from '../values.ts';
import { Application } from './building.ts';
import { ApplicationQuestion } from './fields.ts';
import { AnswerFile } from './files.ts';

/** APP-12 */
export const Applicant = z.object({
  id: Id,
  user_id: Id,
  /** The address of their page in the portal; null until they have joined. */
  slug: z.string().nullable(),
  full_name: z.string(),
  email: z.string(),
  /** M41: people can apply and be approved before they have confirmed their address, but cannot join. */
  confirmed: z.boolean(),
  profile_photo_url: z.string().nullable(),
  applied_on: Instant.nullable(),
  /**
   * One answer per question, in the order of the questions; '' where none was given. Several options are one a line, and
   * a file is its name.
   */
  answers: z.array(z.string()),
  files: z.array(AnswerFile),
  status: z.enum(applicantStatuses),
  /** When the invitation was last sent, and when it was accepted. */
  invite_sent_at: Instant.nullable(),
  joined_at: Instant.nullable(),
  /** M42: the rejection can be undone until this moment, when they are told; null once it is final. */
  rejects_at: Instant.nullable(),
  /** What the team wrote to whom they rejected. */
  rejection_note: z.string(),
  why_not: z.object({
    shortlist: WhyNot,
    waitlist: WhyNot,
    approve: WhyNot,
    reject: WhyNot,
    undo: WhyNot,
    invite: WhyNot,
    remove: WhyNot,
  }),
});

export type Applicant = z.infer<typeof Applicant>;

const here = [
  'accounts.not_signed_in',
  'programmes.not_found',
  'programmes.admins_only',
  'applications.not_found',
] as const;

const asked = {
  application_id: IdInPath,
  /** M30: as printed too, and several. */
  status: Several(applicantStatuses).prefault('applied'),
  /** Part of a name or an email address. */
  search: z.string().trim().max(100).default(''),
};

export const listApplicants = shape({
  summary: 'Who applied, by where they stand, the latest first; 20 a page (APP-10, APP-13)',
  query: z.object({ ...asked, page: IdInPath.pipe(z.number().max(100_000)).default(1) }),
  response: z.object({
    applicants: z.array(Applicant),
    questions: z.array(ApplicationQuestion),
    /** Exact up to 10,000; 10,001 stands for more, and the pages end there. */
    total_count: z.number().int(),
    application: Application,
    page: z.number().int(),
    max_pages: z.number().int(),
  }),
  refusals: here,
});

export const exportApplicants = shape({
  summary: 'The applicants of one status with all their answers (APP-23, B83)',
  answers: 'file',
  query: z.object(asked),
  response: FileAnswer,

  refusals: here,
});

const deciding = [
  ...here,
  'programmes.inactive',
  'applications.applicant_not_found',
  'applications.still_draft',
  'applications.not_approved',
  'applications.decided_already',
  'applications.rejected_for_good',
  'applications.undo_first',
  'applications.not_allowed',
  'programmes.too_many_emails',
] as const;

const Decision = z.enum(
  ['shortlisted', 'waitlisted', 'approved', 'rejected'],
  'Please choose what becomes of the applicant',
);

const Note = z
  .string()
  .trim()
  .max(applicationLimits.rejectionNote, `Please use at most ${applicationLimits.rejectionNote} characters`)
  .default('');

/** Of whom something was done, and of whom it could not be, and why. */
const ManyDone = Message.extend({
  done: z.number().int(),
  refused: z.array(z.object({ applicant_id: Id, full_name: z.string(), error: z.string() })),
});

const Chosen = z.object({
  application_id: IdInPath,
  applicant_ids: z.array(IdInPath).min(1, 'Please choose applicants').max(applicationLimits.atOnce),
});

const one = z.object({ applicant_id: IdInPath });

export const updateApplicantStatus = shape({
  summary:
    'Shortlists, waitlists, approves or rejects; all but the shortlisted are told by email (APP-14…16, B81, M42)',
  body: one.extend({ status: Decision, note: Note }),
  response: Message,
  refusals: deciding,
});

export const decideApplicants = shape({
  summary: 'Decides many applicants of one form at once; says of whom it could not, and why',
  body: Chosen.extend({ status: Decision, note: Note }),
  response: ManyDone,
  refusals: [...here, 'programmes.inactive', 'accounts.not_confirmed', 'programmes.too_many_emails'],
});

export const sendInvite = shape({
  summary: 'Sends the invitation to somebody approved, once more if asked later; approves who is not yet (APP-15, B81)',
  // `status` says in which state the sender saw the applicants; the stored row decides.
  body: one.extend({ status: z.enum(applicantStatuses).optional() }),
  response: Message,
  refusals: deciding,
});

export const sendRejection = shape({
  summary: 'Rejects: for good, and told by email once, when ten minutes have passed without an undo (APP-17, M42)',
  body: one.extend({ note: Note }),
  response: Message,
  refusals: deciding,
});

export const undoRejections = shape({
  summary: 'Takes rejections back within ten minutes, before the applicants are told (M42)',
  body: Chosen,
  response: ManyDone,
  refusals: [...here, 'programmes.inactive'],
});

export const deleteApplicant = shape({
  summary: 'Takes a rejected applicant off the list; they may apply again (APP-19)',
  body: one,
  response: Message,
  refusals: [...deciding, 'applications.only_rejected'],
});
