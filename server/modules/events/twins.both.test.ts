import { beforeEach, expect, test } from 'vitest';
import { useTestGateway } from '../../../contract/payments/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { makeEvent, paidTicket, paymentIn, take, ticketsOf } from './events.fixture.ts';
import { ticketById } from './queries/events.ts';
import { leftOf } from './rules/stock.ts';
import { insertOrder } from './store/orders.ts';
import { countTaken } from './store/tickets.ts';
import { sharesOf } from './take/refund.ts';
import { insertWaiting } from './store/waiting.ts';

/** What the guards of tickets prevent, shown with the guard gone. */

const times = 12;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const atOnce = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: times }, act));
const count = async (from: string) => {
  const [row] = await world.rows<{ found: number }>(`select count(*)::int as found from ${from}`);
  return row?.found;
};

test('EVT-46 its twin: who looks before they hold the ticket sells the last one many times, where no constraint counts', async () => {
  const eventId = await makeEvent(world, { tickets: [{ ...paidTicket, max_amount: 1 }] });
  const [ticketId = 0] = await ticketsOf(world, eventId);
  await world.rows('alter table tickets drop constraint tickets_not_oversold');
  try {
    const looked = await atOnce(() => world.database.transact((tx) => ticketById(tx, ticketId)));
    for (const ticket of looked)
      if (ticket && leftOf(ticket) !== 0) await world.database.transact((tx) => countTaken(tx, ticketId, 1));
    expect(await world.rows('select taken from tickets')).toEqual([{ taken: times }]);
  } finally {
    await world.rows('update tickets set taken = 0');
    await world.rows(
      `alter table tickets add constraint tickets_not_oversold
         check (taken >= 0 and (max_amount = 0 or taken <= max_amount))`,
    );
  }
});

/** Orders of one person that wait for their payment, without the look that is taken first. */
const orderedAtOnce = async () => {
  const eventId = await makeEvent(world, { tickets: [paidTicket] });
  const order = {
    eventId,
    userId: world.ids.mentee,
    name: 'Mei Ling',
    email: 'mei@example.com',
    phoneNo: '60123456789',
    status: 'pending' as const,
    subtotal: 2500,
    sst: 200,
    total: 2700,
    createdAt: world.clock.now(),
  };
  await atOnce(() => world.database.transact((tx) => insertOrder(tx, order)));
  return count(`ticket_purchases where status = 'pending'`);
};

test('B140 the index alone makes of many taps one order that waits for its payment', async () => {
  expect(await orderedAtOnce()).toBe(1);
});

test('B140 its twin: without the index each tap is an order', async () => {
  await world.rows('drop index ticket_purchases_one_pending');
  try {
    expect(await orderedAtOnce()).toBe(times);
  } finally {
    await world.rows('delete from ticket_purchases');
    await world.rows(
      `create unique index ticket_purchases_one_pending on ticket_purchases (event_id, user_id) where status = 'pending'`,
    );
  }
});

const waitedAtOnce = async () => {
  const eventId = await makeEvent(world);
  const [ticketId = 0] = await ticketsOf(world, eventId);
  const waiting = { ticketId, userId: world.ids.mentee, status: 'waiting', createdAt: world.clock.now() } as const;
  await atOnce(() => world.database.transact((tx) => insertWaiting(tx, waiting)));
  return count('ticket_waiting');
};

test('EVT-46 the index alone gives a person one place in the queue', async () => {
  expect(await waitedAtOnce()).toBe(1);
});

test('EVT-46 its twin: without the index one person waits in many places, and is offered them all', async () => {
  await world.rows('drop index ticket_waiting_one_a_person');
  try {
    expect(await waitedAtOnce()).toBe(times);
  } finally {
    await world.rows('delete from ticket_waiting');
    await world.rows(
      `create unique index ticket_waiting_one_a_person on ticket_waiting (ticket_id, user_id)
         where status in ('waiting', 'offered')`,
    );
  }
});

test('B107 its twin: who looks before they hold the order pays one ticket back again and again', async () => {
  const eventId = await makeEvent(world, { tickets: [paidTicket] });
  const payment = paymentIn(await take(world, 'mentee', { eventId, amount: 3 }));
  await world.ask('mentee', useTestGateway, { params: { id: payment }, body: { outcome: 'pay' } });
  const [order] = await world.rows<{ id: number; total: number }>('select id::int, total from ticket_purchases');
  if (!order) throw new Error('nobody ordered');
  const looked = await atOnce(() => world.database.transact((tx) => sharesOf(tx, order)));
  let back = 0;
  for (const [first] of looked) if (first?.admission.status === 'valid') back += first.share;
  expect(back).toBe(times * 2700);
});
