import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Instant, Message } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { applicantStatuses, applicationLimits } from '../values.ts';
import { Intake } from './building.ts';
import { ApplicationQuestion } from './fields.ts';
import { AnswerFile } from './files.ts';

/** APP-24: the form as an applicant sees it. A closed form shows no questions (APP-30). */
export const ApplicationForm = z.object({
  id: Id,
  program_id: Id,
  name: z.string(),
  description: z.string(),
  link_ref: z.string(),
  role_name: z.string(),
  published: z.boolean(),
  status: z.enum(['Open', 'Closed']),
  questions: z.array(ApplicationQuestion),
  ...Intake.shape,
  /** What the reader has sent or saved so far; null if nothing. */
  applicant: z
    .object({
      status: z.enum(applicantStatuses),
      applied_on: Instant.nullable(),
      answers: z.array(z.object({ question_id: Id, answer: z.string() })),
      files: z.array(AnswerFile),
    })
    .nullable(),
  why_not: z.object({ save_draft: WhyNot, submit: WhyNot, join_waitlist: WhyNot }),
});

export type ApplicationForm = z.infer<typeof ApplicationForm>;

export const applicantForm = shape({
  summary: 'A form to apply with, by its id or the end of its address, with what the reader kept (APP-24, B79)',
  query: z.object({ application_id: IdInPath.optional(), link_ref: z.string().max(100).optional() }),
  response: ApplicationForm,
  refusals: ['accounts.not_signed_in', 'applications.not_found'],
});

const Answer = z.object({
  question_id: IdInPath,
  application_id: IdInPath.optional(),
  /** As the form showed it; the stored question decides. */
  required: z.boolean().optional(),
  /** Several options: one a line, as the question spells them. A file is sent by a call of its own, before this one. */
  answer: z.preprocess(
    (value) => (value === null || value === undefined ? '' : typeof value === 'number' ? String(value) : value),
    // Far beyond what any question takes; which is too long is said beside the question.
    z.string().max(100_000),
  ),
});

export const submitApplication = shape({
  summary: 'Keeps a draft, or sends the application (APP-25, APP-26)',
  idempotent: true,
  body: z.object({
    /** `waitlisted`: for the waitlist if no place is free; a free place is taken all the same. */
    applicant_status: z.enum(['draft', 'applied', 'waitlisted']),
    application_id: IdInPath,
    answers: z
      .array(Answer)
      .max(applicationLimits.questions * 2)
      .default([]),
  }),
  response: Message,
  refusals: [
    'accounts.not_signed_in',
    'applications.not_found',
    'applications.admins_decide',
    'applications.closed',
    'applications.deadline_passed',
    'applications.full',
    'applications.no_waitlist',
    'applications.already_applied',
    'applications.already_member',
    'programmes.not_found',
    'programmes.inactive',
  ],
});

/** One of the reader's own applications. */
const OwnApplication = z.object({
  id: Id,
  applicant_id: Id,
  name: z.string(),
  role_name: z.string(),
  link_ref: z.string(),
  status: z.enum(applicantStatuses),
  applied_on: Instant.nullable(),
  joined_at: Instant.nullable(),
  /** What the team wrote to whom they rejected, or ''. */
  rejection_note: z.string(),
  /**
   * APP-28: `continue` is null only if Continue leads into the programme; `edit` is null while it is a draft that can
   * be sent.
   */
  why_not: z.object({ continue: WhyNot, edit: WhyNot }),
});

export type OwnApplication = z.infer<typeof OwnApplication>;

/** A form that the reader has not started. */
const OpenApplication = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  role_name: z.string(),
  link_ref: z.string(),
  ...Intake.shape,
  /** All places are taken or the last day has passed: only the waitlist is open. */
  only_waitlist: z.boolean(),
});

export type OpenApplication = z.infer<typeof OpenApplication>;

export const ownApplications = shape({
  summary: "The reader's applications in a programme, what else is open to them, and whom to ask (APP-27)",
  query: z.object({ program_id: IdInPath }),
  response: z.object({
    applications: z.array(OwnApplication),
    open: z.array(OpenApplication),
    support_email: z.string().nullable(),
    /** Where Continue leads. */
    redirect_url: z.string(),
  }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found', 'applications.admins_decide'],
});

export const hasApplied = shape({
  summary: 'Has this person sent this application (APP-29, B82)? Asked by themselves, or by an admin of the programme',
  query: z.object({ user_id: IdInPath, application_id: IdInPath }),
  response: z.boolean(),
  refusals: ['accounts.not_signed_in', 'applications.not_found', 'applications.applicant_not_found'],
});

export const continueToProgramme = shape({
  summary: "An approved applicant joins with the application's role (APP-28, B81)",
  body: z.object({ applicant_id: IdInPath }),
  response: Message.extend({ redirect_url: z.string() }),
  refusals: [
    'accounts.not_signed_in',
    'applications.applicant_not_found',
    'applications.not_approved',
    'applications.left',
    'accounts.not_confirmed',
    'accounts.not_found',
    'programmes.not_found',
    'programmes.inactive',
  ],
});
