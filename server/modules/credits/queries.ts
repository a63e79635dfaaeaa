import { desc, eq, sql } from 'drizzle-orm';
import { preparedRead, read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { creditBalances, creditEntries } from './tables.ts';

const balances = preparedRead('credit_balance', (from) =>
  from
    .select()
    .from(creditBalances)
    .where(eq(creditBalances.userId, sql.placeholder('userId'))),
);

/** Points that the person can spend; ten pay for one session. */
export const balanceOf = async (tx: Tx, userId: number) => {
  const [row] = await balances(tx, { userId });
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
