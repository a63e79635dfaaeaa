import { expect } from 'vitest';
import { checkOut, pendingPayment } from '../../contract/credits/index.ts';
import { purchaseTickets } from '../../contract/events/index.ts';
import { startStripeTwin } from '../adapters/payments/stripe.twin.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open.ts';
import { people } from '../testing/personas.fixture.ts';
import { openCaller } from './caller.fixture.ts';
import { prepare, type ServerPlace } from './ground.fixture.ts';
import { type Running, startServer } from './process.fixture.ts';
import { racers } from './racers.fixture.ts';

const account = { secretKey: 'sk_test_only-here', webhookSecret: 'whsec_only-here' };

/** Anything that may be cut off by the end of the process is done again on the next one. */
const untilDone = async <T>(run: () => Promise<T>, again: () => Promise<unknown>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (fault) {
      if (tries === 5) throw fault;
      await again();
    }
  }
};

/** A server that is killed and started again at a word, in front of one gateway that stays. */
const openShop = async (ground: ServerPlace) => {
  const twin = await startStripeTwin({ ...account, now: () => systemClock.now().epochMilliseconds });
  const start = () =>
    startServer({
      ...ground.settings,
      STRIPE_SECRET_KEY: account.secretKey,
      STRIPE_WEBHOOK_SECRET: account.webhookSecret,
      STRIPE_URL: twin.url,
    });
  let server: Running = await start();
  let restarting: Promise<unknown> = Promise.resolve();
  const killAndStart = () => {
    restarting = server.kill().then(async () => {
      server = await start();
    });
    return restarting;
  };
  return { twin, url: () => server.url, killAndStart, running: () => restarting, stop: () => server.stop() };
};
type Shop = Awaited<ReturnType<typeof openShop>>;

interface Buyer {
  id: number;
  token: string;
  /** A ticket for an event, or else a package of credits. */
  ticket: { eventId: number; ticketId: number } | null;
  /** Which of the steps the process does not survive, and whether it ends while that step is under way. */
  killedAt: number;
  isMidway: boolean;
  pays: boolean;
  isTold: boolean;
}

