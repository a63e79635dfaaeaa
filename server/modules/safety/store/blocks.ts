import { and, eq, or } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { userBlocks } from '../tables.ts';

/** A second block of the same person changes nothing. */
export const insertBlock = async (tx: Tx, values: typeof userBlocks.$inferInsert) => {
  await db(tx).insert(userBlocks).values(values).onConflictDoNothing();
};

export const deleteBlock = async (tx: Tx, blockerId: number, blockedId: number) => {
  await db(tx)
    .delete(userBlocks)
    .where(and(eq(userBlocks.blockerId, blockerId), eq(userBlocks.blockedId, blockedId)));
};

export const deleteBlocksOf = async (tx: Tx, userId: number) => {
  await db(tx)
    .delete(userBlocks)
    .where(or(eq(userBlocks.blockerId, userId), eq(userBlocks.blockedId, userId)));
};
