import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import {
  adminEvents,
  cancelEvent,
  checkIn,
  deleteEvent,
  duplicateEvent,
  editableEvent,
  eventCancellation,
  joinWaitingList,
  ownTickets,
  refundTickets,
  showEvent,
  toggleEvent,
  uploadEventPhoto,
} from '../../../contract/events/index.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { deliver, follow, openTwin } from '../payments/payments.fixture.ts';
import { png } from '../profiles/pictures.fixture.ts';
import { countsOf, makeEvent, paidTicket, paymentIn, take, ticketsOf } from './events.fixture.ts';

const { twin, use } = await openTwin();
let world: World;
beforeEach(async () => {
  world = await openWorld();
  use(world);
});

type Buyer = 'mentee' | 'other_mentee' | 'mentor';
const pageFor = async (reply: { body: { data?: string } }, as: Buyer) => {
  const url = await follow(world, paymentIn(reply), as);
  const page = twin.sessions.find((session) => session.url === url);
  if (!page) throw new Error('no page of the gateway');
  return page.id;
};
const payOn = async (page: string) => {
  twin.pay(page);
  await deliver(world, twin.eventOf(page));
};
const buy = async (as: Buyer, eventId: number, amount = 1) =>
  payOn(await pageFor(await take(world, as, { eventId, amount }), as));
const cancel = (id: number, message = '', as: Persona = 'platform_admin') =>
  world.ask(as, cancelEvent, { params: { id }, body: { message } });
const concerns = async (id: number) => (await world.ask('platform_admin', eventCancellation, { params: { id } })).body;
const listed = async (id: number) => {
  const { body } = await world.ask('platform_admin', adminEvents, { query: {} });
  return (body.data as { id: number }[]).find((row) => row.id === id);
};
const minuteLater = () => world.moveClock(world.clock.now().add({ minutes: 1 }));
const pageOf = (id: number, as: Buyer) => world.ask(as, showEvent, { params: { id }, query: {} });

test('EVT-37 B107 a cancelled event: each holder has one email with the text, each buyer the money, nobody a ticket', async () => {
  const eventId = await makeEvent(world, { tickets: [{ ...paidTicket, max_amount: 3 }] });
  await buy('mentee', eventId, 2);
  await buy('other_mentee', eventId);
  const [ticketId = 0] = await ticketsOf(world, eventId);
  await world.ask('mentor', joinWaitingList, { params: { id: ticketId } });
  // One of the two has somebody else's name on it by now.
  await world.rows('update ticket_admissions set holder_id = $1 where id = (select min(id) from ticket_admissions)', [
    world.ids.mentor,
  ]);
  await world.runJobs();
  expect(await concerns(eventId)).toEqual({ holders: 3, paid_orders: 2, amount: 81 });
  world.vendors.letters.length = 0;
  expect((await cancel(eventId, '  The speaker <b>is ill</b>.\nWe are sorry.  ')).body).toEqual({
    message: 'The event is cancelled',
  });
  expect(await listed(eventId)).toMatchObject({ active: false, refunds_left: 2, taken: 0, can_delete: false });
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 0, counted: 0 }]);
  await minuteLater();
  await minuteLater();
  expect(await concerns(eventId)).toEqual({ holders: 0, paid_orders: 0, amount: 0 });
  expect(await listed(eventId)).toMatchObject({ refunds_left: 0, refunds_refused: 0 });
  expect([twin.refunds.map(({ amount }) => amount).toSorted((one, other) => one - other), twin.balance()]).toEqual([
    [2700, 5400],
    0,
  ]);
  const amounts = { mentee: 'RM54.00', other_mentee: 'RM27.00', mentor: null };
  for (const [who, amount] of Object.entries(amounts)) {
    const [letter, ...more] = lettersTo(world, `${who}@example.com`);
    expect([who, letter?.subject, more]).toEqual([who, 'Cancelled: Careers in data', []]);
    expect(letter?.text).toMatch(/Message: The speaker <b>is ill<\/b>\.\n +We are sorry\./);
    expect(letter?.html).toContain('The speaker &lt;b&gt;is ill&lt;/b&gt;.');
    if (amount === null) expect(letter?.text).not.toContain('paying back');
    else expect(letter?.text).toContain(`We are paying back ${amount}.`);
    expect(letter?.files.map(({ text }) => /METHOD:(\w+)/.exec(text)?.[1])).toEqual(['CANCEL']);
    expect((await pageOf(eventId, who as Buyer)).body).toMatchObject({
      cancelled_at: '2026-11-20T10:00:00Z',
      cancel_note: 'The speaker <b>is ill</b>.\nWe are sorry.',
      tickets: [{ cap: 0, waiting: null }],
    });
  }
  const own = { params: { userId: world.ids.mentee }, query: {} };
  expect((await world.ask('mentee', ownTickets, own)).body).toMatchObject({
    tickets: [{ status: 'refunded', amount: 2 }],
    admissions: [],
    receipts: [{ total: 54, refunds: [{ amount: 54 }] }],
  });
});

