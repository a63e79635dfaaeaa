import { z } from 'zod';
import { shape, uploadLimit } from '../../endpoint.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';
import { importLimits } from '../values.ts';

const Column = z.number().int().min(0).max(importLimits.columns).nullable();

/** The column of the file, counted from 0, that contains each field. */
export const ImportMapping = z.object({
  email: Column,
  name: Column,
  firstname: Column,
  lastname: Column,
  phone_no: Column,
  role: Column,
});

export type ImportMapping = z.infer<typeof ImportMapping>;

const state = z.enum(['ready', 'wrong', 'added', 'invited', 'member']);

export const ImportRow = z.object({
  line: z.number().int(),
  email: z.string().nullable(),
  name: z.string(),
  role: z.string().nullable(),
  state,
  /** Why this row is rejected. */
  problem: z.string().nullable(),
});

export type ImportRow = z.infer<typeof ImportRow>;

export const ParticipantImport = z.object({
  id: Id,
  file_name: z.string(),
  columns: z.array(z.string()),
  mapping: ImportMapping,
  role_id: Id,
  status: z.enum(['draft', 'running', 'done']),
  /**
   * The number of rows that are still to come (`ready`), are `wrong`, were `added` because the company knows the person,
   * were `invited` as everyone else is, or whose person is a `member` already.
   */
  counts: z.object({
    ready: z.number(),
    wrong: z.number(),
    added: z.number(),
    invited: z.number(),
    member: z.number(),
  }),
  /** B09: how many more emails the program may send today; the rows beyond that follow by themselves. */
  emails_left: z.number().int(),
  /** Set while a running import waits for that. */
  waits_until: Instant.nullable(),
  rows: z.array(ImportRow),
  page: z.number().int(),
  max_pages: z.number().int(),
});

export type ParticipantImport = z.infer<typeof ParticipantImport>;

const here = [
  'accounts.not_signed_in',
  'programmes.not_found',
  'programmes.admins_only',
  'programmes.import_not_found',
] as const;

const toChange = [...here, 'programmes.inactive', 'accounts.not_confirmed', 'programmes.import_started'] as const;

const ofImport = z.object({ id: IdInPath, importId: IdInPath });

const Shown = z.object({
  state: state.optional(),
  page: z.coerce.number<unknown>().int().min(1).max(1_000_000).catch(1).optional(),
});

export const openImport = shape({
  summary: 'Reads a file of people and checks each row; nothing is added yet',
  uploads: { file: { maxBytes: importLimits.bytes, maxFiles: 1 } },
  params: z.object({ id: IdInPath }),
  body: z.object({ role_id: IdInPath }),

  limit: uploadLimit,
  response: ParticipantImport,
  refusals: [...toChange, 'programmes.role_not_found', 'programmes.file_too_big'],
});

export const readImport = shape({
  summary: 'How far it is, and a page of its rows with what becomes of each',
  params: ofImport,
  query: Shown,
  response: ParticipantImport,
  refusals: here,
});

export const mapImport = shape({
  summary: 'Says which column is what, and as what people join; every row is checked again',
  params: ofImport,
  body: z.object({ mapping: ImportMapping, role_id: IdInPath }),
  response: ParticipantImport,
  refusals: [...toChange, 'programmes.role_not_found'],
});

export const runImport = shape({
  summary: 'Adds the people whom the company knows and invites the others; a second time it goes on where it stands',
  params: ofImport,
  response: ParticipantImport,
  refusals: [...here, 'programmes.inactive', 'accounts.not_confirmed', 'programmes.import_empty'],
});
