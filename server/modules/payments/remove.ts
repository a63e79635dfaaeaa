import { Refusal } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { leftWith } from './left-with.ts';
import { end, settle } from './settle.ts';
import { lockPayment, lockPaymentFor } from './store/payments.ts';
import type { Payment } from './tables.ts';

const lockPending = async ({ tx }: Change, { id }: Payment) => {
  const payment = await lockPayment(tx, id);
  if (payment?.status !== 'pending') throw new Refusal('payments.not_pending');
  return payment;
};

/** What it was for is not to be had any more: nobody is asked for the money. */
export const withdraw = async (change: Change, purpose: string, reference: number) => {
  const payment = await lockPaymentFor(change.tx, purpose, reference);
  if (payment?.status === 'pending') await end(change, payment, 'removed');
};

/** CRD-27: the payer gives it up. */
export const remove = async (change: Change, loaded: Payment) => {
  const payment = await lockPending(change, loaded);
  await end(change, payment, 'removed');
  return payment.leftPath;
};

/** B101: what the two buttons of the page for trying it out do. */
export const tryOut = async (change: Change, loaded: Payment, outcome: 'pay' | 'fail') => {
  const payment = await lockPending(change, loaded);
  if (outcome === 'fail') return leftWith(payment, 'failed');
  await settle(change, payment, null);
  return payment.paidPath;
};
