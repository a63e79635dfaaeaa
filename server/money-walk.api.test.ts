import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { cancelMyBooking, requestBooking } from '../contract/bookings/index.ts';
import { checkOut, grantCredits, refundPurchase } from '../contract/credits/index.ts';
import { refundTickets } from '../contract/events/index.ts';
import { removePayment } from '../contract/payments/index.ts';
import type { Persona } from './testing/personas.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';
import { bodyFor, tenOClock } from './modules/bookings/bookings.fixture.ts';
import { countsOf, makeEvent, paidTicket, take } from './modules/events/events.fixture.ts';
import { emailOf } from './modules/credits/samples.fixture.ts';
import { deliver, follow, openTwin } from './modules/payments/payments.fixture.ts';

const { twin, use } = await openTwin();
let world: World;
/** An event with six tickets. */
let eventId: number;
beforeAll(async () => {
  world = await openWorld();
  use(world);
  eventId = await makeEvent(world, {
    start_time: '2027-12-01T12:00:00Z',
    end_time: '2027-12-01T13:00:00Z',
    tickets: [{ ...paidTicket, max_amount: 6 }],
  });
});

const buyers = ['mentee', 'other_mentee'] as const satisfies Persona[];
type Buyer = (typeof buyers)[number];

/** Messages of the gateway that have not arrived, in the order in which it wrote them. */
const underWay: { payload: string; signature: string }[] = [];

const openPayments = () =>
  world.rows<{ id: string; user_id: string }>("select id, user_id from payments where status = 'pending' order by id");
const openPages = () => twin.sessions.filter(({ status }) => status === 'open');
const someOf = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];
const personaOf = (userId: string): Buyer => (Number(userId) === world.ids.mentee ? 'mentee' : 'other_mentee');

/** What can happen to money, each on something that `at` picks out of what is there. */
const steps: Record<string, (who: Buyer, at: number) => Promise<unknown>> = {
  buy: (who, at) =>
    world.ask(who, checkOut, { body: { user_subscription: { package_id: at % 2 ? 10 : 12, quantity: 1 + (at % 3) } } }),
  take: (who, at) => take(world, who, { eventId, amount: 1 + (at % 3) }),
  lead: async (_who, at) => {
    const payment = someOf(await openPayments(), at);
    return payment && follow(world, Number(payment.id), personaOf(payment.user_id));
  },
  pay: async (_who, at) => {
    const page = someOf(openPages(), at);
    if (!page) return;
    twin.pay(page.id);
    underWay.push(twin.eventOf(page.id));
  },
  // Out of order, and some of them twice; what is never drawn is lost.
  hear: async (_who, at) => {
    const message = someOf(underWay, at);
    if (!message) return;
    if (at % 3 !== 0) underWay.splice(underWay.indexOf(message), 1);
    return deliver(world, message);
  },
  forge: async (_who, at) => {
    const page = someOf(openPages(), at);
    if (!page) return;
    const { payload, signature } = twin.eventOf(page.id);
    const asPaid = payload.replace('"unpaid"', '"paid"').replace('"open"', '"complete"');
    expect((await deliver(world, { payload: asPaid, signature })).status).toBe(400);
  },
  remove: async (_who, at) => {
    const payment = someOf(await openPayments(), at);
    return payment && world.ask(personaOf(payment.user_id), removePayment, { params: { id: Number(payment.id) } });
  },
  wait: (_who, at) => world.moveClock(world.clock.now().add({ minutes: [1, 16, 60, 60 * 25][at % 4] ?? 1 })),
  book: (who, at) => world.ask(who, requestBooking, { body: bodyFor(world.ids.mentor, tenOClock(3 + (at % 20))) }),
  cancel: async (who) => {
    const [booking] = await world.rows<{ id: string }>(
      "select id from bookings where requester_id = $1 and status = 'pending' order by id limit 1",
      [world.ids[who]],
    );
    return booking && world.ask(who, cancelMyBooking, { params: { id: Number(booking.id) }, body: { reason: 'ill' } });
  },
  refund: async (_who, at) => {
    const bought = await world.rows<{ id: string }>("select id from subscriptions where status = 'paid' order by id");
    const one = someOf(bought, at);
    const body = { reason: 'asked for it' };
    return one && world.ask('platform_admin', refundPurchase, { params: { id: Number(one.id) }, body });
  },
  refundOrder: async (_who, at) => {
    const taken = await world.rows<{ id: string }>(
      "select id from ticket_purchases where status = 'confirmed' order by id",
    );
    const one = someOf(taken, at);
    const body = { reason: 'asked for it' };
    return one && world.ask('platform_admin', refundTickets, { params: { id: Number(one.id) }, body });
  },
  // One of several.
  refundTicket: async (_who, at) => {
    const good = await world.rows<{ id: string; order: string }>(
      `select max(id) as id, purchase_id as order from ticket_admissions where status in ('valid', 'used')
         group by purchase_id having count(*) > 1 order by 1`,
    );
    const one = someOf(good, at);
    const body = { reason: 'asked for it', admission_ids: [Number(one?.id)] };
    return one && world.ask('platform_admin', refundTickets, { params: { id: Number(one.order) }, body });
  },
  grant: async (who, at) =>
    world.ask('platform_admin', grantCredits, {
      body: { email: await emailOf(world, world.ids[who]), credits: at % 2 ? 1 : -1, reason: 'to and fro' },
    }),
};

