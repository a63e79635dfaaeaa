import { importLimits, type ParticipantImport } from '../../../../contract/programmes/index.ts';
import { pageAt } from '../../../platform/list-pages.ts';
import { found } from '../../../platform/refusal.ts';
import type { Change } from '../../../platform/work.ts';
import { type EmailLimits, emailsLeft } from '../emails-to-many.ts';
import { importById, type ImportRow, importCounts, importRows, type ImportState } from '../queries/imports.ts';

type At = Pick<Change, 'tx' | 'now'>;

interface Shown {
  state?: ImportState | undefined;
  page?: number | undefined;
}

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
  return {
    id: one.id,
    file_name: one.fileName,
    columns: one.columns,
    mapping: one.mapping,
    role_id: one.roleId,
    status: one.status,
    counts,
    emails_left: (await emailsLeft(at, one.programId, limits)).left,
    waits_until: one.waitsUntil?.toString() ?? null,
    rows: rows.map(({ row, role }) => ({
      line: row.line,
      email: row.email,
      name: [row.firstname, row.lastname].filter(Boolean).join(' '),
      role,
      state: row.state,
      problem: row.problem,
    })),
    ...paging,
  };
};

/** The import as it is now, read again after a change. */
export const showImport = async (at: At, { programId, id }: Pick<ImportRow, 'programId' | 'id'>, limits: EmailLimits) =>
  presentImport(at, found(await importById(at.tx, programId, id), 'programmes.import_not_found'), limits);
