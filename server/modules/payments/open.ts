import type { Temporal } from 'temporal-polyfill';
import type { PaymentGateway } from '../../platform/gateway.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { insertPayment } from './store/payments.ts';

/** How people pay here: at the gateway, on the page for trying it out, or not at all. */
export interface PaymentWays {
  vendors: { payments: PaymentGateway | null };
  settings: { production: boolean; BASE_URL: string };
}

/** B101: without a gateway there is the page for trying it out, which production refuses. */
export const canPay = ({ vendors, settings }: PaymentWays) => vendors.payments !== null || !settings.production;

export const usesTestGateway = (ways: PaymentWays) => ways.vendors.payments === null && !ways.settings.production;

/** Where the payer is led. */
export const payPath = (paymentId: number) => `/payments/${paymentId}/pay`;

interface Order {
  userId: number;
  /** Of the module that asks: what is paid for, and which one of them. One payment a reference. */
  purpose: string;
  reference: number;
  /** Sen, more than nothing. */
  amount: number;
  currency: string;
  /** One line that the payer reads at the gateway. */
  description: string;
  expiresAt: Temporal.Instant;
  paidPath: string;
  leftPath: string;
}

/** Asks for money, in the transaction of what it is for. Answers with the id of the payment. */
export const openPayment = async ({ tx, now }: Change, order: Order, canPay: boolean) => {
  if (!canPay) throw new Refusal('payments.not_set_up');
  return insertPayment(tx, { ...order, createdAt: now });
};
