import type { ImportList } from '../../../../contract/programmes/index.ts';
import type { Tx } from '../../../platform/work.ts';
import { importsOf } from '../queries/import-list.ts';

/** What was decided lately, so that what waits can be let go and what was wrong undone. */
export const earlierImports = async (tx: Tx, programId: number): Promise<ImportList> => {
  const rows = await importsOf(tx, programId);
  return {
    imports: rows.map(({ one, ready, people }) => ({
      id: one.id,
      file_name: one.fileName,
      status: one.status,
      starts_at: one.startsAt?.toString() ?? null,
      started_at: one.startedAt?.toString() ?? null,
      ready,
      people,
    })),
  };
};