test('EVT-37 it is cancelled once, by whoever administers it, while it is published and not over; for good', async () => {
  const eventId = await makeEvent(world, { tickets: [paidTicket], program_id: world.alpha.id });
  await buy('mentee', eventId);
  expect((await cancel(eventId, '', 'mentee')).status).toBe(403);
  expect((await cancel(eventId, 'x'.repeat(501))).body).toMatchObject({
    fields: { message: 'Please use at most 500 characters' },
  });
  const draft = await makeEvent(world, {}, { published: false });
  expect((await cancel(draft)).body).toMatchObject({ code: 'events.not_published' });
  expect((await cancel(eventId, '', 'programme_admin')).status).toBe(200);
  expect((await cancel(eventId, 'Another text')).status).toBe(200);
  expect((await pageOf(eventId, 'mentee')).body).toMatchObject({ cancel_note: '' });
  expect((await pageOf(eventId, 'other_mentee')).status).toBe(404);
  const body = { event_id: eventId };
  expect((await world.ask('platform_admin', toggleEvent, { body })).body).toMatchObject({ code: 'events.cancelled' });
  expect((await take(world, 'other_mentee', { eventId })).status).toBe(404);
  await minuteLater();
  await minuteLater();
  expect(twin.refunds).toHaveLength(1);
  expect(await world.rows(`select count(*)::int as times from audit_log where action = 'event.cancelled'`)).toEqual([
    { times: 1 },
  ]);
  const over = await makeEvent(world);
  await world.moveClock(Temporal.Instant.from('2026-12-04T13:00:01Z'));
  expect((await cancel(over)).body).toMatchObject({ code: 'events.ended' });
});

test('EVT-37 B107 what had gone back before does not go back again, and used tickets are refunded as well', async () => {
  const eventId = await makeEvent(world, { tickets: [{ ...paidTicket, max_amount: 3 }] });
  await buy('mentee', eventId, 3);
  const [order] = await world.rows<{ id: number }>('select id::int from ticket_purchases');
  const [one, two] = await world.rows<{ id: number }>('select id::int from ticket_admissions order by id');
  const [ticketId = 0] = await ticketsOf(world, eventId);
  await world.ask('other_mentee', joinWaitingList, { params: { id: ticketId } });
  const body = { reason: 'She is ill', admission_ids: [one?.id ?? 0] };
  await world.ask('platform_admin', refundTickets, { params: { id: order?.id ?? 0 }, body });
  const door = { params: { id: eventId }, body: { admission_id: two?.id ?? 0 } };
  await world.ask('platform_admin', checkIn, door);
  await minuteLater();
  expect(await concerns(eventId)).toMatchObject({ holders: 1, paid_orders: 1, amount: 54 });
  world.vendors.letters.length = 0;
  // The place that came free is offered to who waits, and nobody's any more.
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 3, counted: 3 }]);
  await cancel(eventId);
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 0, counted: 0 }]);
  await minuteLater();
  await minuteLater();
  expect(lettersTo(world, 'mentee@example.com')[0]?.text).toContain('We are paying back RM54.00.');
  expect(twin.refunds.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([2700, 5400]);
  expect((await world.ask('platform_admin', checkIn, door)).body).toMatchObject({ code: 'events.ticket_not_valid' });
});

test('EVT-37 M44 who was about to pay is not asked any more, and who pays all the same has the money back', async () => {
  const eventId = await makeEvent(world, { tickets: [paidTicket] });
  const [first, second] = [
    await pageFor(await take(world, 'mentee', { eventId, amount: 2 }), 'mentee'),
    await pageFor(await take(world, 'other_mentee', { eventId }), 'other_mentee'),
  ];
  await cancel(eventId);
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 3, counted: 3 }]);
  // Before the orders are ended, and after.
  await payOn(first);
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 1, counted: 1 }]);
  twin.pay(second);
  await minuteLater();
  await deliver(world, twin.eventOf(second));
  await minuteLater();
  await minuteLater();
  expect(await countsOf(world, eventId)).toEqual([{ name: 'Front row', taken: 0, counted: 0 }]);
  expect(await world.rows('select status from ticket_purchases')).toEqual([
    { status: 'refunded' },
    { status: 'refunded' },
  ]);
  expect(await world.rows('select 1 from ticket_admissions')).toEqual([]);
  expect(twin.balance()).toBe(0);
  expect(lettersTo(world, 'mentee@example.com').at(-1)?.subject).toBe(
    'We are sending you RM54.00 back: the event was cancelled',
  );
  expect(twin.charges).toHaveLength(2);
});

