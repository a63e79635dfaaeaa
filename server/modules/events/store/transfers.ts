import { and, eq, inArray } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { ticketAdmissions, ticketTransfers, type TransferRow } from '../tables.ts';

/** Null when the ticket is on its way already. */
export const insertTransfer = async (tx: Tx, values: typeof ticketTransfers.$inferInsert) => {
  const [row] = await db(tx).insert(ticketTransfers).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

export const lockTransfer = async (tx: Tx, tokenHash: string): Promise<TransferRow | undefined> => {
  const [row] = await db(tx)
    .select()
    .from(ticketTransfers)
    .where(eq(ticketTransfers.tokenHash, tokenHash))
    .for('update');
  return row;
};

export const keepTransferToken = async (tx: Tx, id: number, tokenHash: string) => {
  await db(tx)
    .update(ticketTransfers)
    .set({ tokenHash })
    .where(and(eq(ticketTransfers.id, id), eq(ticketTransfers.status, 'sent')));
};

export const acceptTransfer = async (tx: Tx, id: number, endedAt: Temporal.Instant) => {
  await db(tx).update(ticketTransfers).set({ status: 'accepted', endedAt }).where(eq(ticketTransfers.id, id));
};

/** For a deleted account (ACC-66): to whom they sent tickets. */
export const forgetTransfers = async (tx: Tx, fromId: number) => {
  await db(tx).delete(ticketTransfers).where(eq(ticketTransfers.fromId, fromId));
};

/** It stays with its holder, whatever the reason. Says whether it was on its way. */
export const keepAdmission = async (tx: Tx, admissionId: number, endedAt: Temporal.Instant) => {
  const rows = await db(tx)
    .update(ticketTransfers)
    .set({ status: 'kept', endedAt })
    .where(and(eq(ticketTransfers.admissionId, admissionId), eq(ticketTransfers.status, 'sent')))
    .returning({ id: ticketTransfers.id });
  return rows.length > 0;
};

/** None of an event's tickets is on its way to anybody any more. */
export const keepAllAdmissions = async (tx: Tx, eventId: number, endedAt: Temporal.Instant) => {
  const ofEvent = db(tx)
    .select({ id: ticketAdmissions.id })
    .from(ticketAdmissions)
    .where(eq(ticketAdmissions.eventId, eventId));
  await db(tx)
    .update(ticketTransfers)
    .set({ status: 'kept', endedAt })
    .where(and(inArray(ticketTransfers.admissionId, ofEvent), eq(ticketTransfers.status, 'sent')));
};
