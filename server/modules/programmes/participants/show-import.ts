import {
  type BegunImport,
  importLimits,
  type ImportMapping,
  type ParticipantImport,
} from '../../../../contract/programmes/index.ts';
import { refusals } from '../../../../contract/messages.ts';
import { pageAt } from '../../../platform/list-pages.ts';
import { found } from '../../../platform/refusal.ts';
import type { Change, Tx } from '../../../platform/work.ts';
import { type EmailLimits, emailsLeft } from '../emails-to-many.ts';
import { rolesOf } from '../queries.ts';
import { adminsIn } from './import-admins.ts';
import {
  begunImports,
  firstCells,
  importById,
  type ImportRow,
  importCounts,
  importRows,
  type ImportState,
  membersWithDetails,
  notEmailed,
  wordsInColumn,
} from '../queries/imports.ts';
import { headingLinesLookedAt } from '../../../platform/csv/headings.ts';
import { wholeMapping } from '../rules/import-headings.ts';
import { chosenFor, roleNamed } from '../rules/import-roles.ts';

type At = Pick<Change, 'tx' | 'now'>;

interface Shown {
  state?: ImportState | undefined;
  page?: number | undefined;
}

/** Columns that nobody reads, by the headings that the file gives them. */
const unusedColumns = (columns: readonly string[], mapping: ImportMapping) => {
  const used = new Set(Object.values(mapping));
  return columns.filter((heading, at) => heading !== '' && !used.has(at));
};

/** The words for roles that the program does not know by itself, most frequent first. */
const roleNamesIn = async (
  tx: Tx,
  { id, programId, roleNames: chosen }: ImportRow,
  { role: column }: ImportMapping,
) => {
  if (column === null) return [];
  const roles = await rolesOf(tx, programId);
  const words = await wordsInColumn(tx, id, column);
  return words
    .filter(({ name }) => name.trim() !== '' && name.length <= importLimits.roleName)
    .filter(({ name }) => roleNamed(name, roles, {}) === undefined)
    .slice(0, importLimits.roleNames)
    .map(({ name, rows }) => ({ name, rows, role_id: chosenFor(chosen, name) }));
};

/** The first lines of the file, whatever they are taken for. */
const firstLinesOf = async (tx: Tx, { id, firstLine, firstLineNumber, linesAbove, headings }: ImportRow) => {
  const rows = await firstCells(tx, id, headingLinesLookedAt);
  const head = [...linesAbove, { line: firstLineNumber, cells: firstLine }];
  return (headings === 'none' ? rows : [...head, ...rows]).slice(0, headingLinesLookedAt);
};

/** The progress of an import, with a page of its rows. */
export const presentImport = async (
  at: At,
  one: ImportRow,
  limits: EmailLimits,
  { state, page = 1 }: Shown = {},
): Promise<ParticipantImport> => {
  const { tx } = at;
  const counts = await importCounts(tx, one.id);
  const total = state === undefined ? Object.values(counts).reduce((sum, rows) => sum + rows, 0) : counts[state];
  const { part, ...paging } = pageAt({ total, page, size: importLimits.page });
  const rows = await importRows(tx, one.id, state, part);
  const mapping = wholeMapping(one.mapping);
  return {
    id: one.id,
    file_name: one.fileName,
    columns: one.columns,
    mapping,
    unused_columns: unusedColumns(one.columns, mapping),
    role_id: one.roleId,
    role_names: one.status === 'draft' ? await roleNamesIn(tx, one, mapping) : [],
    admins_asked: await adminsIn(tx, one),
    headings: one.headings,
    heading_line: one.headings === 'none' ? null : one.firstLineNumber,
    first_lines: one.status === 'draft' ? await firstLinesOf(tx, one) : [],
    sheets: one.sheets,
    sheet: one.sheet,
    status: one.status,
    starts_at: one.startsAt?.toString() ?? null,
    counts,
    not_emailed: await notEmailed(tx, one.id),
    members_with_details: await membersWithDetails(tx, one.id),
    emails_left: (await emailsLeft(at, one.programId, limits)).leftForImports,
    waits_until: one.waitsUntil?.toString() ?? null,
    rows: rows.map(({ row, role }) => ({
      line: row.line,
      email: row.email,
      name: [row.firstname, row.lastname].filter(Boolean).join(' '),
      role,
      state: row.state,
      problem: row.problem,
      warning: row.emailed ? row.warning : refusals['accounts.emailed_enough'],
    })),
    ...paging,
  };
};

/** The imports that an admin may look for: those that have begun and are not done. */
export const listImports = async ({ tx }: Pick<At, 'tx'>, programId: number): Promise<{ imports: BegunImport[] }> => ({
  imports: (await begunImports(tx, programId)).map(({ fileName, waitsUntil, status, ...one }) => ({
    ...one,
    file_name: fileName,
    status: status === 'running' ? status : 'draft',
    waits_until: waitsUntil?.toString() ?? null,
  })),
});

/** The import as it is now, read again after a change. */
export const showImport = async (at: At, { programId, id }: Pick<ImportRow, 'programId' | 'id'>, limits: EmailLimits) =>
  presentImport(at, found(await importById(at.tx, programId, id), 'programmes.import_not_found'), limits);
