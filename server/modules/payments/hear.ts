import type { GatewayMessage, PaymentNews } from '../../platform/gateway.ts';
import type { Change } from '../../platform/work.ts';
import { recordAudit } from '../accounts/index.ts';
import { whatFollows } from './rules/settling.ts';
import { end, settle } from './settle.ts';
import { insertMessage, wasReceived } from './store/messages.ts';
import { lockPaymentOfPage } from './store/payments.ts';
import type { Payment } from './tables.ts';

const recordMismatch = ({ tx, now }: Change, payment: Payment, { amount, currency }: PaymentNews) =>
  recordAudit(
    { tx, now, actor: null },
    {
      action: 'payment.mismatch',
      objectType: 'payment',
      objectId: payment.id,
      data: { owed: payment.amount, paid: amount, currency },
    },
  );

/** Carries out what the gateway says of a payment; the caller holds it. Says what followed. */
export const act = async (change: Change, payment: Payment, news: PaymentNews) => {
  const outcome = whatFollows(payment, news);
  if (outcome === 'settled') await settle(change, payment, news.charge);
  if (outcome === 'ended') await end(change, payment, 'expired');
  if (outcome === 'mismatch') await recordMismatch(change, payment, news);
  return outcome;
};

/**
 * CRD-38: a message of the gateway, whose signature has been checked. Sent twice, or in another order than things
 * happened, it changes nothing more. The payment is locked first, so that two of one message wait for one another.
 */
export const hearMessage = async (change: Change, { id, type, news }: GatewayMessage) => {
  const { tx, now } = change;
  const payment = news === null ? undefined : await lockPaymentOfPage(tx, news.page);
  if (await wasReceived(tx, id)) return;
  const outcome = payment && news ? await act(change, payment, news) : 'ignored';
  await insertMessage(tx, { id, type, paymentId: payment?.id ?? null, outcome, receivedAt: now });
};
