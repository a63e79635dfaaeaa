import { randomBytes } from 'node:crypto';
import type { TicketsTaken } from '../../../domain-events/events.ts';
import type { Change } from '../../../platform/work.ts';
import { itemsOf } from '../queries/taking.ts';
import { insertAdmissions } from '../store/admissions.ts';
import { changeOrder, hadTicketsBefore } from '../store/orders.ts';
import type { OrderRow } from '../tables.ts';

/** What a QR code holds: nobody guesses it. */
export const newCode = () => randomBytes(18).toString('base64url');

/** The tickets of an order, once. The caller holds it, it was not confirmed before, and its tickets are counted. */
export const give = async (change: Change, order: OrderRow) => {
  const { tx, now, announce, refresh } = change;
  const { id: purchaseId, userId, eventId } = order;
  const firstPurchase = !(await hadTicketsBefore(tx, order));
  await changeOrder(tx, purchaseId, { status: 'confirmed', paidAt: now, endedAt: null, firstPurchase });
  const admissions = (await itemsOf(tx, purchaseId)).flatMap(({ ticketId, amount }) =>
    Array.from({ length: amount }, () => ({
      eventId,
      ticketId,
      purchaseId,
      holderId: userId,
      holderName: order.name,
      holderEmail: order.email,
      code: newCode(),
      createdAt: now,
    })),
  );
  await insertAdmissions(tx, admissions);
  await announce<TicketsTaken>({ name: 'tickets.taken', orderId: purchaseId, userId, at: now.toString() });
  refresh({ people: [userId], keys: ['events', 'dashboard'] });
};
