import type { Temporal } from 'temporal-polyfill';
import { writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { creditBalances, creditEntries } from '../tables.ts';

export interface DemoMove {
  at: Temporal.Instant;
  points: number;
  kind: 'adjustment' | 'booking' | 'booking_return' | 'refund';
  bookingId: number | null;
}

/** What a person's sessions cost and what was refunded. */
export interface DemoPurse {
  userId: number;
  joinedAt: Temporal.Instant;
  moves: readonly DemoMove[];
}

/** The balance everyone ends up with. */
const pointsLeft = 50;

/** Writes ledgers that start with the points given on joining, and the resulting balances. */
export const writeDemoCredits = async (tx: Tx, purses: readonly DemoPurse[]) => {
  const entries: (typeof creditEntries.$inferInsert)[] = [];
  const balances: (typeof creditBalances.$inferInsert)[] = [];
  for (const { userId, joinedAt, moves } of purses) {
    const spent = moves.reduce((sum, { points }) => sum + points, 0);
    const charged = -10 * moves.filter(({ kind }) => kind === 'booking').length;
    const first: DemoMove = { at: joinedAt, points: pointsLeft - charged, kind: 'adjustment', bookingId: null };
    const inOrder = moves.toSorted((a, b) => a.at.epochMilliseconds - b.at.epochMilliseconds);
    let balance = 0;
    for (const { at, ...move } of [first, ...inOrder]) {
      balance += move.points;
      entries.push({
        ...move,
        userId,
        balanceAfter: balance,
        createdAt: at,
        note: move.bookingId ? null : 'Welcome to the demonstration',
      });
    }
    balances.push({ userId, points: first.points + spent });
  }
  await writeRows(tx, creditEntries, entries);
  await writeRows(tx, creditBalances, balances);
};
