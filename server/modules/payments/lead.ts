import { Temporal } from 'temporal-polyfill';
import { GatewayFailure, type PaymentPage } from '../../platform/gateway.ts';
import type { Change } from '../../platform/work.ts';
import { personById } from '../accounts/index.ts';
import { leftWith } from './left-with.ts';
import { type PaymentWays, usesTestGateway } from './open.ts';
import { paymentById } from './queries.ts';
import { changePayment, lockPayment } from './store/payments.ts';
import type { Payment } from './tables.ts';

/** What came of asking the gateway for a page; `silent`: it does not answer. */
type Page = PaymentPage | 'silent' | null;

const isOpen = ({ status, expiresAt }: Payment, now: Temporal.Instant) =>
  status === 'pending' && Temporal.Instant.compare(now, expiresAt) < 0;

/** Also another one than of an installation that had the same number for a payment, at the same gateway. */
const keyOf = ({ id, createdAt }: Payment) => `payment-${id}-${createdAt.epochMilliseconds}`;

/**
 * Opens the gateway's page, outside any transaction; null when none is needed. Its key is the payment's own: if we stop
 * before the page is written down, asking again gets the same one.
 */
export const openPage = async (
  { tx, now }: Change,
  { vendors: { payments: gateway }, settings }: PaymentWays,
  asked: { paymentId: number; userId: number },
): Promise<Page> => {
  const payment = gateway && (await paymentById(tx, asked.paymentId));
  if (!gateway || payment?.userId !== asked.userId || payment.pageUrl !== null || !isOpen(payment, now)) return null;
  const payer = await personById(tx, payment.userId);
  if (!payer) return null;
  try {
    return await gateway.openPage({
      key: keyOf(payment),
      amount: payment.amount,
      currency: payment.currency,
      description: payment.description,
      email: payer.email,
      expiresAt: payment.expiresAt,
      paidUrl: settings.BASE_URL + payment.paidPath,
      leftUrl: settings.BASE_URL + leftWith(payment, 'left'),
    });
  } catch (fault) {
    if (fault instanceof GatewayFailure) return 'silent';
    throw fault;
  }
};

/** CRD-26: where somebody goes who presses Pay Now. A person followed a link, so the outcome is a page, never a refusal. */
export const leadTo = async ({ tx, now }: Change, ways: PaymentWays, { id }: Payment, page: Page) => {
  const payment = await lockPayment(tx, id);
  if (!payment) return '/';
  if (payment.status === 'paid') return payment.paidPath;
  if (!isOpen(payment, now)) return payment.leftPath;
  if (payment.pageUrl !== null) return payment.pageUrl;
  if (page === 'silent') return leftWith(payment, 'silent');
  if (page !== null) {
    await changePayment(tx, id, { pageId: page.id, pageUrl: page.url });
    return page.url;
  }
  return usesTestGateway(ways) ? `/payments/${id}/test_gateway` : leftWith(payment, 'not_set_up');
};
