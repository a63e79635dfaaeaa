import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/index.ts';
import {
  cancelTicket,
  joinWaitingList,
  leaveWaitingList,
  ownTickets,
  saveEvent,
  showEvent,
} from '../../../contract/events/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { countsOf, eventFields, makeEvent, take, ticketsOf } from './events.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

type Taker = 'mentee' | 'other_mentee' | 'mentor' | 'other_mentor';
const join = (as: Taker, id: number) => world.ask(as, joinWaitingList, { params: { id } });
const leave = (as: Taker, id: number) => world.ask(as, leaveWaitingList, { params: { id } });
const seat = (max_amount: number) => [{ name: 'Seat', ticket_type: 'free', price: 0, max_amount, max_per_user: 0 }];
const placeOf = async (as: Taker, eventId: number) => {
  const { body } = await world.ask(as, showEvent, { params: { id: eventId }, query: {} });
  const { cap, waiting } = body.tickets[0] ?? { cap: -1, waiting: null };
  return { cap, waiting };
};
const giveBack = async (as: Taker, eventId: number) => {
  const { body } = await world.ask(as, ownTickets, { params: { userId: world.ids[as] }, query: { event_id: eventId } });
  return world.ask(as, cancelTicket, { params: { id: body.admissions[0]?.id ?? 0 } });
};
/** An event whose only place the mentee has; two others wait for it, in this order. */
const soldOut = async () => {
  const eventId = await makeEvent(world, { tickets: seat(1) });
  const [ticketId = 0] = await ticketsOf(world, eventId);
  await take(world, 'mentee', { eventId });
  expect((await join('other_mentee', ticketId)).status).toBe(200);
  expect((await join('mentor', ticketId)).status).toBe(200);
  return { eventId, ticketId };
};

test('EVT-46 who waits is offered the place that comes free, in the order of asking, and nobody else gets it', async () => {
  const { eventId } = await soldOut();
  expect(await placeOf('mentor', eventId)).toEqual({
    cap: 0,
    waiting: { state: 'waiting', position: 2, offer_expires_at: null },
  });
  await giveBack('mentee', eventId);
  expect(await placeOf('other_mentee', eventId)).toEqual({
    cap: 1,
    waiting: { state: 'offered', position: 1, offer_expires_at: '2026-11-20T22:00:00Z' },
  });
  expect(await placeOf('mentor', eventId)).toMatchObject({ cap: 0, waiting: { state: 'waiting', position: 1 } });
  for (const as of ['mentee', 'mentor', 'other_mentor'] as const)
    expect(await take(world, as, { eventId })).toMatchObject({ body: { error: 'Tickets are sold out.' } });
  expect((await take(world, 'other_mentee', { eventId })).status).toBe(200);
  expect(await placeOf('other_mentee', eventId)).toEqual({ cap: 0, waiting: null });
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Seat', taken: 1, counted: 1 }]);
});

test('an offer that nobody takes within twelve hours goes to the next one, and they are told', async () => {
  const { eventId } = await soldOut();
  await giveBack('mentee', eventId);
  await world.moveClock(Temporal.Instant.from('2026-11-20T21:59:59Z'));
  expect(await placeOf('mentor', eventId)).toMatchObject({ cap: 0 });
  await world.moveClock(Temporal.Instant.from('2026-11-20T22:00:00Z'));
  expect(await placeOf('other_mentee', eventId)).toEqual({ cap: 0, waiting: null });
  expect(await placeOf('mentor', eventId)).toMatchObject({ cap: 1, waiting: { state: 'offered' } });
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Seat', taken: 1, counted: 1 }]);
  const told = await world.rows<{ user_id: number; subject: string }>(
    `select user_id::int, subject from deliveries where template = 'tickets.place_offered' order by id`,
  );
  expect(told).toEqual([
    { user_id: world.ids.other_mentee, subject: 'A place for you at Careers in data' },
    { user_id: world.ids.mentor, subject: 'A place for you at Careers in data' },
  ]);
});

