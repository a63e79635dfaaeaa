import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { ownTickets, purchaseTickets, refundTickets, showEvent } from '../../../contract/events/index.ts';
import { removePayment, useTestGateway } from '../../../contract/payments/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { countsOf, eventFields, makeEvent, orderOf, paidTicket, paymentIn, take, ticketsOf } from './events.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const pay = (as: 'mentee' | 'other_mentee', id: number, outcome: 'pay' | 'fail' = 'pay') =>
  world.ask(as, useTestGateway, { params: { id }, body: { outcome } });
const own = async (as: 'mentee' | 'other_mentee', eventId: number) =>
  (await world.ask(as, ownTickets, { params: { userId: world.ids[as] }, query: { event_id: eventId } })).body;
const ticketIn = async (eventId: number, as: 'mentee' | 'other_mentee' = 'mentee', at = 0) =>
  (await world.ask(as, showEvent, { params: { id: eventId }, query: {} })).body.tickets[at];

test('EVT-15 EVT-05 EVT-19 a free ticket is confirmed at once and leads back to the event', async () => {
  const eventId = await makeEvent(world);
  const { status, body } = await take(world, 'mentee', { eventId });
  expect([status, body]).toEqual([200, { data: `/events/${eventId}?reserved=1` }]);
  const mine = await own('mentee', eventId);
  expect(mine.tickets).toEqual([
    {
      order_id: expect.any(Number),
      event_id: eventId,
      status: 'confirmed',
      paid_at: '2026-11-20T10:00:00Z',
      ticket: 'Seat',
      amount: 1,
      refunded: 0,
      total_paid: 0,
    },
  ]);
  expect(mine.admissions).toMatchObject([
    { ticket: 'Seat', holder_name: 'Mei Ling', status: 'valid', can_cancel: true, can_send: true, sent_to: null },
  ]);
  expect(mine.admissions[0]?.code_url).toMatch(
    new RegExp(`^http://lantern\\.test/events/${eventId}/check_in\\?code=[\\w-]{24}$`),
  );
  expect([mine.held, mine.receipts]).toEqual([[], []]);
  const foreign = await world.ask('other_mentee', ownTickets, { params: { userId: world.ids.mentee }, query: {} });
  expect(foreign.status).toBe(404);
});

test('EVT-15 B107 a paid ticket is held for 35 minutes, costs the price and 8 % service tax, and is there once it is paid', async () => {
  const eventId = await makeEvent(world, { tickets: [paidTicket] });
  const reply = await take(world, 'mentee', { eventId, amount: 2 });
  const payment = paymentIn(reply);
  expect(await world.rows('select amount, purpose, expires_at from payments')).toMatchObject([
    // 2 × RM 25.00 and 4.00 of tax.
    { amount: 5400, purpose: 'tickets' },
  ]);
  const held = await own('mentee', eventId);
  expect(held).toMatchObject({
    tickets: [],
    admissions: [],
    held: [
      {
        total: 54,
        service_tax: 4,
        items: [{ ticket: 'Front row', amount: 2, price: 25 }],
        pay_url: `/payments/${payment}/pay`,
        delete_url: `/payments/${payment}/delete`,
        held_until: '2026-11-20T10:35:00Z',
      },
    ],
  });
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 2, counted: 2 }]);
  await pay('mentee', payment);
  expect(await own('mentee', eventId)).toMatchObject({
    tickets: [{ ticket: 'Front row', amount: 2, total_paid: 54, status: 'confirmed' }],
    admissions: [{ can_cancel: false }, { can_cancel: false }],
    held: [],
  });
  const [order] = await world.rows<{ id: number }>('select id::int from ticket_purchases');
  expect((await own('mentee', eventId)).receipts).toEqual([
    {
      order_id: order?.id,
      event_id: eventId,
      number: `T-${String(order?.id).padStart(6, '0')}`,
      paid_at: '2026-11-20T10:00:00Z',
      seller: 'Lantern',
      buyer: { name: 'Mei Ling', email: 'mei@example.com' },
      lines: [{ ticket: 'Front row', amount: 2, price: 25, total: 50 }],
      subtotal: 50,
      service_tax: 4,
      total: 54,
      refunds: [],
    },
  ]);
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 2, counted: 2 }]);
});

test('EVT-15 a second order leads to the payment of the first, and what is given up is free again', async () => {
  const eventId = await makeEvent(world, { tickets: [paidTicket] });
  const first = await take(world, 'mentee', { eventId });
  const again = await take(world, 'mentee', { eventId });
  expect(again.body).toEqual(first.body);
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 1, counted: 1 }]);
  await world.ask('mentee', removePayment, { params: { id: paymentIn(first) } });
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 0, counted: 0 }]);
  expect((await own('mentee', eventId)).held).toEqual([]);
  // Who lets the time pass gives it up as well.
  await take(world, 'mentee', { eventId });
  await world.moveClock(Temporal.Instant.from('2026-11-20T10:35:00Z'));
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 0, counted: 0 }]);
});

