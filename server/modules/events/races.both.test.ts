import { beforeEach, expect, test } from 'vitest';
import {
  acceptTicket,
  cancelEvent,
  cancelTicket,
  checkIn,
  joinWaitingList,
  ownTickets,
  purchaseTickets,
  refundTickets,
  sendTicket,
} from '../../../contract/events/index.ts';
import { removePayment, useTestGateway } from '../../../contract/payments/index.ts';
import { chunks } from '../../platform/chunks.ts';
import { hashToken } from '../accounts/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { countsOf, makeEvent, orderOf, paidTicket, paymentIn, take, ticketsOf } from './events.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** People with confirmed accounts, each with a browser of their own. */
const crowd = async (count: number) => {
  const rows = await world.rows<{ id: number }>(
    `insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, confirmed_at, created_at)
     select md5('guest' || n), 'guest-of-crowd-' || n, 'Guest', 'Tan', 'guest' || n || '@example.com', 'mentee', 'UTC', $2, $2
     from generate_series(1, $1) as n returning id::int`,
    [count, world.clock.now().toString()],
  );
  const all = [];
  for (const { id } of rows) all.push({ id, browser: await world.browserFor(id) });
  return all;
};
type Guest = Awaited<ReturnType<typeof crowd>>[number];
const buy = ({ id, browser }: Guest, eventId: number, ticketId: number) =>
  browser.ask(purchaseTickets, orderOf(id, eventId, [{ id: ticketId, amount: 1 }]));
const pay = ({ browser }: Guest, id: number) =>
  browser.ask(useTestGateway, { params: { id }, body: { outcome: 'pay' } });

test(
  'EVT-46 QUALITY 500 people for 100 tickets, 30 of whom do not pay: 100 are sold, each to somebody who paid',
  { timeout: 300_000 },
  async () => {
    const eventId = await makeEvent(world, { tickets: [{ ...paidTicket, max_amount: 100 }] });
    const [ticketId = 0] = await ticketsOf(world, eventId);
    const guests = await crowd(500);
    let walkedAway = 0;
    /** Takes, and pays or gives it up; whoever finds it sold out tries again as long as somebody may give one up. */
    const come = async (guest: Guest) => {
      for (let tries = 0; tries < 3; tries += 1) {
        const reply = await buy(guest, eventId, ticketId);
        if (reply.status === 422) {
          expect(reply.body.error).toBe('Tickets are sold out.');
          continue;
        }
        const payment = paymentIn(reply);
        if (walkedAway < 30) {
          walkedAway += 1;
          await guest.browser.ask(removePayment, { params: { id: payment } });
          return;
        }
        await pay(guest, payment);
        return;
      }
    };
    // As many at once as the server takes before it answers that it is busy (M38).
    for (const some of chunks(guests, 40)) await Promise.all(some.map((guest) => come(guest)));
    // Those who came too early for what was given up last.
    for (const guest of guests.slice(0, 60)) await come(guest);
    expect(walkedAway).toBe(30);
    expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 100, counted: 100 }]);
    const [{ tickets = 0, holders = 0, paid = 0, strange = 0 } = {}] = await world.rows<Record<string, number>>(
      `select (select count(*)::int from ticket_admissions where status = 'valid') as tickets,
         (select count(distinct holder_id)::int from ticket_admissions) as holders,
         (select count(*)::int from payments where status = 'paid') as paid,
         (select count(*)::int from payments p full join ticket_purchases o on o.id = p.reference and p.purpose = 'tickets'
          where (p.status = 'paid') <> (o.status = 'confirmed')) as strange`,
    );
    expect({ tickets, paid, strange }).toEqual({ tickets: 100, paid: 100, strange: 0 });
    expect(holders).toBeGreaterThan(60);
  },
);

test('EVT-46 the database alone refuses to count more tickets than there are', async () => {
  const eventId = await makeEvent(world, { tickets: [{ ...paidTicket, max_amount: 1 }] });
  await world.rows('update tickets set taken = 1 where event_id = $1', [eventId]);
  await expect(world.rows('update tickets set taken = taken + 1 where event_id = $1', [eventId])).rejects.toThrow(
    'tickets_not_oversold',
  );
  await expect(world.rows('update tickets set taken = -1 where event_id = $1', [eventId])).rejects.toThrow(
    'tickets_not_oversold',
  );
});

