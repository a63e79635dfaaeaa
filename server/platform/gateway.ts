import type { Temporal } from 'temporal-polyfill';

/** What somebody is to pay, and where the gateway sends them afterwards. */
export interface PaymentOrder {
  /** Always the same for this payment: asking twice opens one page. */
  key: string;
  /** Sen. */
  amount: number;
  /** As ISO 4217 writes it: 'MYR'. */
  currency: string;
  /** One line that the payer reads. */
  description: string;
  email: string;
  /** The page cannot be paid on after this; gateways want it to be at least 30 minutes ahead. */
  expiresAt: Temporal.Instant;
  paidUrl: string;
  leftUrl: string;
}

/** A page of the gateway where one order is paid. */
export interface PaymentPage {
  /** The gateway's own name for it. */
  id: string;
  url: string;
}

/** What the gateway says about one of its pages. `amount` in sen: what was paid, not what was asked. */
export interface PaymentNews {
  /** The id of the page. */
  page: string;
  state: 'open' | 'paid' | 'expired';
  amount: number;
  currency: string;
  /** The gateway's name of the charge, for refunds; null until it is paid. */
  charge: string | null;
}

/** A message of the gateway. `id` is the same however often it is sent. Null `news`: it is about nothing of ours. */
export interface GatewayMessage {
  id: string;
  type: string;
  /** When the gateway wrote it. */
  at: Temporal.Instant;
  news: PaymentNews | null;
}

/** Whoever takes people's money (server/adapters/payments). Whatever it cannot do is a GatewayFailure. */
export interface PaymentGateway {
  openPage: (order: PaymentOrder) => Promise<PaymentPage>;
  /** Null: the gateway knows no such page. */
  lookAt: (page: string) => Promise<PaymentNews | null>;
  /** Nobody can pay on it any more; a page that is paid or closed stays as it is. */
  closePage: (page: string) => Promise<void>;
  /** Sends money back. `key` is always the same for this refund: asking twice sends it once. Sen. */
  refund: (refund: { key: string; charge: string; amount: number }) => Promise<void>;
  /** What a message says, once its signature over the very bytes has been checked: otherwise a GatewayFailure. */
  readMessage: (payload: string, signature: string) => Promise<GatewayMessage>;
}

/**
 * Why a gateway did not do it. `forged`: the message was not signed by it, or long ago; `refused`: asking again would
 * not help; `later`: it is worth trying again.
 */
export class GatewayFailure extends Error {
  constructor(
    readonly kind: 'forged' | 'refused' | 'later',
    message: string,
  ) {
    super(message);
  }
}