test('EVT-46 EVT-10 sold out is refused and said, and what is left is on the page', async () => {
  const eventId = await makeEvent(world, { tickets: [{ ...paidTicket, max_amount: 3 }] });
  expect(await ticketIn(eventId)).toMatchObject({ tickets_left: 3, cap: 3, available: true });
  await take(world, 'mentee', { eventId, amount: 2 });
  expect(await ticketIn(eventId, 'other_mentee')).toMatchObject({ tickets_left: 1, cap: 1 });
  const refused = await take(world, 'other_mentee', { eventId, amount: 2 });
  expect(refused).toMatchObject({ status: 422, body: { error: 'Tickets are sold out.' } });
  expect((await take(world, 'other_mentee', { eventId })).status).toBe(200);
  expect(await ticketIn(eventId, 'other_mentee')).toMatchObject({ tickets_left: 0, available: false });
});

test('EVT-09 D15 the limit for each person counts what they have and hold; an order above it is refused whole', async () => {
  const eventId = await makeEvent(world, {
    tickets: [
      { ...paidTicket, max_per_user: 3, max_amount: 0 },
      { name: 'Seat', ticket_type: 'free', price: 0, max_amount: 0, max_per_user: 5 },
      { ...paidTicket, name: 'Back row', max_amount: 0 },
    ],
  });
  const [front = 0, seat = 0, back = 0] = await ticketsOf(world, eventId);
  expect(await ticketIn(eventId, 'mentee', 0)).toMatchObject({ cap: 3, tickets_left: null });
  expect(await ticketIn(eventId, 'mentee', 1)).toMatchObject({ cap: 1 });
  expect(await ticketIn(eventId, 'mentee', 2)).toMatchObject({ cap: 10 });
  const buy = (tickets: { id: number; amount: number }[]) =>
    world.ask('mentee', purchaseTickets, orderOf(world.ids.mentee, eventId, tickets));
  for (const [id, amount] of [
    [front, 4],
    [seat, 2],
    [back, 11],
  ] as const)
    expect(await buy([{ id, amount }])).toMatchObject({
      status: 422,
      body: { error: 'You cannot take that many of this ticket.' },
    });
  // The same ticket in two lines is one wish.
  const twice = [
    { id: front, amount: 2 },
    { id: front, amount: 2 },
  ];
  expect((await buy(twice)).status).toBe(422);
  await pay('mentee', paymentIn(await buy([{ id: front, amount: 2 }])));
  expect(await ticketIn(eventId, 'mentee', 0)).toMatchObject({ cap: 1 });
  expect((await buy([{ id: front, amount: 2 }])).status).toBe(422);
  const both = await buy([
    { id: front, amount: 2 },
    { id: seat, amount: 1 },
  ]);
  expect(both.status).toBe(422);
  expect((await own('mentee', eventId)).tickets).toHaveLength(1);
});

test('EVT-12 name, email and phone number are needed, and each question an answer', async () => {
  const eventId = await makeEvent(world, { extra_fields: [{ title: 'Which field do you work in?' }] });
  const [question] = await world.rows<{ id: number }>('select id::int from event_extra_fields');
  const wrong = await take(world, 'mentee', { eventId, more: { name: ' ', email: 'mei', phone_no: '' } });
  expect(wrong).toMatchObject({
    status: 422,
    body: {
      fields: {
        name: 'Name is required',
        email: 'Please enter a valid email address',
        phone_no: 'Phone number is required',
      },
    },
  });
  const unreachable = await take(world, 'mentee', { eventId, more: { phone_no: 'abc' } });
  expect(unreachable).toMatchObject({
    status: 422,
    body: { fields: { phone_no: 'Phone number must be in the format 123456789' } },
  });
  expect(await take(world, 'mentee', { eventId })).toMatchObject({
    status: 422,
    body: { error: 'Please answer every question.' },
  });
  const answers = [{ event_extra_field_id: question?.id, answer: 'Banking' }];
  expect((await take(world, 'mentee', { eventId, more: { answers } })).status).toBe(200);
  expect(await world.rows('select answer from ticket_answers')).toEqual([{ answer: 'Banking' }]);
});

