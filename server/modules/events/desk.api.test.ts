import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import {
  acceptTicket,
  attendees,
  checkIn,
  keepTicket,
  ownTickets,
  refundTickets,
  sendTicket,
  sentTicket,
  undoCheckIn,
} from '../../../contract/events/index.ts';
import { useTestGateway } from '../../../contract/payments/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { countsOf, linkOfTicket, makeEvent, paidTicket, paymentIn, take } from './events.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

type Taker = 'mentee' | 'other_mentee' | 'unconfirmed';
const own = async (as: Taker, eventId: number) =>
  (await world.ask(as, ownTickets, { params: { userId: world.ids[as] }, query: { event_id: eventId } })).body;
const going = async (changes = {}) => {
  const eventId = await makeEvent(world, changes);
  await take(world, 'mentee', { eventId });
  const [admission] = (await own('mentee', eventId)).admissions;
  if (!admission) throw new Error('no ticket');
  return { eventId, admission };
};
const admit = (
  id: number,
  body: { code?: string; admission_id?: number },
  as: 'platform_admin' | 'mentee' = 'platform_admin',
) => world.ask(as, checkIn, { params: { id }, body });

test('a ticket admits once, by its code or from the list, and only for its event', async () => {
  const { eventId, admission } = await going();
  const elsewhere = await makeEvent(world);
  expect(await admit(elsewhere, { code: admission.code_url })).toMatchObject({
    status: 422,
    body: { code: 'events.other_event' },
  });
  expect(await admit(eventId, { code: 'made-up-code-of-a-stranger' })).toMatchObject({
    status: 404,
    body: { code: 'events.code_unknown' },
  });
  expect((await admit(eventId, { code: admission.code_url }, 'mentee')).status).toBe(403);
  expect((await admit(eventId, { code: admission.code_url })).body).toMatchObject({
    admitted: true,
    attendee: { name: 'Mei Ling', ticket: 'Seat', status: 'used', checked_in_at: '2026-11-20T10:00:00Z' },
  });
  world.clock.moveTo(Temporal.Instant.from('2026-11-20T10:05:00Z'));
  expect((await admit(eventId, { admission_id: admission.id })).body).toMatchObject({
    admitted: false,
    attendee: { checked_in_at: '2026-11-20T10:00:00Z' },
  });
  const { body } = await world.ask('platform_admin', attendees, { params: { id: eventId }, query: {} });
  expect(body).toMatchObject({
    expected: 1,
    checked_in: 1,
    total: 1,
    attendees: [{ name: 'Mei Ling', status: 'used' }],
  });
  await world.ask('platform_admin', undoCheckIn, { params: { id: eventId }, body: { admission_id: admission.id } });
  expect((await admit(eventId, { code: admission.code_url })).body).toMatchObject({ admitted: true });
});

