import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { creditBalances, creditEntries, type EntryKind } from '../tables.ts';

interface Entry {
  userId: number;
  bookingId: number | null;
  subscriptionId?: number;
  kind: EntryKind;
  points: number;
  note?: string;
  createdAt: Temporal.Instant;
}

/**
 * Updates the balance and writes the entry. Returns its id; null, and writes nothing, when the balance would drop below
 * 0. Until the transaction ends the balance is locked, and with it the lots of its owner.
 */
export const recordEntry = async (tx: Tx, entry: Entry): Promise<number | null> => {
  const { userId, points } = entry;
  if (points > 0) {
    await db(tx).insert(creditBalances).values({ userId, points: 0 }).onConflictDoNothing();
  }
  const [balance] = await db(tx)
    .update(creditBalances)
    .set({ points: sql`${creditBalances.points} + ${points}` })
    .where(and(eq(creditBalances.userId, userId), gte(creditBalances.points, -points)))
    .returning();
  if (!balance) return null;
  const [written] = await db(tx)
    .insert(creditEntries)
    .values({ ...entry, balanceAfter: balance.points })
    .returning({ id: creditEntries.id });
  return written?.id ?? null;
};

/** The charge for a booking, locked; undefined when it cost nothing or was already refunded. */
export const lockUnreturnedCharge = async (tx: Tx, bookingId: number) => {
  const entries = await db(tx)
    .select()
    .from(creditEntries)
    .where(
      and(eq(creditEntries.bookingId, bookingId), inArray(creditEntries.kind, ['booking', 'booking_return', 'refund'])),
    )
    .for('update');
  const isBack = entries.some(({ kind }) => kind !== 'booking');
  return isBack ? undefined : entries.find(({ kind }) => kind === 'booking');
};

/** Waits for whoever is spending, returning or expiring points of this person. */
export const lockBalance = (tx: Tx, userId: number) =>
  db(tx).select().from(creditBalances).where(eq(creditBalances.userId, userId)).for('update');
