import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { ticketWaiting, type WaitingRow } from '../tables.ts';

/** False when they wait already: of two taps, one is a place in the queue. */
export const insertWaiting = async (tx: Tx, values: typeof ticketWaiting.$inferInsert) => {
  const rows = await db(tx)
    .insert(ticketWaiting)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: ticketWaiting.id });
  return rows.length > 0;
};

/** The next ones of a ticket in the order of asking; the caller holds the ticket. */
export const lockNextWaiting = (tx: Tx, ticketId: number, most: number): Promise<WaitingRow[]> =>
  db(tx)
    .select()
    .from(ticketWaiting)
    .where(and(eq(ticketWaiting.ticketId, ticketId), eq(ticketWaiting.status, 'waiting')))
    .orderBy(asc(ticketWaiting.id))
    .limit(most)
    .for('update');

const lockOffered = (tx: Tx, ticketId: number) =>
  db(tx)
    .select({ id: ticketWaiting.id })
    .from(ticketWaiting)
    .where(and(eq(ticketWaiting.ticketId, ticketId), eq(ticketWaiting.status, 'offered')))
    .for('update');

/** The place of a person in the queue of a ticket, waiting or offered; the caller holds the ticket. */
export const lockWaitingOf = async (tx: Tx, ticketId: number, userId: number): Promise<WaitingRow | undefined> => {
  const [row] = await db(tx)
    .select()
    .from(ticketWaiting)
    .where(
      and(
        eq(ticketWaiting.ticketId, ticketId),
        eq(ticketWaiting.userId, userId),
        inArray(ticketWaiting.status, ['waiting', 'offered']),
      ),
    )
    .for('update');
  return row;
};

export const lockWaiting = async (tx: Tx, id: number): Promise<WaitingRow | undefined> => {
  const [row] = await db(tx).select().from(ticketWaiting).where(eq(ticketWaiting.id, id)).for('update');
  return row;
};

/** Nobody waits for this ticket any more; says how many had been offered one. The caller holds the ticket. */
export const closeQueue = async (tx: Tx, ticketId: number, endedAt: Temporal.Instant) => {
  const offered = await lockOffered(tx, ticketId);
  await db(tx)
    .update(ticketWaiting)
    .set({ status: 'closed', endedAt })
    .where(and(eq(ticketWaiting.ticketId, ticketId), inArray(ticketWaiting.status, ['waiting', 'offered'])));
  return offered.length;
};

/** For a deleted account (ACC-66). */
export const forgetWaiting = async (tx: Tx, userId: number) => {
  await db(tx).delete(ticketWaiting).where(eq(ticketWaiting.userId, userId));
};

export const changeWaiting = async (
  tx: Tx,
  id: number,
  values: Partial<Pick<WaitingRow, 'status' | 'offeredAt' | 'offerExpiresAt' | 'endedAt'>>,
) => {
  await db(tx).update(ticketWaiting).set(values).where(eq(ticketWaiting.id, id));
};