const post = (url: string, { payload, signature }: { payload: string; signature: string }) =>
  fetch(`${url}/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });

const orderOf = (userId: number, { eventId, ticketId }: NonNullable<Buyer['ticket']>) => ({
  body: {
    event_id: eventId,
    user_id: userId,
    name: 'Mei Ling',
    email: 'mei@example.com',
    phone_no: '60123456789',
    tickets: [{ id: ticketId, amount: 1 }],
  },
});

/** A published event with one ticket for RM 25.00, of which there are enough. */
const writeEvent = async ({ runSql }: Pick<Database, 'runSql'>, ownerId: number) => {
  const { rows } = await runSql(
    `with made as (insert into events (event_type, title, privacy, timezone, start_time, end_time, description,
         organizer_name, inquiry_email, active, created_by, created_at, updated_at)
       values ('webinar', 'Careers', 'is_public', 'UTC', now() + interval '30 days', now() + interval '31 days', 'Careers',
         'Lantern', 'events@example.com', true, $1, now(), now()) returning id)
     insert into tickets (event_id, position, name, ticket_type, price, max_amount)
     select id, 0, 'Seat', 'paid', 2500, 50 from made returning id::int as "ticketId", event_id::int as "eventId"`,
    [ownerId],
  );
  return rows[0] as NonNullable<Buyer['ticket']>;
};

/** One purchase, step by step, each done until it is answered; the process ends at one of them. */
const buy = async (shop: Shop, { id, token, ticket, killedAt, isMidway, pays, isTold }: Buyer) => {
  const { twin } = shop;
  let at = 0;
  const step = async <T>(run: (caller: ReturnType<typeof openCaller>) => Promise<T>): Promise<T> => {
    at += 1;
    const isLast = at === killedAt;
    const one = async () => {
      const caller = openCaller(shop.url(), token);
      return run(caller).finally(() => caller.close());
    };
    if (!isLast) return untilDone(one, shop.running);
    if (!isMidway) {
      const done = await untilDone(one, shop.running);
      await shop.killAndStart();
      return done;
    }
    const underWay = one().catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, (killedAt * 7) % 25));
    await shop.killAndStart();
    await underWay;
    return untilDone(one, shop.running);
  };

  const key = { 'idempotency-key': `purchase-${token.slice(0, 20)}` };
  const location = await step(async (caller) => {
    if (ticket) return String((await caller.ask(purchaseTickets, orderOf(id, ticket), key)).body.data);
    return String((await caller.ask(checkOut, { body: { user_subscription: { package_id: 12 } } }, key)).body.location);
  });
  // The page of the purchase, when its answer was lost; then the payment is named there.
  const paymentId = location.startsWith('/payments/')
    ? Number(location.split('/')[2])
    : await step(async (caller) => {
        const { body } = await caller.ask(pendingPayment, { params: { id: Number(location.split('/')[2]) } });
        return (body as { subscription: { payment: { id: number } } }).subscription.payment.id;
      });
  await step((caller) => caller.get(`/payments/${paymentId}/pay`));
  const page = twin.sessions.find(({ client_reference_id: of }) => of.startsWith(`payment-${paymentId}-`));
  if (!page) throw new Error(`payment ${paymentId} has no page`);
  if (!pays) return;
  twin.pay(page.id);
  const message = twin.eventOf(page.id);
  if (isTold) await step(() => post(shop.url(), message));
  await step((caller) => caller.get('/users/current'));
};

/** What the three books say, person by person. */
const booksOf = (ground: ServerPlace) =>
  ground.inspect(async ({ runSql }) => {
    const { rows } = await runSql(
      `select payments.id::int, payments.amount, payments.purpose, payments.status,
        coalesce(subscriptions.status, ticket_purchases.status) as purchase,
        (select coalesce(sum(points), 0)::int from credit_entries where subscription_id = subscriptions.id) as points,
        (select count(*)::int from credit_entries where subscription_id = subscriptions.id)
          + (select count(*)::int from ticket_admissions where purchase_id = ticket_purchases.id) as entries,
        (select points from credit_balances where user_id = payments.user_id)
          - (select sum(points)::int from credit_entries where user_id = payments.user_id) as apart
      from payments
      left join subscriptions on subscriptions.id = payments.reference and payments.purpose = 'credits'
      left join ticket_purchases on ticket_purchases.id = payments.reference and payments.purpose = 'tickets'
      order by 1`,
      [],
    );
    return rows as {
      id: number;
      amount: number;
      purpose: string;
      status: string;
      purchase: string;
      points: number;
      entries: number;
      apart: number | null;
    }[];
  });

/** How many tickets count as taken: those that were paid for, and those that are held. */
const ticketsOf = (ground: ServerPlace) =>
  ground.inspect(async ({ runSql }) => {
    const { rows } = await runSql('select taken from tickets', []);
    return rows[0] as { taken: number };
  });

/**
 * As many purchases as `rounds`, and in each of them the process ends, between two steps or amid one; some messages are
 * lost. After the last start and the reconciliation, gateway, payments and ledger must agree to the sen.
 */
export const checkOutUnderKills = async (ground: ServerPlace, rounds: number) => {
  const { buyers, ticket } = await prepare(ground, async (database) => {
    const now = systemClock.now();
    await people(database.transact, now);
    const all = await racers(database, rounds, now);
    return { buyers: all, ticket: await writeEvent(database, all[0]?.id ?? 0) };
  });
  const shop = await openShop(ground);
  for (const [at, { id, token }] of buyers.entries()) {
    const killedAt = 1 + (at % 4);
    await buy(shop, {
      id,
      token,
      ticket: at % 2 === 1 ? ticket : null,
      killedAt,
      isMidway: at % 8 < 4,
      pays: at % 5 !== 4,
      isTold: at % 3 !== 2,
    });
  }
  // Longer than the reconciliation waits before it asks.
  const moved = await fetch(`${shop.url()}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_minutes: 20 }),
  });
  expect(moved.status).toBe(200);
  expect((await shop.stop()).code).toBe(0);

  const books = await booksOf(ground);
  const paid = new Set(
    shop.twin.charges.map(
      ({ session }) => shop.twin.sessions.find(({ id }) => id === session)?.client_reference_id ?? '',
    ),
  );
  const expected = books.map(({ id, amount, purpose }) => {
    const isPaid = [...paid].some((key) => key.startsWith(`payment-${id}-`));
    const isTicket = purpose === 'tickets';
    const [status, purchase] = isPaid ? ['paid', isTicket ? 'confirmed' : 'paid'] : ['pending', 'pending'];
    const points = isPaid && !isTicket ? 30 : 0;
    return { id, amount, purpose, status, purchase, points, entries: isPaid ? 1 : 0 };
  });
  expect(books.map(({ apart: _apart, ...book }) => book)).toEqual(expected);
  expect(books.filter(({ apart }) => apart !== null && apart !== 0)).toEqual([]);
  expect(books).toHaveLength(rounds);
  const { taken: left } = await ticketsOf(ground);
  expect(left).toBe(books.filter(({ purpose }) => purpose === 'tickets').length);
  const taken = books.filter(({ status }) => status === 'paid').reduce((sum, { amount }) => sum + amount, 0);
  expect(shop.twin.balance()).toBe(taken);
  expect(paid.size).toBe(buyers.filter((_one, at) => at % 5 !== 4).length);
  await shop.twin.close();
};
