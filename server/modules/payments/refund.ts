import type { PaymentRefunded } from '../../domain-events/payments.ts';
import type { Change } from '../../platform/work.ts';
import { lockPaymentFor } from './store/payments.ts';
import { insertRefund, refundedOf } from './store/refunds.ts';

/** Takes the payment of this reference before whatever it is for, as the gateway's message does. */
export const holdPayment = async ({ tx }: Pick<Change, 'tx'>, purpose: string, reference: number) => {
  await lockPaymentFor(tx, purpose, reference);
};

/**
 * Owes the payer money of what was paid for this reference; it is sent within a minute. Never more than what was paid:
 * the answer says how much it is, in sen. Null `askedBy`: no person asked for it.
 */
export const refund = async (
  { tx, now, announce }: Change,
  owed: { purpose: string; reference: number; amount: number; reason: string; askedBy: number | null },
) => {
  const payment = await lockPaymentFor(tx, owed.purpose, owed.reference);
  if (payment?.status !== 'paid') return 0;
  const amount = Math.min(owed.amount, payment.amount - (await refundedOf(tx, payment.id)));
  if (amount <= 0) return 0;
  const { reason, askedBy } = owed;
  const refundId = await insertRefund(tx, { paymentId: payment.id, amount, reason, askedBy, createdAt: now });
  const { id: paymentId, userId } = payment;
  await announce<PaymentRefunded>({ name: 'payment.refunded', paymentId, refundId, userId, at: now.toString() });
  return amount;
};
