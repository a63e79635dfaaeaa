import { importLimits, type ParticipantImport } from '../../../../contract/programmes/index.ts';
import { pageAt } from '../../../platform/list-pages.ts';
import { found } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import { importById, type ImportRow, importCounts, importRows, type ImportState } from '../queries/imports.ts';

interface Shown {
  state?: ImportState | undefined;
  page?: number | undefined;
}

/** The progress of an import, with a page of its rows. */
export const presentImport = async (tx: Tx, one: ImportRow, { state, page = 1 }: Shown): Promise<ParticipantImport> => {
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
export const showImport = async (tx: Tx, { programId, id }: Pick<ImportRow, 'programId' | 'id'>) =>
  presentImport(tx, found(await importById(tx, programId, id), 'programmes.import_not_found'), {});
