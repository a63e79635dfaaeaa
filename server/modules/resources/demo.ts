import type { Temporal } from 'temporal-polyfill';
import { writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { resources } from './tables.ts';

export interface DemoResource {
  createdAt: Temporal.Instant;
  title: string;
  /** Null: for everyone. */
  roleId: number | null;
  description: string;
  url: string;
  /** Null: a link. */
  file: { fileKey: string; fileName: string; fileType: string; fileSize: number } | null;
}

/** Writes a programme's resources. */
export const writeDemoResources = async (
  tx: Tx,
  written: readonly DemoResource[],
  { programId, createdBy }: { programId: number; createdBy: number },
) => {
  const rows = written.map(({ file, ...resource }) => ({
    ...resource,
    programId,
    createdBy,
    category: file === null ? ('link' as const) : ('file' as const),
    ...file,
  }));
  await writeRows(tx, resources, rows);
};
