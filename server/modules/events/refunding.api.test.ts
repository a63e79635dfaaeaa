import { beforeEach, expect, test } from 'vitest';
import {
  cancelTicket,
  checkIn,
  eventData,
  eventDataFile,
  joinWaitingList,
  ownTickets,
  purchaseTickets,
  refundTickets,
  showEvent,
  type TicketOrder,
  ticketOrder,
} from '../../../contract/events/index.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { deliver, follow, openTwin } from '../payments/payments.fixture.ts';
import { countsOf, makeEvent, orderOf, paidTicket, paymentIn, take, ticketsOf } from './events.fixture.ts';

const { twin, use } = await openTwin();
let world: World;
beforeEach(async () => {
  world = await openWorld();
  use(world);
});

/** Pays at the gateway, whose message arrives. */
const payFor = async (reply: { body: { data?: string } }) => {
  const url = await follow(world, paymentIn(reply));
  const page = twin.sessions.find((session) => session.url === url);
  if (!page) throw new Error('no page of the gateway');
  twin.pay(page.id);
  await deliver(world, twin.eventOf(page.id));
  const [row] = await world.rows<{ id: number }>('select max(id)::int as id from ticket_purchases');
  return row?.id ?? 0;
};
/** Three tickets of RM25.00, with tax RM81.00 together. */
const threePaid = async (more: object = {}) => {
  const eventId = await makeEvent(world, { tickets: [{ ...paidTicket, ...more }] });
  const orderId = await payFor(await take(world, 'mentee', { eventId, amount: 3 }));
  return { eventId, orderId };
};
const orderAs = (as: 'platform_admin' | 'mentee', id: number) => world.ask(as, ticketOrder, { params: { id } });
const order = async (id: number) => (await orderAs('platform_admin', id)).body as TicketOrder;
const idsOf = async (id: number) => (await order(id)).tickets.map(({ admission_id: one }) => one);
const refund = (id: number, admission_ids?: number[], headers: Record<string, string> = {}) =>
  world.ask(
    'platform_admin',
    refundTickets,
    { params: { id }, body: { reason: 'She <b>cannot</b> come & is sorry', ...(admission_ids && { admission_ids }) } },
    { headers },
  );
const own = async (eventId: number, as: 'mentee' | 'other_mentee' = 'mentee') =>
  (await world.ask(as, ownTickets, { params: { userId: world.ids[as] }, query: { event_id: eventId } })).body;
/** What left our books, and what is at the gateway. */
const minuteLater = () => world.moveClock(world.clock.now().add({ minutes: 1 }));
const sent = () => twin.refunds.map(({ amount }) => amount).toReversed();

test('B107 one of three tickets goes back: its share of what was paid, through the gateway; the others stay', async () => {
  const { eventId, orderId } = await threePaid();
  const [first = 0] = await idsOf(orderId);
  expect(await order(orderId)).toMatchObject({
    total: 81,
    refunded: 0,
    tickets: [
      { ticket: 'Front row', holder_name: 'Mei Ling', status: 'valid', amount: 27 },
      { amount: 27 },
      { amount: 27 },
    ],
  });
  expect(await refund(orderId, [first])).toMatchObject({
    status: 200,
    body: { message: 'The money is on its way back' },
  });
  await minuteLater();
  expect([sent(), twin.balance()]).toEqual([[2700], 5400]);
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 2, counted: 2 }]);
  expect(await own(eventId)).toMatchObject({
    tickets: [{ status: 'confirmed', amount: 3, refunded: 1, total_paid: 81 }],
    admissions: [{ status: 'valid' }, { status: 'valid' }],
    receipts: [{ total: 81, refunds: [{ amount: 27, at: '2026-11-20T10:00:00Z' }] }],
  });
  expect(await order(orderId)).toMatchObject({ refunded: 27, tickets: [{ status: 'refunded' }, {}, {}] });
});

test('B107 a ticket goes back once; the rest of the order is what was left of the money, to the sen', async () => {
  // RM33.33 three times is RM99.99, with tax RM107.99: it cannot be divided by three.
  const { orderId } = await threePaid({ price: 33.33 });
  const [first = 0, second = 0] = await idsOf(orderId);
  const key = { 'idempotency-key': 'one-tap' };
  const once = await refund(orderId, [first], key);
  expect(await refund(orderId, [first], key)).toMatchObject({ status: 200, body: once.body });
  expect(await refund(orderId, [first])).toMatchObject({
    status: 422,
    body: { code: 'events.tickets_refunded_already' },
  });
  expect(await refund(orderId, [second, first])).toMatchObject({ status: 422 });
  const stranger = await threePaid();
  expect(await refund(orderId, await idsOf(stranger.orderId))).toMatchObject({
    status: 404,
    body: { code: 'events.ticket_not_found' },
  });
  expect((await refund(orderId)).status).toBe(200);
  expect((await refund(orderId)).body).toMatchObject({ code: 'events.refunded_already' });
  await minuteLater();
  expect(sent()).toEqual([3599, 7200]);
  expect(twin.balance()).toBe(8100);
  expect(await world.rows('select status from ticket_purchases order by id')).toEqual([
    { status: 'refunded' },
    { status: 'confirmed' },
  ]);
});

