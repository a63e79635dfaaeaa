import { asc, eq, inArray, sql } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { type TicketRow, tickets } from '../tables.ts';

/** B107: whoever takes, gives back or changes some of these tickets waits for the others. Locked in the order of ids. */
export const lockTickets = (tx: Tx, ids: readonly number[]): Promise<TicketRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db(tx)
        .select()
        .from(tickets)
        .where(inArray(tickets.id, [...ids]))
        .orderBy(asc(tickets.id))
        .for('update');

export const lockTicketsOf = (tx: Tx, eventId: number): Promise<TicketRow[]> =>
  db(tx).select().from(tickets).where(eq(tickets.eventId, eventId)).orderBy(asc(tickets.id)).for('update');

/** More taken, or fewer when negative; the caller holds the ticket. */
export const countTaken = async (tx: Tx, id: number, more: number) => {
  if (more !== 0)
    await db(tx)
      .update(tickets)
      .set({ taken: sql`${tickets.taken} + ${more}` })
      .where(eq(tickets.id, id));
};

export const insertTickets = async (tx: Tx, values: (typeof tickets.$inferInsert)[]) => {
  if (values.length > 0) await db(tx).insert(tickets).values(values);
};

export const changeTicket = async (
  tx: Tx,
  id: number,
  values: Partial<
    Pick<TicketRow, 'name' | 'ticketType' | 'price' | 'maxAmount' | 'maxPerUser' | 'active' | 'position'>
  >,
) => {
  await db(tx).update(tickets).set(values).where(eq(tickets.id, id));
};
