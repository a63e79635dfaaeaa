import { beforeEach, expect, test } from 'vitest';
import { joinWaitingList, purchaseTickets, saveEvent, showEvent } from '../../../contract/events/index.ts';
import { removePayment } from '../../../contract/payments/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { eventFields, makeEvent, orderOf, paidTicket, paymentIn, take, ticketsOf } from './events.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const code = (status: number, refusal: string) => ({ status, body: { code: refusal } });

test('M41 tickets and the waiting list are for people with a confirmed address', async () => {
  const eventId = await makeEvent(world, {
    tickets: [{ ...paidTicket, ticket_type: 'free', price: 0, max_amount: 1 }],
  });
  expect(await take(world, 'unconfirmed', { eventId })).toMatchObject(code(403, 'accounts.not_confirmed'));
  await take(world, 'mentee', { eventId });
  const [id = 0] = await ticketsOf(world, eventId);
  const joined = await world.ask('unconfirmed', joinWaitingList, { params: { id } });
  expect(joined).toMatchObject(code(403, 'accounts.not_confirmed'));
  expect(await world.rows('select user_id::int as by from ticket_purchases')).toEqual([{ by: world.ids.mentee }]);
});

test('B140 the same choice again leads to the payment that waits; another one has to wait for that', async () => {
  const eventId = await makeEvent(world, { tickets: [paidTicket, { ...paidTicket, name: 'Balcony' }] });
  const [front = 0, balcony = 0] = await ticketsOf(world, eventId);
  const payment = paymentIn(await take(world, 'mentee', { eventId, ticketId: front }));
  expect(paymentIn(await take(world, 'mentee', { eventId, ticketId: front }))).toBe(payment);
  expect(await take(world, 'mentee', { eventId, ticketId: balcony })).toMatchObject(code(422, 'events.order_waits'));
  expect(await take(world, 'mentee', { eventId, ticketId: front, amount: 2 })).toMatchObject(
    code(422, 'events.order_waits'),
  );
  expect(await world.rows('select id from ticket_purchases')).toHaveLength(1);
});

test('whoever gives up three orders of an event within a day begins no fourth; free tickets and other events stay open', async () => {
  const eventId = await makeEvent(world, {
    tickets: [paidTicket, { ...paidTicket, ticket_type: 'free', price: 0, name: 'Seat' }],
  });
  const [paid = 0, free = 0] = await ticketsOf(world, eventId);
  const giveUp = async () => {
    const id = paymentIn(await take(world, 'mentee', { eventId, ticketId: paid }));
    await world.ask('mentee', removePayment, { params: { id } });
  };
  for (let times = 0; times < 3; times += 1) await giveUp();
  expect(await take(world, 'mentee', { eventId, ticketId: paid })).toMatchObject(code(422, 'events.too_many_unpaid'));
  expect((await take(world, 'other_mentee', { eventId, ticketId: paid })).status).toBe(200);
  expect((await take(world, 'mentee', { eventId, ticketId: free })).status).toBe(200);
  const other = await makeEvent(world, { tickets: [paidTicket] });
  expect((await take(world, 'mentee', { eventId: other })).status).toBe(200);
  await world.moveClock(world.clock.now().add({ hours: 24, minutes: 1 }));
  expect((await take(world, 'mentee', { eventId, ticketId: paid })).status).toBe(200);
});

test('EVT-20 speakers are people whom the admin may know of: nobody reads names and pictures of strangers so', async () => {
  const save = (as: 'programme_admin' | 'platform_admin', userId: number, more: object = {}) =>
    world.ask(as, saveEvent, {
      body: { ...eventFields, ...more, event_speakers: [{ user_id: userId, name: 'Somebody', title: '' }] },
    } as never);
  const inside = { program_id: world.alpha.id };
  expect(await save('programme_admin', 999_999, inside)).toMatchObject(code(422, 'events.speaker_unknown'));
  expect(await save('programme_admin', world.ids.other_mentee, inside)).toMatchObject(
    code(422, 'events.speaker_unknown'),
  );
  expect((await save('programme_admin', world.ids.mentee, inside)).status).toBe(200);
  // The platform's admins know everybody.
  const made = await save('platform_admin', world.ids.other_mentee);
  expect(made.status).toBe(200);
  const { body } = await world.ask('platform_admin', showEvent, {
    params: { id: Number((made.body as { id: number }).id) },
    query: {},
  });
  expect(body.speakers).toMatchObject([{ name: 'Somebody', user_id: world.ids.other_mentee }]);
  expect(await save('platform_admin', 999_999)).toMatchObject(code(422, 'events.speaker_unknown'));
});

test.each([
  ['a title of two lines', { title: 'A talk\r\nfor all' }, 'title'],
  ['a title that turns round', { title: 'A talk \u202Efor all' }, 'title'],
  ['a price of less than a sen', { tickets: [{ ...paidTicket, price: 0.005 }] }, 'tickets.0.price'],
  ['an organizer whom nobody sees', { organizer_name: 'Lantern\u200B' }, 'organizer_name'],
])('%s is refused at its field', async (_case, changes, field) => {
  const { status, body } = await world.ask('platform_admin', saveEvent, {
    body: { ...eventFields, ...changes },
  } as never);
  expect({ status, at: Object.keys((body as { fields?: object }).fields ?? {}) }).toEqual({ status: 422, at: [field] });
});

test('a name that nobody can read is refused where tickets are taken', async () => {
  const eventId = await makeEvent(world);
  const [id = 0] = await ticketsOf(world, eventId);
  const order = orderOf(world.ids.mentee, eventId, [{ id, amount: 1 }], { name: 'A\r\nBcc: x' });
  expect(await world.ask('mentee', purchaseTickets, order)).toMatchObject({
    status: 422,
    body: { fields: { name: expect.anything() } },
  });
});