test('B107 the place of a ticket that went back is offered to who waits, and the last of them ends the order', async () => {
  const { eventId, orderId } = await threePaid({ max_amount: 3 });
  const [ticketId = 0] = await ticketsOf(world, eventId);
  await world.ask('other_mentee', joinWaitingList, { params: { id: ticketId } });
  const [first = 0, ...others] = await idsOf(orderId);
  await refund(orderId, [first]);
  const { body } = await world.ask('other_mentee', showEvent, { params: { id: eventId }, query: {} });
  expect(body.tickets[0]).toMatchObject({ waiting: { state: 'offered' }, cap: 1 });
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 3, counted: 3 }]);
  await refund(orderId, others);
  expect(await order(orderId)).toMatchObject({ refunded: 81 });
  expect(await own(eventId)).toMatchObject({
    tickets: [{ status: 'refunded' }],
    receipts: [{ refunds: [{ amount: 27 }, { amount: 54 }] }],
  });
});

test('B107 a free ticket beside it is worth nothing, and what was paid back stays in the books when it is given up', async () => {
  const free = { name: 'Lunch', ticket_type: 'free', price: 0, max_amount: 10, max_per_user: 0 };
  const eventId = await makeEvent(world, { tickets: [paidTicket, free] });
  const wanted = (await ticketsOf(world, eventId)).map((id) => ({ id, amount: 1 }));
  const reply = await world.ask('mentee', purchaseTickets, orderOf(world.ids.mentee, eventId, wanted));
  const orderId = await payFor(reply);
  const { tickets } = await order(orderId);
  expect(tickets.map(({ ticket, amount }) => [ticket, amount])).toEqual([
    ['Front row', 27],
    ['Lunch', 0],
  ]);
  await refund(orderId, [tickets[0]?.admission_id ?? 0]);
  expect((await own(eventId)).tickets).toMatchObject([
    { ticket: 'Front row', status: 'confirmed', refunded: 1 },
    { ticket: 'Lunch', status: 'confirmed', refunded: 0 },
  ]);
  await world.ask('mentee', cancelTicket, { params: { id: tickets[1]?.admission_id ?? 0 } });
  expect((await own(eventId)).receipts).toMatchObject([{ total: 27, refunds: [{ amount: 27 }] }]);
  expect(await world.rows('select status from ticket_purchases')).toEqual([{ status: 'refunded' }]);
});

test('B107 a ticket that was used goes back too, and its code lets nobody in', async () => {
  const { eventId, orderId } = await threePaid();
  const [first = 0] = await idsOf(orderId);
  const enter = () => world.ask('platform_admin', checkIn, { params: { id: eventId }, body: { admission_id: first } });
  expect((await enter()).body).toMatchObject({ admitted: true });
  expect((await refund(orderId, [first])).status).toBe(200);
  expect((await enter()).body).toMatchObject({ code: 'events.ticket_not_valid' });
});

test('B107 why the tickets went back is in the email to the buyer, as it was typed, and in no other', async () => {
  const { orderId } = await threePaid();
  const [first = 0, second = 0] = await idsOf(orderId);
  // One of them is somebody else's by now.
  await world.rows('update ticket_admissions set holder_id = $2 where id = $1', [second, world.ids.other_mentee]);
  await world.runJobs();
  await refund(orderId, [first, second]);
  await world.runJobs();
  const [toBuyer] = lettersTo(world, 'mentee@example.com').slice(-1);
  expect(toBuyer?.subject).toBe('2 of your tickets for Careers in data are no longer valid');
  expect(toBuyer?.text).toContain('She <b>cannot</b> come & is sorry');
  expect(toBuyer?.text).toContain('We are paying back RM54.00.');
  expect(toBuyer?.html).toContain('She &lt;b&gt;cannot&lt;/b&gt; come &amp; is sorry');
  expect(toBuyer?.html).not.toContain('<b>cannot</b>');
  const [toHolder] = lettersTo(world, 'other_mentee@example.com').slice(-1);
  expect(toHolder?.subject).toBe('Your tickets for Careers in data are no longer valid');
  for (const never of ['She <b>', 'RM54.00', 'Reason']) expect(toHolder?.text).not.toContain(never);
});

test('EVT-42 EVT-43 the table and its file say how many tickets of a line went back', async () => {
  const { orderId } = await threePaid();
  const [first = 0] = await idsOf(orderId);
  const lines = async () => (await world.ask('platform_admin', eventData, { query: {} })).body.data;
  await refund(orderId, [first]);
  expect(await lines()).toMatchObject([{ quantity: 3, refunded: false, refundedTickets: 1, orderTickets: 2 }]);
  const { body } = await world.ask('platform_admin', eventDataFile, { query: {} });
  expect(cellsOf(String(body))[1]?.at(-1)).toBe('1 of 3');
  await refund(orderId);
  expect(await lines()).toMatchObject([{ refunded: true, refundedTickets: 3, orderTickets: 0 }]);
});

test('B97 B107 what each ticket of an order cost is for whoever administers the event', async () => {
  const { orderId } = await threePaid();
  expect((await orderAs('mentee', orderId)).body).toMatchObject({ code: 'events.admins_only' });
  expect((await orderAs('platform_admin', 999_999)).body).toMatchObject({ code: 'events.order_not_found' });
  expect((await refund(orderId, [])).body).toMatchObject({
    fields: { admission_ids: 'Please choose at least one ticket' },
  });
});
