import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { Day, FileAnswer, Id, IdInPath, Instant } from '../../schemas/types.ts';
import { actKinds, type ActKind, longestAuditSearch, supportStaff } from '../values.ts';

const Kind = z.enum(Object.keys(actKinds) as [ActKind, ...ActKind[]]);

/** A person by their id, or everyone of the platform's staff. */
const Doer = z
  .string()
  .max(16, { error: say('field.not_listed'), abort: true })
  .refine((by) => by === supportStaff || /^[1-9]\d*$/.test(by), say('field.not_listed'));

const place = {
  /** Only what was done in this program; without it, everything in the companies that the caller administers. */
  program_id: IdInPath.optional(),
};

const filters = {
  ...place,
  kind: Kind.optional(),
  by: Doer.optional(),
  /** Days of the caller's own calendar, the last one included. */
  from: Day().optional(),
  to: Day().optional(),
  /** Words of what was done, or the name of somebody who acted or was acted upon, or of the program. */
  search: z.string().trim().max(longestAuditSearch).optional(),
};

const refusals = [
  'accounts.not_signed_in',
  'accounts.enterprise_only',
  'programmes.not_found',
  'programmes.admins_only',
] as const;

export const CompanyAuditLine = z.object({
  id: Id,
  at: Instant,
  /** A sentence without its subject: 'Removed Mei Tan (Mentee)'. */
  what: z.string(),
  /** A name of today, or the platform's support, and as whom they were viewing (B11). */
  who: z.string(),
  kind: Kind,
  program: z.object({ id: Id, name: z.string() }).nullable(),
});

export type CompanyAuditLine = z.infer<typeof CompanyAuditLine>;

export const companyAuditLog = shape({
  summary: 'What admins did in a company or in one of its programs, the latest first; fifty a page (SYS-19)',
  query: z.object({
    ...filters,
    /** `next` of the page before: the list goes on below that line, whatever was written meanwhile. */
    after: IdInPath.optional(),
  }),
  response: z.object({
    lines: z.array(CompanyAuditLine),
    /** What the next page is asked for with, in `after`; null on the last one. */
    next: Id.nullable(),
  }),
  refusals,
});

export type CompanyAuditPage = z.infer<typeof companyAuditLog.response>;

export const companyAuditChoices = shape({
  summary: 'Whom and what the log of a company can be filtered by: who acted in it, and its programs (SYS-19)',
  query: z.object(place),
  response: z.object({
    people: z.array(z.object({ id: Id, name: z.string() })),
    /** Whether the platform's support has done anything here. */
    support: z.boolean(),
    programs: z.array(z.object({ id: Id, name: z.string() })),
  }),
  refusals,
});

export const companyAuditFile = shape({
  summary: 'Every line of the log that the filter leaves, as a file (SYS-04, SYS-19)',
  query: z.object({ is_csv: z.string().max(20).optional(), ...filters }),
  response: FileAnswer,
  answers: 'file',
  refusals,
  limit: { max: 60, per: 'hour', by: 'account' },
});
