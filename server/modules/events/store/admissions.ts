import { and, eq, inArray } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { type AdmissionRow, goodAdmission, ticketAdmissions } from '../tables.ts';

export const insertAdmissions = async (tx: Tx, values: (typeof ticketAdmissions.$inferInsert)[]) => {
  await db(tx).insert(ticketAdmissions).values(values);
};

/** Of two phones at the door, one admits. */
export const lockAdmission = async (tx: Tx, id: number): Promise<AdmissionRow | undefined> => {
  const [row] = await db(tx).select().from(ticketAdmissions).where(eq(ticketAdmissions.id, id)).for('update');
  return row;
};

export const lockAdmissionsOf = (tx: Tx, purchaseId: number): Promise<AdmissionRow[]> =>
  db(tx)
    .select()
    .from(ticketAdmissions)
    .where(eq(ticketAdmissions.purchaseId, purchaseId))
    .orderBy(ticketAdmissions.id)
    .for('update');

export const changeAdmission = async (
  tx: Tx,
  id: number,
  values: Partial<
    Pick<
      AdmissionRow,
      | 'status'
      | 'checkedInAt'
      | 'checkedInBy'
      | 'endedAt'
      | 'refundReason'
      | 'holderId'
      | 'holderName'
      | 'holderEmail'
      | 'code'
    >
  >,
) => {
  await db(tx).update(ticketAdmissions).set(values).where(eq(ticketAdmissions.id, id));
};

/** All that let somebody in; who had them, and of which tickets they were. */
export const endAllAdmissions = (tx: Tx, eventId: number, endedAt: Temporal.Instant) =>
  db(tx)
    .update(ticketAdmissions)
    .set({ status: 'refunded', checkedInAt: null, checkedInBy: null, endedAt })
    .where(and(eq(ticketAdmissions.eventId, eventId), goodAdmission))
    .returning({ ticketId: ticketAdmissions.ticketId, holderId: ticketAdmissions.holderId });

/** For a deleted account (ACC-66). */
export const forgetHolder = async (tx: Tx, userId: number) => {
  await db(tx)
    .update(ticketAdmissions)
    .set({ holderName: '', holderEmail: '' })
    .where(eq(ticketAdmissions.holderId, userId));
};

/** Those of a person for an event that has not begun, so that they can be given back. */
export const lockAdmissionsOfHolder = (tx: Tx, holderId: number): Promise<AdmissionRow[]> =>
  db(tx)
    .select()
    .from(ticketAdmissions)
    .where(and(eq(ticketAdmissions.holderId, holderId), inArray(ticketAdmissions.status, ['valid'])))
    .orderBy(ticketAdmissions.id)
    .for('update');
