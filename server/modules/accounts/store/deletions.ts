import { and, eq, isNull } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { accountDeletions } from '../tables.ts';

export const insertDeletion = async (tx: Tx, values: typeof accountDeletions.$inferInsert) => {
  await db(tx).insert(accountDeletions).values(values);
};

/** The deletion that can still be undone, locked. */
export const lockOpenDeletion = async (tx: Tx, userId: number) => {
  const open = and(isNull(accountDeletions.restoredAt), isNull(accountDeletions.purgedAt));
  const [row] = await db(tx)
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), open))
    .for('update');
  return row;
};

export const closeDeletion = async (
  tx: Tx,
  id: number,
  values: Partial<Pick<typeof accountDeletions.$inferInsert, 'restoredAt' | 'purgedAt' | 'reasons'>>,
) => {
  await db(tx).update(accountDeletions).set(values).where(eq(accountDeletions.id, id));
};