test('B140 of twelve taps at once one begins an order, and one free ticket is one', async () => {
  const paid = await makeEvent(world, { tickets: [paidTicket] });
  const replies = await Promise.all(Array.from({ length: 12 }, () => take(world, 'mentee', { eventId: paid })));
  expect(new Set(replies.map(({ body }) => body.data)).size).toBe(1);
  expect(await countsOf(world, paid)).toEqual([{ name: 'Front row', taken: 1, counted: 1 }]);
  const free = await makeEvent(world);
  const taps = await Promise.all(Array.from({ length: 12 }, () => take(world, 'mentee', { eventId: free })));
  expect(taps.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countsOf(world, free)).toEqual([{ name: 'Seat', taken: 1, counted: 1 }]);
});

test('EVT-46 the place that is offered goes to one order, and to nobody else, however many ask at once', async () => {
  const one = [{ name: 'Seat', ticket_type: 'free', price: 0, max_amount: 1, max_per_user: 0 }];
  const eventId = await makeEvent(world, { tickets: one });
  const [id = 0] = await ticketsOf(world, eventId);
  await take(world, 'mentee', { eventId });
  await world.ask('other_mentee', joinWaitingList, { params: { id } });
  const { body } = await world.ask('mentee', ownTickets, { params: { userId: world.ids.mentee }, query: {} });
  await world.ask('mentee', cancelTicket, { params: { id: body.admissions[0]?.id ?? 0 } });
  const takers = ['mentee', 'mentor', 'other_mentor', 'other_mentee', 'other_mentee', 'other_mentee'] as const;
  const replies = await Promise.all(takers.map((as) => take(world, as, { eventId })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await world.rows(`select holder_id::int as by from ticket_admissions where status = 'valid'`)).toEqual([
    { by: world.ids.other_mentee },
  ]);
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Seat', taken: 1, counted: 1 }]);
});

test('M44 of two payments that come too late for the last ticket at once, one gets it and the other the money', async () => {
  const eventId = await makeEvent(world, { tickets: [{ ...paidTicket, max_amount: 2 }] });
  const takers = ['mentee', 'other_mentee'] as const;
  const ids: number[] = [];
  for (const as of takers) ids.push(paymentIn(await take(world, as, { eventId })));
  await world.rows(`update ticket_purchases set status = 'expired', ended_at = created_at`);
  await world.rows('update tickets set taken = 1');
  await Promise.all(
    takers.map((as, at) => world.ask(as, useTestGateway, { params: { id: ids[at] ?? 0 }, body: { outcome: 'pay' } })),
  );
  const statuses = await world.rows<{ status: string }>('select status from ticket_purchases order by status');
  expect(statuses.map(({ status }) => status)).toEqual(['confirmed', 'refunded']);
  expect(await world.rows('select amount from payment_refunds')).toEqual([{ amount: 2700 }]);
  expect(await world.rows('select taken from tickets')).toEqual([{ taken: 2 }]);
});

test('a ticket that is accepted while its holder gives it back is with one of them or with nobody', async () => {
  for (let round = 0; round < 5; round += 1) {
    const eventId = await makeEvent(world);
    await take(world, 'mentee', { eventId });
    const query = { event_id: eventId };
    const { body } = await world.ask('mentee', ownTickets, { params: { userId: world.ids.mentee }, query });
    const id = body.admissions[0]?.id ?? 0;
    await world.ask('mentee', sendTicket, { params: { id }, body: { email: 'other_mentee@example.com' } });
    const token = `only-here-and-long-enough-${round}`;
    await world.rows(`update ticket_transfers set token_hash = $1 where status = 'sent'`, [hashToken(token)]);
    const [accepted, cancelled] = await Promise.all([
      world.ask('other_mentee', acceptTicket, { params: { token } }),
      world.ask('mentee', cancelTicket, { params: { id } }),
      world.ask('other_mentee', acceptTicket, { params: { token } }),
    ]);
    expect([accepted.status, cancelled.status].filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    const [counts] = await countsOf(world, eventId);
    expect(counts?.taken).toBe(counts?.counted);
  }
});

/** Three paid tickets of the mentee, one of which is on its way to somebody else. */
const threeOnePassing = async (token: string) => {
  const eventId = await makeEvent(world, { tickets: [{ ...paidTicket, max_amount: 3 }] });
  const payment = paymentIn(await take(world, 'mentee', { eventId, amount: 3 }));
  await world.ask('mentee', useTestGateway, { params: { id: payment }, body: { outcome: 'pay' } });
  const query = { event_id: eventId };
  const { body } = await world.ask('mentee', ownTickets, { params: { userId: world.ids.mentee }, query });
  const ids = (body.admissions as { id: number }[]).map(({ id }) => id);
  await world.ask('mentee', sendTicket, { params: { id: ids[0] ?? 0 }, body: { email: 'other_mentee@example.com' } });
  await world.rows(`update ticket_transfers set token_hash = $1 where status = 'sent'`, [hashToken(token)]);
  return { eventId, orderId: body.tickets[0]?.order_id ?? 0, ids };
};

test('B107 tickets paid back one by one, all at once, at the door and on their way: never more than was paid', async () => {
  for (let round = 0; round < 5; round += 1) {
    const token = `on-its-way-and-long-enough-${round}`;
    const { eventId, orderId, ids } = await threeOnePassing(token);
    const [passing = 0, entering = 0] = ids;
    const refund = (admission_ids?: number[]) =>
      world.ask('platform_admin', refundTickets, {
        params: { id: orderId },
        body: { reason: 'Called off', ...(admission_ids && { admission_ids }) },
      });
    const replies = await Promise.all([
      refund([passing]),
      world.ask('other_mentee', acceptTicket, { params: { token } }),
      refund([passing, entering]),
      world.ask('platform_admin', checkIn, { params: { id: eventId }, body: { admission_id: entering } }),
      ...(round % 2 === 0 ? [refund()] : [refund([entering])]),
    ]);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    const [{ back, gone } = { back: 0, gone: 0 }] = await world.rows<{ back: number; gone: number }>(
      `select (select coalesce(sum(r.amount), 0)::int from payment_refunds r join payments p on p.id = r.payment_id
           where p.purpose = 'tickets' and p.reference = $1) as back,
         (select count(*)::int from ticket_admissions where purchase_id = $1 and status = 'refunded') as gone`,
      [orderId],
    );
    // Each ticket cost RM27.00, and whoever has its money back has no ticket.
    expect(gone).toBeGreaterThan(0);
    expect(back).toBe(gone * 2700);
    const [counts] = await countsOf(world, eventId);
    expect([counts?.taken, counts?.counted]).toEqual([3 - gone, 3 - gone]);
  }
});

test('EVT-37 B107 an event that is cancelled while people take, pay, pass on and enter: nobody has a ticket, all the money is back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const token = `not-any-more-and-long-enough-${round}`;
    const eventId = await makeEvent(world, { tickets: [{ ...paidTicket, max_amount: 6 }] });
    const pressPay = (as: 'mentee' | 'other_mentee', id: number) =>
      world.ask(as, useTestGateway, { params: { id }, body: { outcome: 'pay' } });
    await pressPay('mentee', paymentIn(await take(world, 'mentee', { eventId, amount: 2 })));
    const pending = paymentIn(await take(world, 'other_mentee', { eventId }));
    const ids = await world.rows<{ id: number }>(
      'select id::int from ticket_admissions where event_id = $1 order by id',
      [eventId],
    );
    const [passing = 0, entering = 0] = ids.map(({ id }) => id);
    const to = { email: 'other_mentee@example.com' };
    await world.ask('mentee', sendTicket, { params: { id: passing }, body: to });
    await world.rows(`update ticket_transfers set token_hash = $1 where status = 'sent'`, [hashToken(token)]);
    const replies = await Promise.all([
      take(world, 'mentor', { eventId }),
      pressPay('other_mentee', pending),
      world.ask('platform_admin', cancelEvent, { params: { id: eventId }, body: { message: '' } }),
      world.ask('other_mentee', acceptTicket, { params: { token } }),
      world.ask('platform_admin', cancelEvent, { params: { id: eventId }, body: { message: '' } }),
      world.ask('platform_admin', checkIn, { params: { id: eventId }, body: { admission_id: entering } }),
    ]);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    await world.moveClock(world.clock.now().add({ minutes: 1 }));
    await world.moveClock(world.clock.now().add({ minutes: 1 }));
    const [sums] = await world.rows(
      `select (select count(*)::int from ticket_admissions where event_id = $1 and status in ('valid', 'used')) as good,
         (select count(*)::int from ticket_purchases where event_id = $1 and status in ('pending', 'confirmed')) as open,
         (select coalesce(sum(p.amount) filter (where p.status = 'paid'), 0) - coalesce(sum(
            (select sum(r.amount) from payment_refunds r where r.payment_id = p.id)), 0)
          from payments p join ticket_purchases o on o.id = p.reference and p.purpose = 'tickets'
          where o.event_id = $1)::int as kept`,
      [eventId],
    );
    expect(sums).toEqual({ good: 0, open: 0, kept: 0 });
    expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 0, counted: 0 }]);
  }
});
