import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { objectiveStatuses } from '../objectives/values.ts';
import { OwnReview } from '../reviews/schemas/shown.ts';
import { Id, IdInPath, Instant, Message } from '../schemas/types.ts';
import { WhyNot } from '../schemas/why-not.ts';
import { longestNumber, mostCertificates, mostReflections, mostSessions, sessionForms } from './values.ts';

/** M49: what its public page shows, and nothing else. */
const Shown = z.object({
  number: z.string(),
  name: z.string(),
  program_name: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  /** Of the sessions that were completed. */
  minutes: z.number().int(),
});
export type ShownCertificate = z.infer<typeof Shown>;

/** A certificate as its owner sees it. */
export const Certificate = Shown.extend({ id: Id, program_id: Id, issued_at: Instant });
export type Certificate = z.infer<typeof Certificate>;

export const RecordObjective = z.object({
  month: z.number().int(),
  title: z.string(),
  status: z.enum(objectiveStatuses),
  due_date: z.iso.date(),
  done_at: Instant.nullable(),
  evidence_note: z.string(),
  evidence_link: z.string().nullable(),
});
export type RecordObjective = z.infer<typeof RecordObjective>;

export const RecordSession = z.object({
  booking_id: Id,
  start_at: Instant,
  minutes: z.number().int(),
  mentor: z.string(),
  topic: z.string(),
  form: z.enum(sessionForms),
});
export type RecordSession = z.infer<typeof RecordSession>;

export const OwnRecord = z.object({
  name: z.string(),
  /** Null: of the platform. */
  program: z.object({ id: Id, name: z.string() }).nullable(),
  /** The learning plan there; null if there is none. */
  goals: z
    .object({
      description: z.string(),
      done: z.number().int(),
      total: z.number().int(),
      /** OBJ-20 */
      percent: z.number().int(),
      objectives: z.array(RecordObjective),
    })
    .nullable(),
  /** Completed sessions as a mentee, newest first: the newest 1,000. */
  sessions: z.array(RecordSession).max(mostSessions),
  /** Of all completed sessions, also those that are not in the list. */
  session_count: z.number().int(),
  minutes: z.number().int(),
  /** The newest 200 reviews of the reader that they may read (M08, REV-22). */
  reflections: z.array(OwnReview).max(mostReflections),
  /** The number of reviews that the reader cannot read yet (M08). */
  reflections_waiting: z.number().int(),
  /** REV-22: in this program only admins can read what is said about others. */
  reflections_private: z.boolean(),
  /** The reader's own of this program, unless it was withdrawn; null on the platform. */
  certificate: Certificate.nullable(),
  /** On the platform: the reader's own of all programs, the newest 200. Empty in a program. */
  certificates: z.array(Certificate).max(mostCertificates),
  why_not: z.object({ certificate: WhyNot, withdraw: WhyNot }),
});
export type OwnRecord = z.infer<typeof OwnRecord>;

const personal = ['accounts.not_signed_in', 'accounts.not_while_viewing'] as const;

export const myRecord = shape({
  summary:
    'The record of the reader as a mentee: goals, sessions, reviews and certificate, on the platform or in a program',
  query: z.object({ program_id: IdInPath.optional() }),
  response: OwnRecord,
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});

export const issueCertificate = shape({
  summary: 'Makes the certificate of the reader for a program that has ended; there is one at most (M49)',
  body: z.object({ program_id: Id.max(Number.MAX_SAFE_INTEGER) }),
  response: Certificate,
  refusals: [...personal, 'programmes.not_found', 'records.mentees_only', 'records.not_ended', 'records.no_sessions'],
});

export const withdrawCertificate = shape({
  summary: 'Withdraws a certificate of the reader: nobody finds it by its number any longer (M49)',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [...personal, 'records.certificate_not_found'],
});

export const showCertificate = shape({
  summary: 'The certificate with this number, for everybody: name, program, dates and hours (M49)',
  params: z.object({ number: z.string().max(longestNumber, { abort: true }) }),
  response: Shown,
  refusals: ['records.certificate_not_found'],
  limit: { max: 300, per: 'hour', by: 'source' },
});
