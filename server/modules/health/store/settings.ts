import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { healthSettings } from '../tables.ts';

/** What the program decides from now on. */
export const saveSettings = async (tx: Tx, row: Required<typeof healthSettings.$inferInsert>) => {
  const { programId: _key, ...set } = row;
  await db(tx).insert(healthSettings).values(row).onConflictDoUpdate({ target: healthSettings.programId, set });
};
