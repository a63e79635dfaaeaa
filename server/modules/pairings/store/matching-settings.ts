import { eq } from 'drizzle-orm';
import { db, writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { matchingNamedPairs, matchingSettings, type NamedTwo } from '../tables.ts';

/** What the program decides from now on, and whom its admins name. */
export const saveMatchingSettings = async (
  tx: Tx,
  row: Required<typeof matchingSettings.$inferInsert>,
  named: readonly NamedTwo[],
) => {
  const { programId, ...set } = row;
  await db(tx).insert(matchingSettings).values(row).onConflictDoUpdate({ target: matchingSettings.programId, set });
  await db(tx).delete(matchingNamedPairs).where(eq(matchingNamedPairs.programId, programId));
  await writeRows(
    tx,
    matchingNamedPairs,
    named.map((two) => ({ programId, ...two })),
  );
};
