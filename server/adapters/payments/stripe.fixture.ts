import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeEach } from 'vitest';
import type { PaymentOrder } from '../../platform/gateway.ts';
import { stripeGateway } from './stripe.ts';
import { startStripeTwin } from './stripe.twin.ts';

export const start = Temporal.Instant.from('2026-11-24T02:00:00Z');
export const order: PaymentOrder = {
  key: 'payment-41',
  amount: 22_605,
  currency: 'MYR',
  description: '10 credits – 谢谢 & "more"',
  email: 'mei@example.com',
  expiresAt: start.add({ hours: 2 }),
  paidUrl: 'https://lantern.example/purchases/41/thanks',
  leftUrl: 'https://lantern.example/purchases/41',
};

export const inSeconds = (at: Temporal.Instant) => at.epochMilliseconds / 1000;
export const failing = (promise: Promise<unknown>) => promise.then(String, (failure: unknown) => failure);
/** Everything that a log could hold of a failure. */
export const wholly = (failure: unknown) => {
  const { stack, cause } = failure as Error;
  return [String(failure), JSON.stringify(failure), stack, String(cause)].join(' ');
};

/** A twin for the file that asks, empty before each test, and the gateway that speaks to it; both by the same clock. */
export const openGateway = async () => {
  let time = start;
  const account = {
    secretKey: 'sk_test_the-key-of-lantern',
    webhookSecret: 'whsec_the-secret-of-lantern',
    now: () => time.epochMilliseconds,
  };
  const twin = await startStripeTwin(account);
  const gateway = stripeGateway({ ...account, url: twin.url });
  afterAll(() => twin.close());
  beforeEach(() => {
    twin.forget();
    time = start;
  });

  const opened = (more: Partial<PaymentOrder> = {}) => gateway.openPage({ ...order, ...more });
  return {
    account: { ...account, url: twin.url },
    twin,
    gateway,
    pass: (duration: Temporal.DurationLike) => {
      time = time.add(duration);
    },
    opened,
    paid: async (amount?: number) => {
      const { id } = await opened();
      return { id, charge: twin.pay(id, amount).payment_intent ?? '' };
    },
  };
};
