import { eachApart } from '../../../platform/each-apart.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Change } from '../../../platform/work.ts';
import { refund, withdraw } from '../../payments/index.ts';
import { ordersToEnd } from '../queries/cancelling.ts';
import { changeOrder, lockOrder } from '../store/orders.ts';
import { purpose } from './purchase.ts';

/** What stands beside the money that goes back; its buyer has been told why. */
const reason = 'The event was cancelled.';

/**
 * One order of an event that was cancelled. Nobody is asked any more for what was not paid yet; what was paid goes back.
 * An order that has been ended stays as it is, however often this runs. The payment is held before the order, as where
 * the gateway's message arrives.
 */
const endOrder = async (change: Change, orderId: number) => {
  const { tx, now, refresh } = change;
  await withdraw(change, purpose, orderId);
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'confirmed') return;
  await changeOrder(tx, orderId, { status: 'refunded', endedAt: now, refundReason: reason });
  await refund(change, { purpose, reference: orderId, amount: order.total, reason, askedBy: null });
  refresh({ people: [order.userId], keys: ['events'] });
};

/** Each order in a transaction of its own: one that fails is tried again a minute later, and holds up no other. */
export const endCancelled = async ({ transact }: Job) => {
  const orders = await transact(({ tx }) => ordersToEnd(tx));
  await eachApart(orders, ({ id }) => transact((change) => endOrder(change, id)));
};
