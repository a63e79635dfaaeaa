import Stripe from 'stripe';
import { Temporal } from 'temporal-polyfill';
import { systemClock } from '../../platform/clock.ts';
import {
  GatewayFailure,
  type GatewayMessage,
  type PaymentGateway,
  type PaymentNews,
  type PaymentOrder,
  type PaymentPage,
} from '../../platform/gateway.ts';

interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  /** A server that speaks the same; Stripe itself without one. */
  url: string | undefined;
  /** In milliseconds since 1970. */
  now?: () => number;
  /** How many milliseconds an answer may take; a call that was lost is made once more. */
  longestWait?: number;
}
type Session = Stripe.Checkout.Session;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Stripe wants 30 minutes to 24 hours by its own clock when the call arrives: a minute less on both sides is safe. */
const soonest = 31 * MINUTE;
const latest = DAY - MINUTE;
/** How old a message may be, in seconds: Stripe signs again whenever it sends again. */
const tolerance = 300;

const { errors } = Stripe;
const refusals = [
  errors.StripeCardError,
  errors.StripeInvalidRequestError,
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
  errors.StripeIdempotencyError,
];

const addressOf = (url: string | undefined) => {
  if (url === undefined) return {};
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' } as const;
};

/** Says the status and the code alone: Stripe's own sentences quote what was sent, an email or a part of the key. */
const failureOf = (fault: unknown): GatewayFailure => {
  if (fault instanceof GatewayFailure) return fault;
  if (!(fault instanceof errors.StripeError) || fault.statusCode === undefined)
    return new GatewayFailure('later', 'Stripe cannot be reached.');
  const said = /^[a-z_]{1,60}$/.test(fault.code ?? '') ? ` (${fault.code})` : '';
  const isRefused = refusals.some((kind) => fault instanceof kind);
  return new GatewayFailure(isRefused ? 'refused' : 'later', `Stripe answered ${fault.statusCode}${said}.`);
};

const asking = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (fault) {
    throw failureOf(fault);
  }
};

const hasCode = (fault: unknown, code: string) => fault instanceof errors.StripeError && fault.code === code;

const stateOf = ({ payment_status, status }: Session): PaymentNews['state'] => {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'expired' : 'open';
};

const newsOf = (session: Session): PaymentNews => {
  const state = stateOf(session);
  const { payment_intent: intent } = session;
  const charge = typeof intent === 'string' ? intent : (intent?.id ?? null);
  return {
    page: session.id,
    state,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    charge: state === 'paid' ? charge : null,
  };
};

const expiryOf = (at: Temporal.Instant, now: number) => {
  const seconds = Math.floor(now / 1000);
  const asked = Math.floor(at.epochMilliseconds / 1000);
  return Math.min(Math.max(asked, seconds + soonest), seconds + latest);
};

const sessionOf = (order: PaymentOrder, now: number): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: order.currency.toLowerCase(),
        unit_amount: order.amount,
        product_data: { name: order.description },
      },
    },
  ],
  customer_email: order.email,
  client_reference_id: order.key,
  metadata: { payment: order.key },
  expires_at: expiryOf(order.expiresAt, now),
  success_url: order.paidUrl,
  cancel_url: order.leftUrl,
});

/**
 * Stripe refuses a key it knows when anything else differs, and `expires_at` does when it had to be moved away from an
 * hour that comes closer. The page is there all the same, and it is the one to give. Not by the email: Stripe knows
 * that filter only for pages that were paid.
 */
const openedBefore = async (stripe: Stripe, order: PaymentOrder, now: number): Promise<Session> => {
  const since = Math.floor(now / 1000) - DAY;
  for await (const session of stripe.checkout.sessions.list({ created: { gte: since }, limit: 100 })) {
    if (session.client_reference_id !== order.key) continue;
    const isSame = session.amount_total === order.amount && session.currency === order.currency.toLowerCase();
    if (isSame) return session;
  }
  throw new GatewayFailure('refused', 'Stripe knows another order by the key of this one.');
};

const openPage = async (stripe: Stripe, order: PaymentOrder, now: number): Promise<PaymentPage> => {
  const options = { idempotencyKey: `open-${order.key}` };
  const { id, url } = await stripe.checkout.sessions.create(sessionOf(order, now), options).catch((fault: unknown) => {
    if (fault instanceof errors.StripeIdempotencyError) return openedBefore(stripe, order, now);
    throw fault;
  });
  if (!url) throw new GatewayFailure('refused', 'The page of this order is closed.');
  return { id, url };
};

/** Stripe has no code for a page that is not open any more, so the page itself is asked. */
const closePage = async (stripe: Stripe, page: string): Promise<void> => {
  try {
    await stripe.checkout.sessions.expire(page);
  } catch (fault) {
    if (!(fault instanceof errors.StripeInvalidRequestError)) throw fault;
    const { status } = await stripe.checkout.sessions.retrieve(page);
    if (status === 'open') throw fault;
  }
};

/** Stripe forgets a key after a day, and would then send a part of the charge again: so the refund has it as well. */
const refund = async (stripe: Stripe, { key, charge, amount }: Parameters<PaymentGateway['refund']>[0]) => {
  for await (const { metadata } of stripe.refunds.list({ payment_intent: charge, limit: 100 }))
    if (metadata?.refund === key) return;
  try {
    await stripe.refunds.create({ payment_intent: charge, amount, metadata: { refund: key } }, { idempotencyKey: key });
  } catch (fault) {
    if (!hasCode(fault, 'charge_already_refunded')) throw fault;
  }
};

/** What the payer's page says in an event; pages that others open on the same account are not ours. */
const newsIn = (event: Stripe.Event): PaymentNews | null => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return event.data.object.metadata?.payment === undefined ? null : newsOf(event.data.object);
    default:
      return null;
  }
};

const messageIn = (payload: string, signature: string, secret: string, now: number): GatewayMessage => {
  try {
    const event = Stripe.webhooks.constructEvent(payload, signature, secret, tolerance, undefined, now);
    const at = Temporal.Instant.fromEpochMilliseconds(event.created * 1000);
    return { id: event.id, type: event.type, at, news: newsIn(event) };
  } catch (fault) {
    // The fault itself holds the payload.
    if (fault instanceof errors.StripeSignatureVerificationError)
      throw new GatewayFailure('forged', 'The message was not signed by Stripe, or too long ago.');
    throw new GatewayFailure('refused', 'The message of Stripe cannot be read.');
  }
};

const systemNow = () => systemClock.now().epochMilliseconds;

/** Takes payments on pages of Stripe Checkout, one session for each order. */
export const stripeGateway = ({
  secretKey,
  webhookSecret,
  url,
  now = systemNow,
  longestWait = 10_000,
}: StripeAccount): PaymentGateway => {
  const stripe = new Stripe(secretKey, {
    ...addressOf(url),
    timeout: longestWait,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    openPage: (order) => asking(() => openPage(stripe, order, now())),
    lookAt: (page) =>
      asking(async () => {
        try {
          return newsOf(await stripe.checkout.sessions.retrieve(page));
        } catch (fault) {
          if (hasCode(fault, 'resource_missing')) return null;
          throw fault;
        }
      }),
    closePage: (page) => asking(() => closePage(stripe, page)),
    refund: (asked) => asking(() => refund(stripe, asked)),
    readMessage: async (payload, signature) => messageIn(payload, signature, webhookSecret, now()),
  };
};
