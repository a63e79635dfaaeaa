import { desc, eq } from 'drizzle-orm';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { creditBalances, creditEntries } from './tables.ts';

/** Points that somebody can spend; ten are one session. */
export const balanceOf = async (tx: Tx, userId: number) => {
  const [row] = await read(tx).select().from(creditBalances).where(eq(creditBalances.userId, userId));
  return row?.points ?? 0;
};

/** For a member's own data (M22). */
export const ownEntries = async (tx: Tx, userId: number) => ({
  entries: await read(tx)
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.id)),
});