test('EVT-18 B106 nothing is taken by visitors, for others, of hidden or of ended events', async () => {
  const eventId = await makeEvent(world);
  const [id = 0] = await ticketsOf(world, eventId);
  const visitor = await world
    .newBrowser()
    .ask(purchaseTickets, orderOf(world.ids.mentee, eventId, [{ id, amount: 1 }]));
  expect(visitor.status).toBe(401);
  const other = await world.ask('mentee', purchaseTickets, orderOf(world.ids.mentor, eventId, [{ id, amount: 1 }]));
  expect(other).toMatchObject({ status: 403, body: { code: 'events.own_only' } });
  const none = await world.ask('mentee', purchaseTickets, orderOf(world.ids.mentee, eventId, [{ id, amount: 0 }]));
  expect(none).toMatchObject({ status: 422, body: { fields: { tickets: 'Please choose at least one ticket' } } });
  const hidden = await makeEvent(world, {}, { published: false });
  expect((await take(world, 'mentee', { eventId: hidden })).status).toBe(404);
  const elsewhere = await makeEvent(world);
  const mixed = await world.ask('mentee', purchaseTickets, orderOf(world.ids.mentee, elsewhere, [{ id, amount: 1 }]));
  expect(mixed).toMatchObject({ status: 404, body: { code: 'events.ticket_not_found' } });
  await world.moveClock(Temporal.Instant.from('2026-12-04T13:00:01Z'));
  expect(await take(world, 'mentee', { eventId })).toMatchObject({ status: 422, body: { code: 'events.ended' } });
});

test('M44 paid after the hold has ended: the tickets if there are any, else the money back, and the buyer is told', async () => {
  const eventId = await makeEvent(world, { tickets: [{ ...paidTicket, max_amount: 1 }] });
  const late = paymentIn(await take(world, 'mentee', { eventId }));
  await world.rows(`update payments set status = 'pending', expires_at = '2026-11-21T00:00:00Z' where id = $1`, [late]);
  await world.rows(`update ticket_purchases set status = 'expired', ended_at = now()`);
  await world.rows('update tickets set taken = 0');
  await pay('mentee', late);
  expect((await own('mentee', eventId)).admissions).toHaveLength(1);
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 1, counted: 1 }]);

  const second = await makeEvent(world, { tickets: [{ ...paidTicket, max_amount: 1 }] });
  const tooLate = paymentIn(await take(world, 'mentee', { eventId: second }));
  await world.rows(`update ticket_purchases set status = 'expired', ended_at = now() where event_id = $1`, [second]);
  await world.rows('update tickets set taken = 0 where event_id = $1', [second]);
  await pay('other_mentee', paymentIn(await take(world, 'other_mentee', { eventId: second })));
  await pay('mentee', tooLate);
  expect(await own('mentee', second)).toMatchObject({
    admissions: [],
    tickets: [{ status: 'refunded', total_paid: 27 }],
  });
  expect(await world.rows('select amount from payment_refunds')).toEqual([{ amount: 2700 }]);
  expect(await countsOf(world, second)).toEqual([{ name: 'Front row', taken: 1, counted: 1 }]);
  await world.runJobs();
  const told = await world.rows<{ subject: string }>(
    `select subject from deliveries where template = 'tickets.refunded' and user_id = $1`,
    [world.ids.mentee],
  );
  expect(told).toEqual([{ subject: 'We are sending you RM27.00 back: the tickets were gone' }]);
});

test('B107 an admin pays an order back: its codes let nobody in, the places are free again, once', async () => {
  const eventId = await makeEvent(world, { tickets: [paidTicket] });
  await pay('mentee', paymentIn(await take(world, 'mentee', { eventId, amount: 2 })));
  const [order] = await world.rows<{ id: number }>('select id::int from ticket_purchases');
  const refund = (as: 'platform_admin' | 'programme_admin') =>
    world.ask(as, refundTickets, { params: { id: order?.id ?? 0 }, body: { reason: 'The speaker is ill' } });
  expect((await refund('programme_admin')).status).toBe(403);
  expect((await refund('platform_admin')).status).toBe(200);
  expect((await refund('platform_admin')).body).toMatchObject({ code: 'events.refunded_already' });
  expect(await world.rows('select amount, reason from payment_refunds')).toEqual([
    { amount: 5400, reason: 'The speaker is ill' },
  ]);
  expect((await own('mentee', eventId)).admissions).toEqual([]);
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 0, counted: 0 }]);
  expect(
    await world.rows(`select action, actor_id::int as by from audit_log where action = 'tickets.refunded'`),
  ).toEqual([{ action: 'tickets.refunded', by: world.ids.platform_admin }]);
});

test('EVT-20 D15 the link and the password of a webinar are for whoever has a ticket, at once', async () => {
  const eventId = await makeEvent(world);
  const link = async (as: 'mentee' | 'other_mentee' | 'platform_admin') => {
    const { body } = await world.ask(as, showEvent, { params: { id: eventId }, query: {} });
    return [body.webinar_link, body.webinar_password];
  };
  expect(await link('mentee')).toEqual([null, null]);
  await take(world, 'mentee', { eventId });
  expect(await link('mentee')).toEqual([eventFields.webinar_link, eventFields.webinar_password]);
  expect(await link('other_mentee')).toEqual([null, null]);
  expect(await link('platform_admin')).toEqual([eventFields.webinar_link, eventFields.webinar_password]);
});
