import { randomBytes } from 'node:crypto';
import { z } from 'zod';

export interface TwinSession {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  customer_email: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  /** Null once nobody can pay on it any more. */
  url: string | null;
  created: number;
  expires_at: number;
}
export interface TwinCharge {
  /** Of the payment intent, which is what a refund names. */
  id: string;
  session: string;
  amount: number;
  currency: string;
}
export interface TwinRefund {
  id: string;
  object: 'refund';
  status: 'succeeded';
  payment_intent: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
}
export interface TwinAnswer {
  status: number;
  body: object;
}

const texts = z.record(z.string(), z.string());
const count = z.coerce.number().int();
/** Strict, since Stripe refuses what it does not know. */
const Order = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.tuple([
    z.strictObject({
      quantity: z.literal('1'),
      price_data: z.strictObject({
        currency: z.string().regex(/^[a-z]{3}$/),
        unit_amount: count.positive(),
        product_data: z.strictObject({ name: z.string().min(1) }),
      }),
    }),
  ]),
  customer_email: z.email(),
  client_reference_id: z.string().min(1).max(200),
  metadata: texts,
  expires_at: count,
  success_url: z.url(),
  cancel_url: z.url(),
});
const Refund = z.strictObject({
  payment_intent: z.string(),
  amount: count.positive(),
  metadata: texts.default({}),
});

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
const done = (body: object): TwinAnswer => ({ status: 200, body });
/** As Stripe's own, the sentence quotes what was sent. */
export const refusal = (status: number, message: string, more: object = {}): TwinAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...more } },
});
const missing = (kind: string, id: string) =>
  refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });
const invalid = ({ issues }: z.ZodError, form: object) => {
  const param = issues[0]?.path.join('.') ?? '';
  return refusal(400, `Invalid ${param} in ${JSON.stringify(form)}`, { code: 'parameter_invalid', param });
};
const listed = <T extends { id: string }>(all: T[], query: Record<string, unknown>): TwinAnswer => {
  const after = all.findIndex(({ id }) => id === query.starting_after) + 1;
  const until = after + Number(query.limit ?? 10);
  return done({ object: 'list', data: all.slice(after, until), has_more: until < all.length });
};

const sum = (all: { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);

/** The pages, the newest first. `now` in seconds. */
const openSessions = (now: () => number, pageOf: (id: string) => string) => {
  const sessions: TwinSession[] = [];
  /** What the payer reads; not a part of what Stripe answers. */
  const descriptions = new Map<string, string>();

  const shut = (session: TwinSession, status: 'complete' | 'expired') =>
    Object.assign(session, { status, url: null } as const);
  const find = (id: string) => {
    const session = sessions.find((one) => one.id === id);
    if (session?.status === 'open' && session.expires_at <= now()) shut(session, 'expired');
    return session;
  };
  const need = (id: string) => {
    const session = find(id);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  };
  const expire = (id: string) => {
    const session = need(id);
    return session.status === 'open' ? shut(session, 'expired') : session;
  };

  const create = (form: object): TwinAnswer => {
    const { data, error } = Order.safeParse(form);
    if (error) return invalid(error, form);
    const { line_items: items, ...order } = data;
    const { currency, unit_amount: amount, product_data: product } = items[0].price_data;
    const ahead = order.expires_at - now();
    if (ahead < 30 * 60 || ahead > 24 * 60 * 60)
      return refusal(400, 'expires_at must be between 30 minutes and 24 hours ahead', { param: 'expires_at' });
    const id = newId('cs_test');
    const named = { id, object: 'checkout.session', url: pageOf(id), created: now() } as const;
    const unpaid = { status: 'open', payment_status: 'unpaid', payment_intent: null } as const;
    const session: TwinSession = { ...named, ...order, ...unpaid, amount_total: amount, currency };
    descriptions.set(id, product.name);
    sessions.unshift(session);
    return done(session);
  };
  const close = (id: string): TwinAnswer => {
    const status = find(id)?.status;
    if (status === 'open') return done(expire(id));
    return status === undefined ? missing('checkout.session', id) : refusal(400, `${id} has a status of ${status}.`);
  };
  const look = (id: string): TwinAnswer => {
    const session = find(id);
    return session ? done(session) : missing('checkout.session', id);
  };
  const list = (query: Record<string, unknown>) => {
    const { gte = 0 } = z.object({ gte: count.optional() }).parse(query.created ?? {});
    const recent = sessions.filter(({ created }) => created >= gte).map(({ id }) => need(id));
    return listed(recent, query);
  };
  const descriptionOf = (id: string) => descriptions.get(id) ?? '';
  return { sessions, descriptionOf, shut, find, need, expire, create, close, look, list };
};

/** The money that came and went. */
const openTill = ({ need, shut }: ReturnType<typeof openSessions>) => {
  const charges: TwinCharge[] = [];
  const refunds: TwinRefund[] = [];

  const pay = (id: string, amount?: number): TwinSession => {
    const session = need(id);
    if (session.status === 'complete') return session;
    if (session.status === 'expired') throw new Error(`nobody can pay ${id}: it has expired`);
    const charge = { id: newId('pi'), session: id, amount: amount ?? session.amount_total, currency: session.currency };
    charges.push(charge);
    shut(session, 'complete');
    const paid = { payment_status: 'paid', payment_intent: charge.id, amount_total: charge.amount } as const;
    return Object.assign(session, paid);
  };
  const sendBack = (form: object): TwinAnswer => {
    const { data, error } = Refund.safeParse(form);
    if (error) return invalid(error, form);
    const charge = charges.find(({ id }) => id === data.payment_intent);
    if (!charge) return missing('payment_intent', data.payment_intent);
    const left = charge.amount - sum(refunds.filter((one) => one.payment_intent === charge.id));
    if (left === 0) return refusal(400, `${charge.id} has been refunded.`, { code: 'charge_already_refunded' });
    if (data.amount > left) return refusal(400, `${data.amount} is more than ${left}`, { param: 'amount' });
    const { currency } = charge;
    const refund: TwinRefund = { id: newId('re'), object: 'refund', ...data, status: 'succeeded', currency };
    refunds.unshift(refund);
    return done(refund);
  };
  const listRefunds = ({ payment_intent: charge, ...query }: Record<string, unknown>) => {
    const of = refunds.filter((one) => one.payment_intent === charge);
    return listed(of, query);
  };
  return { charges, refunds, pay, sendBack, listRefunds, balance: () => sum(charges) - sum(refunds) };
};

/** What the account knows. */
export const openBooks = (now: () => number, pageOf: (id: string) => string) => {
  const pages = openSessions(now, pageOf);
  return { ...pages, ...openTill(pages) };
};
export type Books = ReturnType<typeof openBooks>;
