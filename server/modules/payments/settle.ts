import type { PaymentEnded, PaymentPaid } from '../../domain-events/payments.ts';
import type { Change } from '../../platform/work.ts';
import { changePayment } from './store/payments.ts';
import type { Payment } from './tables.ts';

const told = ({ id: paymentId, userId, purpose, reference }: Payment) => ({ paymentId, userId, purpose, reference });

/**
 * The money is there: whoever asked for the payment gives what it was for in this very transaction. The only way to that,
 * from the gateway's message, from the reconciliation and from the page for trying it out (M44). The caller holds the
 * payment, and has made sure that it was not paid before.
 */
export const settle = async (change: Change, payment: Payment, charge: string | null) => {
  const { tx, now, announce, refresh } = change;
  await changePayment(tx, payment.id, { status: 'paid', charge, paidAt: now });
  await announce<PaymentPaid>({ name: 'payment.paid', ...told(payment), at: now.toString() });
  refresh({ people: [payment.userId], keys: ['purchases'] });
};

/** Nobody is going to pay it. The caller holds the payment, which is pending. */
export const end = async (change: Change, payment: Payment, how: PaymentEnded['how']) => {
  const { tx, now, announce, refresh } = change;
  await changePayment(tx, payment.id, { status: how, endedAt: now });
  await announce<PaymentEnded>({ name: 'payment.ended', ...told(payment), how, at: now.toString() });
  refresh({ people: [payment.userId], keys: ['purchases'] });
};
