import { z } from 'zod';
import { shape, uploadLimit } from '../../endpoint.ts';
import { FileAnswer, Id, IdInPath, Instant, IsoInstant } from '../../schemas/types.ts';
import { say } from '../../say.ts';
import { importLimits } from '../values.ts';
import { LastLook } from './last-look.ts';

const Column = z.number().int().min(0).max(importLimits.columns).nullable();

/** Whoever leaves it out has no such column. */
const DetailColumn = Column.default(null);

/** The column of the file, counted from 0, that contains each field. */
export const ImportMapping = z.object({
  email: Column,
  name: Column,
  firstname: Column,
  lastname: Column,
  phone_no: Column,
  role: Column,
  employee_id: DetailColumn,
  department: DetailColumn,
  team: DetailColumn,
  grade: DetailColumn,
  location: DetailColumn,
  manager: DetailColumn,
});

export type ImportMapping = z.infer<typeof ImportMapping>;

/** A line of a file as a spreadsheet numbers it, whatever it is taken for. */
export const FirstLine = z.object({ line: z.number().int(), cells: z.array(z.string()) });

export type FirstLine = z.infer<typeof FirstLine>;

const importStatus = z.enum(['draft', 'waiting', 'running', 'done', 'undone']);

const state = z.enum(['ready', 'wrong', 'added', 'invited', 'member', 'undone']);

export const ImportRow = z.object({
  line: z.number().int(),
  email: z.string().nullable(),
  name: z.string(),
  role: z.string().nullable(),
  state,
  /** Why this row is rejected. */
  problem: z.string().nullable(),
  /** What to look at in a row that is taken all the same. */
  warning: z.string().nullable(),
});

export type ImportRow = z.infer<typeof ImportRow>;

export const ParticipantImport = z.object({
  id: Id,
  file_name: z.string(),
  columns: z.array(z.string()),
  mapping: ImportMapping,
  /** Columns that have a heading and are not used. */
  unused_columns: z.array(z.string()),
  role_id: Id,
  /**
   * Words in the column of roles that no role is called like, with the role that an admin has chosen for them; null
   * until then, and the rows are left out.
   */
  role_names: z.array(z.object({ name: z.string(), rows: z.number().int(), role_id: Id.nullable() })),
  /** Whoever becomes an admin of the program, each to be confirmed; without that the row is left out. */
  admins_asked: z.array(
    z.object({ line: z.number().int(), email: z.string(), name: z.string(), role: z.string(), confirmed: z.boolean() }),
  ),
  /** `asked` when no line has headings that we know: there may be none. */
  headings: z.enum(['found', 'asked', 'given', 'none']),
  /** The line with the headings, while asked the likeliest; what is above it is not read. */
  heading_line: z.number().int().nullable(),
  /** The first lines of the file, to decide that. */
  first_lines: z.array(FirstLine),
  /** The sheets of a workbook and which of them was read; none for a CSV file. */
  sheets: z.array(z.string()),
  sheet: z.number().int(),
  /** `waiting`: it begins at `starts_at`, or, without one, when somebody says so. */
  status: importStatus,
  starts_at: Instant.nullable(),
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
    undone: z.number(),
  }),
  /** Added or invited, but not emailed: these people have had many emails lately. */
  not_emailed: z.number().int(),
  /** How many members that are in the file already get details of their work from it. */
  members_with_details: z.number().int(),
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

const toChange = [
  ...here,
  'programmes.inactive',
  'programmes.draft',
  'accounts.not_confirmed',
  'programmes.import_started',
] as const;

const ofImport = z.object({ id: IdInPath, importId: IdInPath });

const Shown = z.object({
  state: state.optional(),
  page: z.coerce.number<unknown>().int().min(1).max(1_000_000).catch(1).optional(),
});