/** Balance, ledger, lots, payments and the gateway, as one number each. */
const books = async () => {
  const [row] = await world.rows<Record<'apart' | 'overdrawn' | 'paid' | 'owed' | 'double' | 'unlike', number>>(
    `select
      (select count(*)::int from credit_balances b where points <> (
        select coalesce(sum(points), 0) from credit_entries e where e.user_id = b.user_id)) as apart,
      (select count(*)::int from credit_balances b where points < (
        select coalesce(sum(points_left), 0) from credit_lots l where l.user_id = b.user_id)) as overdrawn,
      (select coalesce(sum(amount), 0)::int from payments where status = 'paid') as paid,
      (select coalesce(sum(amount), 0)::int from payment_refunds where sent_at is not null) as owed,
      (select count(*)::int from (select subscription_id from credit_entries where kind = 'purchase'
        group by 1 having count(*) > 1) twice) as double,
      (select count(*)::int from subscriptions s join payments p on p.reference = s.id and p.purpose = 'credits'
        where (p.status = 'paid') <> (s.status in ('paid', 'refunded')))
      + (select count(*)::int from ticket_purchases o join payments p on p.reference = o.id and p.purpose = 'tickets'
        where (p.status = 'paid') <> (o.status in ('confirmed', 'refunded'))) as unlike`,
  );
  return row;
};

/** Orders of which a part went back while the rest still lets people in. */
const partlyBack = `select 1 from ticket_purchases o where o.status = 'confirmed'
  and exists (select 1 from ticket_admissions a where a.purchase_id = o.id and a.status = 'refunded')`;

test('CRD-37 CRD-38 EVT-46 a random walk of 300 steps leaves balance, ledger, lots, tickets and payments equal after each', async () => {
  // Purchases that get somewhere take several steps of the same kind.
  const names = [
    ...Object.keys(steps),
    'buy',
    'lead',
    'pay',
    'take',
    'lead',
    'pay',
    'hear',
    'take',
    'lead',
    'pay',
    'hear',
    'refund',
    'refundTicket',
    'take',
    'lead',
    'pay',
    'hear',
    'refundTicket',
  ];
  const drawn = fc.sample(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...buyers), fc.nat(60)), {
    seed: 20_261_126,
    numRuns: 300,
  });
  let partly = 0;
  for (const [name, who, at] of drawn) {
    await steps[name]?.(who, at);
    const { paid, owed, ...wrong } = (await books()) ?? { paid: 0, owed: 0 };
    expect([name, wrong]).toEqual([name, { apart: 0, overdrawn: 0, double: 0, unlike: 0 }]);
    const [tickets] = await countsOf(world, eventId);
    expect([name, tickets?.taken]).toEqual([name, tickets?.counted]);
    partly += (await world.rows(partlyBack)).length;
    // The gateway knows more than we do until its messages arrive, never less.
    expect(twin.balance()).toBeGreaterThanOrEqual(paid - owed);
  }
  // What was lost is asked for, what is owed is sent.
  await world.moveClock(world.clock.now().add({ minutes: 16 }));
  await world.moveClock(world.clock.now().add({ minutes: 1 }));
  const last = await books();
  expect(twin.balance()).toBe((last?.paid ?? 0) - (last?.owed ?? 0));
  expect(await world.rows("select 1 from ticket_purchases where status = 'confirmed'")).not.toEqual([]);
  expect(await world.rows("select 1 from ticket_purchases where status = 'refunded'")).not.toEqual([]);
  expect(partly).toBeGreaterThan(0);
  expect(twin.charges.length).toBeGreaterThan(5);
  expect(twin.refunds.length).toBeGreaterThan(1);
});