test('of many phones at the door one admits', async () => {
  const { eventId, admission } = await going();
  const replies = await Promise.all(Array.from({ length: 8 }, () => admit(eventId, { code: admission.code_url })));
  expect(replies.filter(({ body }) => body.admitted === true)).toHaveLength(1);
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

test('the list at the door is found by name, email and ticket', async () => {
  const eventId = await makeEvent(world);
  await take(world, 'mentee', { eventId, more: { name: 'Aisyah Rahman', email: 'aisyah@example.com' } });
  await take(world, 'other_mentee', { eventId, more: { name: 'Ravi Menon', email: 'ravi@example.org' } });
  const names = async (search: string) => {
    const { body } = await world.ask('platform_admin', attendees, { params: { id: eventId }, query: { search } });
    return (body.attendees as { name: string }[]).map(({ name }) => name);
  };
  expect(await names('')).toEqual(['Aisyah Rahman', 'Ravi Menon']);
  expect(await names('ravi')).toEqual(['Ravi Menon']);
  expect(await names('example.com')).toEqual(['Aisyah Rahman']);
  expect(await names('seat')).toHaveLength(2);
  expect(await names('100%')).toEqual([]);
});

const linkOf = (email: string) => linkOfTicket(world, email);
const send = (id: number, email: string, as: Taker = 'mentee') =>
  world.ask(as, sendTicket, { params: { id }, body: { email } });
const accept = (as: Taker, token: string) => world.ask(as, acceptTicket, { params: { token } });

test('a ticket is sent to an address and accepted from the email; the code of before lets nobody in', async () => {
  const { eventId, admission } = await going();
  expect((await send(admission.id, 'other_mentee@example.com')).status).toBe(200);
  expect((await own('mentee', eventId)).admissions).toMatchObject([
    { sent_to: 'other_mentee@example.com', can_send: false },
  ]);
  const token = await linkOf('other_mentee@example.com');
  const shown = await world.newBrowser().ask(sentTicket, { params: { token } });
  expect(shown.body).toMatchObject({
    event: { title: 'Careers in data' },
    ticket: 'Seat',
    from: 'Mentee Tan',
    email: 'other_mentee@example.com',
    is_mine: false,
  });
  expect(await accept('unconfirmed', token)).toMatchObject({ status: 403, body: { code: 'events.for_another' } });
  expect((await accept('other_mentee', token)).body).toEqual({ data: `/events/${eventId}?reserved=1` });
  expect((await own('mentee', eventId)).admissions).toEqual([]);
  const [theirs] = (await own('other_mentee', eventId)).admissions;
  expect(theirs).toMatchObject({ id: admission.id, holder_name: 'Other Mentee Tan' });
  expect((await admit(eventId, { code: admission.code_url })).status).toBe(404);
  expect((await admit(eventId, { code: theirs?.code_url ?? '' })).body).toMatchObject({ admitted: true });
  // A second press leads to the ticket; nobody else gets anywhere with the link.
  expect((await accept('other_mentee', token)).body).toEqual({ data: `/events/${eventId}` });
  expect((await accept('mentee', token)).status).toBe(404);
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Seat', taken: 1, counted: 1 }]);
  await world.runJobs();
  const told = await world.rows<{ template: string; to: number; method: string }>(
    `select template, user_id::int as to, substring(ics from 'METHOD:([A-Z]+)') as method from deliveries
     where template in ('tickets.received', 'tickets.passed_on') order by template`,
  );
  expect(told).toEqual([
    { template: 'tickets.passed_on', to: world.ids.mentee, method: 'CANCEL' },
    { template: 'tickets.received', to: world.ids.other_mentee, method: 'REQUEST' },
  ]);
});

test('a ticket that somebody accepts counts towards the limit for each person', async () => {
  const { eventId, admission } = await going();
  await take(world, 'other_mentee', { eventId });
  await send(admission.id, 'other_mentee@example.com');
  const token = await linkOf('other_mentee@example.com');
  expect(await accept('other_mentee', token)).toMatchObject({ status: 422, body: { code: 'events.too_many_tickets' } });
  expect((await own('mentee', eventId)).admissions).toHaveLength(1);
});

test('a ticket that is on its way can be kept, and is sent to one person only', async () => {
  const { admission } = await going();
  expect(await send(admission.id, 'MENTEE@example.com')).toMatchObject({
    status: 422,
    body: { code: 'events.own_address' },
  });
  await send(admission.id, 'friend@example.com');
  expect(await send(admission.id, 'another@example.com')).toMatchObject({
    status: 422,
    body: { code: 'events.sent_already' },
  });
  const token = await linkOf('friend@example.com');
  expect((await send(admission.id, 'x@example.com', 'other_mentee')).status).toBe(404);
  expect((await world.ask('mentee', keepTicket, { params: { id: admission.id } })).status).toBe(200);
  expect((await world.newBrowser().ask(sentTicket, { params: { token } })).status).toBe(404);
  // Nobody without a confirmed address writes to strangers.
  await world.rows('update users set confirmed_at = null where id = $1', [world.ids.mentee]);
  expect(await send(admission.id, 'x@example.com')).toMatchObject({
    status: 403,
    body: { code: 'accounts.not_confirmed' },
  });
});

test('B107 whoever has a ticket of an order that is paid back is told, and its transfer ends', async () => {
  const eventId = await makeEvent(world, { tickets: [paidTicket] });
  const payment = paymentIn(await take(world, 'mentee', { eventId, amount: 3 }));
  await world.ask('mentee', useTestGateway, { params: { id: payment }, body: { outcome: 'pay' } });
  const [first, second] = (await own('mentee', eventId)).admissions;
  await send(first?.id ?? 0, 'other_mentee@example.com');
  await accept('other_mentee', await linkOf('other_mentee@example.com'));
  await send(second?.id ?? 0, 'friend@example.com');
  const token = await linkOf('friend@example.com');
  const [order] = await world.rows<{ id: number }>('select id::int from ticket_purchases');
  await world.ask('platform_admin', refundTickets, { params: { id: order?.id ?? 0 }, body: { reason: 'Called off' } });
  expect((await world.newBrowser().ask(sentTicket, { params: { token } })).status).toBe(404);
  await world.runJobs();
  const told = await world.rows<{ to: number; subject: string }>(
    `select user_id::int as to, subject from deliveries where template = 'tickets.refunded' order by user_id`,
  );
  const subject = 'Your tickets for Careers in data are no longer valid';
  expect(told).toEqual(
    [world.ids.mentee, world.ids.other_mentee].toSorted((a, b) => a - b).map((to) => ({ to, subject })),
  );
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 0, counted: 0 }]);
});
