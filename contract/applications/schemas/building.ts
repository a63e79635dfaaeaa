import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Instant, Message } from '../../schemas/types.ts';
import { ApplicationFields, ApplicationQuestion } from './fields.ts';

/**
 * APP-11: the number of applicants in each state; `application_total` counts those on the first tab. Exact up to 10,000; a higher
 * number stands for more.
 */
const ApplicantCounts = z.object({
  application_total: z.number().int(),
  shortlisted_total: z.number().int(),
  waitlisted_total: z.number().int(),
  approved_total: z.number().int(),
  rejected_total: z.number().int(),
  draft_total: z.number().int(),
});

/** When a form stops taking applications, and what happens then. */
export const Intake = z.object({
  /** The last day in the programme's zone, or null. */
  last_day: z.iso.date().nullable(),
  places: z.number().int().nullable(),
  /** Null when the number of places is not limited; 0 when the form is full. */
  places_left: z.number().int().nullable(),
  deadline_passed: z.boolean(),
  waitlist: z.boolean(),
});

/** APP-04 */
export const Application = ApplicantCounts.extend({
  ...Intake.shape,
  /** Applications that take a place: sent, and neither rejected nor on the waitlist. */
  places_taken: z.number().int(),
  /** How many of those were rejected and keep their place while that can be undone (M42). */
  places_rejected: z.number().int(),
  /** Whether it has ever been open. */
  opened: z.boolean(),
  id: Id,
  name: z.string(),
  description: z.string(),
  user_type: z.enum(['mentee', 'mentor', 'admin']),
  program_id: Id,
  link_ref: z.string(),
  /** The form's public address (B79). */
  url: z.string(),
  role_id: Id,
  role_name: z.string(),
  /** Everyone who has sent the form. */
  total_applicants: z.number().int(),
  created_at: Instant,
  published: z.boolean(),
  /** APP-03 */
  status: z.enum(['Open', 'Closed']),
  questions: z.array(ApplicationQuestion),
  /** Sent back on saving, so that someone who would overwrite another person's changes is told and loses nothing. */
  version: z.number().int(),
});

export type Application = z.infer<typeof Application>;

const here = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

const params = z.object({ id: IdInPath });

const changing = [...here, 'applications.not_found', 'programmes.inactive'] as const;

export const listApplications = shape({
  summary: "A programme's application forms, the newest first (APP-01, APP-09)",
  query: z.object({ program_id: IdInPath }),
  response: z.object({ applications: z.array(Application) }),
  refusals: here,
});

export const readApplication = shape({
  summary: 'One application form with its questions (APP-09)',
  params,
  response: Application,
  refusals: [...here, 'applications.not_found'],
});

export const createApplication = shape({
  summary: 'A new application form; it is closed until it is published (APP-06, APP-09)',
  idempotent: true,
  body: ApplicationFields.extend({ program_id: IdInPath }),
  response: Application,
  refusals: [...here, 'programmes.inactive'],
});

export const changeApplication = shape({
  summary: 'Changes the parts that are sent; questions keep the order in which they are sent (APP-09)',
  params,
  body: ApplicationFields.partial().extend({
    program_id: IdInPath.optional(),
    version: z.number().int().optional(),
    // If left out, the questions stay as they are.
    questions: ApplicationFields.shape.questions.unwrap().optional(),
    description: ApplicationFields.shape.description.unwrap().optional(),
  }),
  response: Application,
  refusals: [...changing, 'applications.changed_meanwhile'],
});

export const togglePublish = shape({
  summary: 'Opens a closed application form, or closes an open one (APP-02, APP-03)',
  params,
  response: Message,
  refusals: changing,
});

export const deleteApplication = shape({
  summary: 'Deletes an application form; its applicants are hidden with it (APP-02)',
  params,
  response: Message,
  refusals: changing,
});