test('EVT-37 a refund that the gateway does not carry out is counted in the list, and holds up no other', async () => {
  const eventId = await makeEvent(world, { tickets: [paidTicket] });
  await buy('mentee', eventId);
  await buy('other_mentee', eventId);
  await world.rows(`update payments set charge = 'pi_unknown' where id = (select min(id) from payments)`);
  await cancel(eventId);
  await minuteLater();
  await minuteLater();
  expect(await listed(eventId)).toMatchObject({ refunds_left: 0, refunds_refused: 1 });
  expect(twin.refunds.map(({ amount }) => amount)).toEqual([2700]);
});

test('EVT-36 an event is deleted with all that is its own while nobody has ever taken a ticket', async () => {
  const tags = { skill_tags: [1], industry_tags: [], company_tags: [], country_tags: [] };
  const speaker = { user_id: null, name: 'Noor', title: '' };
  const eventId = await makeEvent(world, {
    event_tags: tags,
    event_speakers: [speaker],
    extra_fields: [{ title: 'Why?' }],
    program_id: world.alpha.id,
  });
  const uploads = [{ field: 'photo', name: 'event.png', type: 'image/png', bytes: png }];
  await world.ask('programme_admin', uploadEventPhoto, { body: { event_id: eventId } }, { uploads });
  const erase = (id: number, as: Persona) => world.ask(as, deleteEvent, { params: { id } });
  expect((await erase(eventId, 'mentee')).status).toBe(403);
  expect((await erase(eventId, 'programme_admin')).body).toEqual({ message: 'The event is deleted' });
  expect((await erase(eventId, 'programme_admin')).status).toBe(404);
  for (const table of ['events', 'tickets', 'event_speakers', 'event_tags', 'event_extra_fields'])
    expect([table, await world.rows(`select 1 from ${table}`)]).toEqual([table, []]);
  // What was taken once stays, also when it was given back or never paid for.
  const asked = await makeEvent(world, { tickets: [paidTicket] });
  await take(world, 'mentee', { eventId: asked });
  expect((await erase(asked, 'platform_admin')).body).toMatchObject({ code: 'events.has_orders' });
});

const questionIn = async (eventId: number) => {
  const [row] = await world.rows<{ id: number }>('select id::int from event_extra_fields where event_id = $1', [
    eventId,
  ]);
  return row?.id ?? 0;
};

test('EVT-36 EVT-25 the copy is a draft of everything but the people; it has the date, or the same day of a later week', async () => {
  const tags = { skill_tags: [1], industry_tags: [], company_tags: [], country_tags: [] };
  const eventId = await makeEvent(world, {
    tickets: [{ ...paidTicket, max_per_user: 2 }],
    event_tags: tags,
    event_speakers: [{ user_id: null, name: 'Noor', title: 'Engineer' }],
    extra_fields: [{ title: 'Why?' }],
  });
  const uploads = [{ field: 'photo', name: 'event.png', type: 'image/png', bytes: png }];
  await world.ask('platform_admin', uploadEventPhoto, { body: { event_id: eventId } }, { uploads });
  const answers = [{ event_extra_field_id: await questionIn(eventId), answer: 'To learn' }];
  await payOn(await pageFor(await take(world, 'mentee', { eventId, more: { answers } }), 'mentee'));
  const copy = async (key: string) =>
    (
      await world.ask(
        'platform_admin',
        duplicateEvent,
        { params: { id: eventId } },
        { headers: { 'idempotency-key': key } },
      )
    ).body;
  const made = await copy('one-tap');
  expect(made).toEqual({ id: expect.any(Number), start_time: '2026-12-04T12:00:00Z', is_moved: false });
  expect(await copy('one-tap')).toEqual(made);
  await world.runJobs();
  const shown = async (id: number) => (await world.ask('platform_admin', editableEvent, { params: { id } })).body;
  const [before, after] = [await shown(eventId), await shown(made.id)];
  const another = { id: expect.any(Number) };
  expect(after).toEqual({
    ...before,
    id: made.id,
    active: false,
    photo: expect.stringMatching(/^\/files\/events\/[0-9a-f]{32}\.\w+$/),
    link_path: `/events/${made.id}`,
    tickets: [{ ...before.tickets[0], ...another, taken: 0 }],
    extra_fields: [{ ...before.extra_fields[0], ...another }],
    event_speakers: [{ ...before.event_speakers[0], ...another }],
  });
  expect(after.photo).not.toBe(before.photo);
  // The picture of the copy is its own.
  const oldFile = String(before.photo).replace('/files/', '');
  await world.ask('platform_admin', uploadEventPhoto, { body: { event_id: eventId } }, { uploads });
  await world.runJobs();
  const copiedFile = String(after.photo).replace('/files/', '');
  expect([await world.vendors.files.exists(oldFile), await world.vendors.files.exists(copiedFile)]).toEqual([
    false,
    true,
  ]);
  // A Friday at eight in the evening, as it was.
  await world.moveClock(Temporal.Instant.from('2026-12-18T12:00:00Z'));
  expect(await copy('another-tap')).toMatchObject({ start_time: '2026-12-25T12:00:00Z', is_moved: true });
});