export const openImport = shape({
  summary: 'Reads a file of people and checks each row; nothing is added yet',
  uploads: { file: { maxBytes: importLimits.bytes, maxFiles: 1 } },
  params: z.object({ id: IdInPath }),
  body: z.object({
    role_id: IdInPath,
    sheet: z.coerce.number<unknown>().int().min(0).max(importLimits.sheets).optional(),
  }),
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
  body: z.object({
    mapping: ImportMapping,
    role_id: IdInPath,
    /** Which of the first lines contains the headings, null for none of them; as it was if left out. */
    heading_line: z.number().int().min(1).max(1_000_000).nullable().optional(),
    /** Which role a word of the file stands for; the words left out stay as they were. */
    role_names: z
      .array(
        z.object({ name: z.string().max(importLimits.roleName), role_id: Id.max(Number.MAX_SAFE_INTEGER).nullable() }),
      )
      .max(importLimits.roleNames)
      .optional(),
    /** The addresses of the file that may become admins; as they were if left out. */
    admins: z.array(z.string().max(254)).max(importLimits.admins).optional(),
  }),
  response: ParticipantImport,
  refusals: [...toChange, 'programmes.role_not_found'],
});

export const runImport = shape({
  summary: 'Adds the people whom the company knows and invites the others; a second time it goes on where it stands',
  params: ofImport,
  response: ParticipantImport,
  refusals: [
    ...here,
    'programmes.inactive',
    'programmes.draft',
    'accounts.not_confirmed',
    'programmes.import_first_line',
    'programmes.import_empty',
  ],
});

/** An import that has begun and is not done: it is running, waits for tomorrow, or was stopped. */
const BegunImport = z.object({
  id: Id,
  file_name: z.string(),
  status: z.enum(['draft', 'running']),
  /** Rows that were carried out, of all that are not left out. */
  done: z.number().int(),
  total: z.number().int(),
  waits_until: Instant.nullable(),
});

export type BegunImport = z.infer<typeof BegunImport>;

export const listImports = shape({
  summary: 'The imports that have begun and are not done, latest first',
  params: z.object({ id: IdInPath }),
  response: z.object({ imports: z.array(BegunImport) }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'],
});

export const stopImport = shape({
  summary: 'Stops an import: whoever was added or invited stays so; it can be run again and goes on with the others',
  params: ofImport,
  response: ParticipantImport,
  refusals: here,
});

export const importTemplateFile = shape({
  summary: 'An empty file of people to start from, with our headings and one example',
  answers: 'file',
  params: z.object({ id: IdInPath }),
  response: FileAnswer,
  refusals: ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'],
});

export const leftOutFile = shape({
  summary: 'The rows of a file that are left out, as they were, each with its reason',
  answers: 'file',
  params: ofImport,
  response: FileAnswer,
  refusals: here,
});

export const lastLook = shape({
  summary: 'What is about to happen: how many people of which role, and the emails that they will read',
  params: ofImport,
  response: LastLook,
  refusals: here,
});

export const holdImport = shape({
  summary: 'Decides an import for later: it begins at a time, or, without one, when somebody runs it',
  params: ofImport,
  body: z.object({ starts_at: IsoInstant(say('field.date_and_time')).nullable() }),
  response: ParticipantImport,
  refusals: [...toChange, 'programmes.import_first_line', 'programmes.import_empty'],
});

export const undoImport = shape({
  summary:
    'Takes an import back as long as nobody of it has signed in since: memberships, invitations and unsent emails; one that waits is a draft again',
  params: ofImport,
  response: ParticipantImport,
  refusals: [...here, 'programmes.import_in_use'],
});

/** An import in the list of a program. */
const ImportSummary = z.object({
  id: Id,
  file_name: z.string(),
  status: importStatus,
  starts_at: Instant.nullable(),
  started_at: Instant.nullable(),
  /** Rows that are still to come, and people who were added or invited. */
  ready: z.number().int(),
  people: z.number().int(),
});

export const ImportList = z.object({ imports: z.array(ImportSummary) });

export type ImportList = z.infer<typeof ImportList>;

export const earlierImports = shape({
  summary: 'The imports of a program that have been decided, the latest first; files are forgotten after 30 days',
  params: z.object({ id: IdInPath }),
  response: ImportList,
  refusals: ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'],
});