test('who does not want the place passes it on; who waits no longer is not offered one', async () => {
  const { eventId, ticketId } = await soldOut();
  await giveBack('mentee', eventId);
  expect((await leave('other_mentee', ticketId)).status).toBe(200);
  expect(await placeOf('mentor', eventId)).toMatchObject({ cap: 1 });
  expect((await leave('mentor', ticketId)).status).toBe(200);
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Seat', taken: 0, counted: 0 }]);
  expect(await leave('mentor', ticketId)).toMatchObject({ status: 404, body: { code: 'events.not_waiting' } });
});

test('waiting is for what is sold out, once each, by whoever may still have one, until the event begins', async () => {
  const { eventId, ticketId } = await soldOut();
  expect(await join('mentor', ticketId)).toMatchObject({ status: 422, body: { code: 'events.waiting_already' } });
  expect(await join('mentee', ticketId)).toMatchObject({ status: 422, body: { code: 'events.too_many_tickets' } });
  const open = await makeEvent(world, { tickets: seat(5) });
  expect(await join('mentor', (await ticketsOf(world, open))[0] ?? 0)).toMatchObject({
    status: 422,
    body: { code: 'events.not_sold_out' },
  });
  // The place that comes free in the last hours is kept until the event begins, and no longer.
  world.clock.moveTo(Temporal.Instant.from('2026-12-04T11:00:00Z'));
  await giveBack('mentee', eventId);
  expect(await placeOf('other_mentee', eventId)).toMatchObject({
    waiting: { offer_expires_at: '2026-12-04T12:00:00Z' },
  });
  await world.moveClock(Temporal.Instant.from('2026-12-04T12:00:00Z'));
  expect(await placeOf('mentor', eventId)).toMatchObject({ waiting: null });
  expect(await join('mentor', ticketId)).toMatchObject({ body: { code: 'events.begun' } });
  expect(await world.rows('select status from ticket_waiting order by id')).toEqual([
    { status: 'expired' },
    { status: 'closed' },
  ]);
});

test('EVT-31 more of a ticket is offered to those who wait before it is for everybody', async () => {
  const { eventId, ticketId } = await soldOut();
  const save = (max_amount: number) =>
    world.ask('platform_admin', saveEvent, {
      body: {
        ...eventFields,
        event_id: eventId,
        tickets: [{ id: ticketId, name: 'Seat', ticket_type: 'free', price: 0, max_amount, max_per_user: 0 }],
      } as never,
    });
  expect((await save(2)).status).toBe(200);
  expect(await placeOf('other_mentee', eventId)).toMatchObject({ cap: 1 });
  expect(await placeOf('mentor', eventId)).toMatchObject({ cap: 0 });
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Seat', taken: 2, counted: 2 }]);
  // Fewer than are taken cannot be.
  expect(await save(1)).toMatchObject({
    status: 422,
    body: { fields: { 'tickets.0.max_amount': 'More tickets than that have been taken already.' } },
  });
  expect((await save(0)).status).toBe(200);
  expect(await placeOf('mentor', eventId)).toMatchObject({ waiting: { state: 'offered' } });
});

test('ACC-64 whose account is deleted gives free places back, and waits no longer', async () => {
  const { eventId } = await soldOut();
  await world.ask('mentee', deleteAccount, { body: { reason_for_leaving: 'Enough' } });
  expect(await placeOf('other_mentee', eventId)).toMatchObject({ cap: 1 });
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Seat', taken: 1, counted: 1 }]);
});

test('EVT-19 an order whose ticket was given back is no order of theirs any more', async () => {
  const eventId = await makeEvent(world, { tickets: seat(1) });
  await take(world, 'mentee', { eventId });
  await giveBack('mentee', eventId);
  const asked = { params: { userId: world.ids.mentee }, query: { event_id: eventId } };
  expect((await world.ask('mentee', ownTickets, asked)).body).toEqual({
    tickets: [],
    receipts: [],
    admissions: [],
    held: [],
  });
  expect((await take(world, 'mentee', { eventId })).status).toBe(200);
});
