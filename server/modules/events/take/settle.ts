import type { TicketsRefunded } from '../../../domain-events/events.ts';
import type { PaymentEnded, PaymentPaid } from '../../../domain-events/payments.ts';
import type { Change } from '../../../platform/work.ts';
import { refund } from '../../payments/index.ts';
import { eventById } from '../queries/events.ts';
import { itemsOf } from '../queries/taking.ts';
import { leftOf } from '../rules/stock.ts';
import { holdEvent } from '../store/events.ts';
import { changeOrder, lockOrder } from '../store/orders.ts';
import { countTaken, lockTickets } from '../store/tickets.ts';
import type { OrderRow } from '../tables.ts';
import { give } from './give.ts';
import { purpose } from './purchase.ts';
import { release } from './release.ts';

/** Its hold had ended: the tickets, if there are still as many that nobody else has or is offered. */
const takeAgain = async ({ tx }: Change, order: OrderRow) => {
  const items = await itemsOf(tx, order.id);
  const locked = await lockTickets(
    tx,
    items.map(({ ticketId }) => ticketId),
  );
  const amountOf = (ticketId: number) => items.find((one) => one.ticketId === ticketId)?.amount ?? 0;
  const enough = locked.every((ticket) => (leftOf(ticket) ?? Infinity) >= amountOf(ticket.id));
  if (!enough) return false;
  for (const { id } of locked) await countTaken(tx, id, amountOf(id));
  return true;
};

/** Paid for when nothing was left, or nothing was to be had any more: the money goes back, and the buyer is told. */
const payBack = async (change: Change, order: OrderRow, isCancelled: boolean) => {
  const { tx, now, announce } = change;
  await changeOrder(tx, order.id, { status: 'refunded', endedAt: now });
  await refund(change, {
    purpose,
    reference: order.id,
    amount: order.total,
    reason: isCancelled ? 'The event was cancelled.' : 'The tickets were gone when the payment came.',
    askedBy: null,
  });
  await announce<TicketsRefunded>({
    name: 'tickets.refunded',
    orderId: order.id,
    userId: order.userId,
    alsoTold: [],
    tooLate: true,
    at: now.toString(),
  });
};

/** M44: in the transaction that says that the money is there. */
export const giveForPayment = async (change: Change, { purpose: of, reference }: PaymentPaid) => {
  if (of !== purpose) return;
  const order = await lockOrder(change.tx, reference);
  if (!order || order.status === 'confirmed' || order.status === 'refunded') return;
  // Held, so that an event is cancelled before or after it, never meanwhile.
  const event = await holdEvent(change.tx, order.eventId);
  const isHeld = order.status === 'pending';
  const isCancelled = event !== undefined && event.cancelledAt !== null;
  if (isHeld && isCancelled) await release(change, event, await itemsOf(change.tx, order.id));
  if (!isCancelled && (isHeld || (await takeAgain(change, order)))) await give(change, order);
  else await payBack(change, order, isCancelled);
  change.refresh({ people: [order.userId], keys: ['events'] });
};

/** C7: nobody pays any more; the tickets go to the next ones. */
export const lapse = async (change: Change, { purpose: of, reference, how }: PaymentEnded) => {
  if (of !== purpose) return;
  const { tx, now, refresh } = change;
  const order = await lockOrder(tx, reference);
  if (order?.status !== 'pending') return;
  await changeOrder(tx, order.id, { status: how === 'removed' ? 'cancelled' : 'expired', endedAt: now });
  const view = await eventById(tx, order.eventId, null);
  if (view) await release(change, view.event, await itemsOf(tx, order.id));
  refresh({ people: [order.userId], keys: ['events'] });
};
