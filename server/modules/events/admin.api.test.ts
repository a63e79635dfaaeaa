import { beforeEach, expect, test } from 'vitest';
import {
  adminEvents,
  editableEvent,
  eventData,
  eventDataFile,
  notifyOfEvent,
  saveEvent,
  showEvent,
  tagReach,
  toggleEvent,
} from '../../../contract/events/index.ts';
import { useTestGateway } from '../../../contract/payments/index.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { eventFields, makeEvent, paidTicket, paymentIn, take, ticketsOf } from './events.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const save = (as: Persona, changes: object = {}) =>
  world.ask(as, saveEvent, { body: { ...eventFields, ...changes } as never });
const fieldsOf = async (changes: object) => (await save('platform_admin', changes)).body.fields;
const editable = async (id: number, as: Persona = 'platform_admin') =>
  (await world.ask(as, editableEvent, { params: { id } })).body;

test('EVT-36 B97 events are made by the admins of their program, those of the platform by its admins', async () => {
  const alpha = { program_id: world.alpha.id };
  expect((await save('platform_admin')).body).toEqual({ id: expect.any(Number) });
  for (const as of ['programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const)
    expect((await save(as, alpha)).status).toBe(200);
  expect((await save('programme_admin')).body).toMatchObject({ code: 'events.platform_admins_only' });
  expect((await save('mentee', alpha)).body).toMatchObject({ code: 'programmes.admins_only' });
  expect((await save('other_programme_admin', alpha)).status).toBe(404);
  const id = await makeEvent(world, alpha);
  expect((await save('other_programme_admin', { event_id: id })).body).toMatchObject({ code: 'events.admins_only' });
  expect((await save('programme_admin', { event_id: id, title: 'Another title' })).body).toEqual({ id });
  expect(await editable(id, 'programme_admin')).toMatchObject({ title: 'Another title', program_id: world.alpha.id });
});

test('EVT-26 EVT-27 EVT-28 EVT-31 what is missing is said in the printed words', async () => {
  const nothing = await world.ask('platform_admin', saveEvent, { body: {} as never });
  expect(nothing.body.fields).toEqual({
    event_type: 'Type of event is required',
    title: 'Title is required',
    privacy: 'Privacy is required',
    start_time: 'Start time is required',
    end_time: 'End time is required',
    timezone: 'Timezone is required',
    description: 'Description is required',
    organizer_name: 'Organizer name is required',
    inquiry_email: 'Organizer email is required',
  });
  expect(await fieldsOf({ tickets: [{}] })).toEqual({
    'tickets.0.name': 'Ticket name is required',
    'tickets.0.ticket_type': 'Ticket type is required',
    'tickets.0.price': 'Price is required',
    'tickets.0.max_amount': 'Quantity is required',
  });
  const words = { name: 'Seat', ticket_type: 'paid', price: 'much', max_amount: 'many' };
  expect(await fieldsOf({ tickets: [words] })).toEqual({
    'tickets.0.price': 'Price must be a number',
    'tickets.0.max_amount': 'Quantity must be a number',
  });
});

test('EVT-29 EVT-30 EVT-32 bounds of times, speakers and prices', async () => {
  expect(await fieldsOf({ end_time: '2026-12-04T12:00:00Z' })).toEqual({ end_time: 'The end must be after the start' });
  const speaker = { user_id: null, name: 'Noor', title: '' };
  expect(await fieldsOf({ event_speakers: Array.from({ length: 6 }, () => speaker) })).toEqual({
    event_speakers: "You've exceeded the number of speakers allowed",
  });
  for (const price of [-1, 10_001])
    expect(await fieldsOf({ tickets: [{ ...paidTicket, price }] })).toEqual({
      'tickets.0.price': 'Price must be between 0 and 10000',
    });
  expect(await fieldsOf({ tickets: [{ ...paidTicket, max_amount: -1 }] })).toEqual({
    'tickets.0.max_amount': 'Quantity must be a whole number between 0 and 100000',
  });
  const { body } = await save('platform_admin', {
    tickets: [
      { ...paidTicket, price: '0.01' },
      { name: 'Seat', ticket_type: 'free', price: 7, max_amount: 0 },
    ],
  });
  expect((await editable(body.id)).tickets).toMatchObject([{ price: 0.01 }, { price: 0 }]);
});

test('EVT-33 EVT-34 what exists is hidden and never deleted, and stays with whoever has it', async () => {
  const id = await makeEvent(world, {
    extra_fields: [{ title: 'Which field?' }],
    tickets: [paidTicket, { ...paidTicket, name: 'Back row' }],
  });
  const [front = 0, back = 0] = await ticketsOf(world, id);
  const [question] = (await editable(id)).extra_fields;
  const answers = [{ event_extra_field_id: question?.id, answer: 'Banking' }];
  const payment = paymentIn(await take(world, 'mentee', { eventId: id, ticketId: front, more: { answers } }));
  await save('platform_admin', {
    event_id: id,
    tickets: [
      { ...paidTicket, id: front, _destroy: true },
      { ...paidTicket, id: back, name: 'Balcony' },
    ],
    extra_fields: [{ id: question?.id, title: 'Which field?', active: false }],
  });
  const after = await editable(id);
  expect(after.tickets).toMatchObject([{ id: back, name: 'Balcony' }]);
  expect(after.extra_fields).toEqual([]);
  expect(await world.rows('select active from tickets order by id')).toEqual([{ active: false }, { active: true }]);
  expect(await world.rows('select answer from ticket_answers')).toEqual([{ answer: 'Banking' }]);
  await world.ask('mentee', useTestGateway, { params: { id: payment }, body: { outcome: 'pay' } });
  expect(await world.rows(`select id from ticket_admissions where status = 'valid'`)).toHaveLength(1);
  // A ticket of another event is none of this one's.
  const other = await makeEvent(world);
  expect((await save('platform_admin', { event_id: other, tickets: [{ ...paidTicket, id: back }] })).status).toBe(404);
  // What people have taken stays free or paid.
  const free = { name: 'Front row', ticket_type: 'free', price: 0, max_amount: 10, id: front };
  expect((await save('platform_admin', { event_id: id, tickets: [free] })).body.fields).toEqual({
    'tickets.0.ticket_type': 'People have taken this ticket: it stays free or paid, as it is.',
  });
});

test('EVT-37 the switch publishes and hides, in the printed words', async () => {
  const id = await makeEvent(world, {}, { published: false });
  const toggle = (as: Persona) => world.ask(as, toggleEvent, { body: { event_id: id } });
  expect((await toggle('platform_admin')).body).toEqual({ response: true, message: 'Event is Published' });
  expect((await world.ask('mentee', showEvent, { params: { id }, query: {} })).status).toBe(200);
  expect((await toggle('mentee')).status).toBe(403);
  expect((await toggle('platform_admin')).body).toEqual({ response: false, message: 'Event is no longer Published' });
  expect((await world.ask('mentee', showEvent, { params: { id }, query: {} })).status).toBe(404);
});

test('EVT-41 EVT-42 EVT-43 the table of tickets has the printed columns, for one’s own events alone', async () => {
  const inside = await makeEvent(world, { program_id: world.alpha.id, title: 'Inside', tickets: [paidTicket] });
  const payment = paymentIn(await take(world, 'mentee', { eventId: inside, amount: 2 }));
  await world.ask('mentee', useTestGateway, { params: { id: payment }, body: { outcome: 'pay' } });
  await take(world, 'mentee', { eventId: await makeEvent(world, { title: 'Open' }) });
  const rows = async (as: Persona, query: object = {}) =>
    ((await world.ask(as, eventData, { query })).body.data as { eventName: string }[]).map(
      ({ eventName }) => eventName,
    );
  expect(await rows('platform_admin')).toEqual(['Open', 'Inside']);
  expect(await rows('programme_admin')).toEqual(['Inside']);
  expect(await rows('other_programme_admin')).toEqual([]);
  expect((await world.ask('mentee', eventData, { query: {} })).body).toMatchObject({ code: 'events.admins_only' });
  expect(await rows('platform_admin', { query: 'insi', field: 'eventName' })).toEqual(['Inside']);
  expect(await rows('platform_admin', { date_from: '2026-12' })).toEqual([]);
  expect(await rows('platform_admin', { date_from: '2026-11', date_to: '2026-11' })).toHaveLength(2);
  expect(await rows('platform_admin', { event_id: inside })).toEqual(['Inside']);
  const { body } = await world.ask('programme_admin', eventDataFile, { query: {} });
  const [head, first] = cellsOf(String(body));
  expect(head).toEqual([
    'Attendee ID',
    'First name',
    'Last name',
    'Email',
    'Enterprise name',
    'Program name',
    'Program user type',
    'Event ID',
    'Event name',
    'Ticket name',
    'Quantity',
    'Date of purchase',
    'Ticket price (RM)',
    'Total payment (RM)',
    'Service tax (RM)',
    'First-time buyer',
    'Refunded',
  ]);
  expect(first).toEqual([
    String(world.ids.mentee),
    'Mentee',
    'Tan',
    'mei@example.com',
    'Acme',
    'Alpha',
    'mentee',
    String(inside),
    'Inside',
    'Front row',
    '2',
    '2026-11-20 18:00',
    '25',
    '54',
    '4',
    'Yes',
    'No',
  ]);
});

test('EVT-44 EVT-38 the list of an admin has their events, hidden and ended ones as well', async () => {
  await makeEvent(world, { program_id: world.alpha.id, title: 'Inside' }, { published: false });
  const open = await makeEvent(world, { title: 'Open' });
  const times = ['2026-11-19T10:00:00Z', '2026-11-20T09:59:59Z'];
  await world.rows('update events set start_time = $2, end_time = $3 where id = $1', [open, ...times]);
  const list = async (as: Persona, query: object = {}) =>
    (
      (await world.ask(as, adminEvents, { query })).body.data as {
        title: string;
        event_ended: boolean;
        active: boolean;
      }[]
    ).map(({ title, event_ended, active }) => [title, event_ended, active]);
  expect(await list('platform_admin')).toEqual([
    ['Open', true, true],
    ['Inside', false, false],
  ]);
  expect(await list('programme_admin')).toEqual([['Inside', false, false]]);
  expect(await list('platform_admin', { program_id: world.alpha.id })).toEqual([['Inside', false, false]]);
});

test('EVT-39 EVT-40 NTF-13 B110 an announcement reaches who matches every chosen kind, each once', async () => {
  const [skill] = await world.rows<{ id: number }>('select id::int from skills order by id limit 1');
  const [industry] = await world.rows<{ id: number }>('select id::int from industries order by id limit 1');
  for (const id of [world.ids.mentee, world.ids.other_mentee, world.ids.unconfirmed])
    await world.rows('insert into user_skills (user_id, skill_id) values ($1, $2)', [id, skill?.id]);
  await world.rows(`insert into user_industries (user_id, industry_id, kind) values ($1, $2, 'own')`, [
    world.ids.mentee,
    industry?.id,
  ]);
  const id = await makeEvent(world);
  const reach = async (query: object, event_id = id) =>
    (await world.ask('platform_admin', tagReach, { query: { event_id, ...query } })).body;
  const [skill_tags, industry_tags] = [String(skill?.id), String(industry?.id)];
  expect(await reach({})).toBe(0);
  expect(await reach({ skill_tags })).toBe(2);
  expect(await reach({ skill_tags, industry_tags })).toBe(1);
  // Of a program: its members.
  expect(await reach({ skill_tags }, await makeEvent(world, { program_id: world.alpha.id }))).toBe(1);
  const notify = (tags: object, as: Persona = 'platform_admin') =>
    world.ask(as, notifyOfEvent, { params: { id }, body: { event_tags: tags } });
  expect((await notify({ skill_tags: [skill?.id] }, 'programme_admin')).status).toBe(403);
  expect((await notify({ skill_tags: [skill?.id], industry_tags: [industry?.id] })).body).toMatchObject({ emails: 1 });
  expect((await notify({ skill_tags: [skill?.id] })).body).toMatchObject({ emails: 1 });
  expect((await notify({ skill_tags: [skill?.id] })).body).toMatchObject({ emails: 0 });
  await world.runJobs();
  const told = await world.rows<{ to: number; subject: string }>(
    `select user_id::int as to, subject from deliveries where template = 'event.announced' order by user_id`,
  );
  const subject = 'Invitation: Careers in data';
  const both = [world.ids.mentee, world.ids.other_mentee].toSorted((a, b) => a - b);
  expect(told).toEqual(both.map((to) => ({ to, subject })));
});

test('M27 when time or place change, everybody who has a ticket is told and the entry moves', async () => {
  const id = await makeEvent(world);
  await take(world, 'mentee', { eventId: id });
  await world.runJobs();
  const files = () =>
    world.rows<{ template: string; start: string; sequence: number; uid: string }>(
      `select template, substring(ics from 'DTSTART:(\\w+)') as start, substring(ics from 'SEQUENCE:(\\d+)')::int as sequence,
         substring(ics from 'UID:(\\S+)') as uid from deliveries where user_id = $1 and ics is not null order by id`,
      [world.ids.mentee],
    );
  const [taken] = await files();
  expect(taken).toMatchObject({ template: 'tickets.taken', start: '20261204T120000Z' });
  const [ticket] = await ticketsOf(world, id);
  const same = { event_id: id, tickets: [{ ...eventFields.tickets[0], id: ticket }] };
  await save('platform_admin', { ...same, title: 'Another title' });
  await world.runJobs();
  expect(await files()).toHaveLength(1);
  world.clock.moveTo(world.clock.now().add({ minutes: 1 }));
  await save('platform_admin', { ...same, start_time: '2026-12-05T12:00:00Z', end_time: '2026-12-05T13:00:00Z' });
  await world.runJobs();
  const [, moved] = await files();
  expect(moved).toMatchObject({ template: 'event.moved', start: '20261205T120000Z', uid: taken?.uid });
  expect(moved?.sequence).toBeGreaterThan(taken?.sequence ?? 0);
  expect(
    await world.rows('select line_key, link_path from notifications where user_id = $1 order by id desc limit 1', [
      world.ids.mentee,
    ]),
  ).toEqual([{ line_key: 'event.moved', link_path: `/events/${id}` }]);
});

test('M27 of many who have a ticket each is told of a move once, a few in each job', async () => {
  const id = await makeEvent(world, { tickets: [{ ...eventFields.tickets[0], max_amount: 0 }] });
  const [ticket = 0] = await ticketsOf(world, id);
  await world.rows(
    `with guests as (insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, confirmed_at, created_at)
       select md5('guest' || n), 'guest-of-hall-' || n, 'Guest', 'Tan', 'guest' || n || '@example.com', 'mentee', 'UTC', now(), now()
       from generate_series(1, 60) as n returning id),
     orders as (insert into ticket_purchases (event_id, user_id, name, email, phone_no, status, subtotal, sst, total, created_at)
       select $1, id, 'Guest', 'guest@example.com', '60123456789', 'confirmed', 0, 0, 0, now() from guests returning id, user_id)
     insert into ticket_admissions (event_id, ticket_id, purchase_id, holder_id, holder_name, holder_email, code, created_at)
     select $1, $2, id, user_id, 'Guest', 'guest@example.com', 'code-' || id, now() from orders`,
    [id, ticket],
  );
  const moved = { start_time: '2026-12-05T12:00:00Z', end_time: '2026-12-05T13:00:00Z' };
  await save('platform_admin', { event_id: id, ...moved, tickets: [] });
  await world.runJobs();
  const [told] = await world.rows(
    `select count(*)::int as emails, count(distinct user_id)::int as people, count(distinct event_key)::int as jobs
     from deliveries where template = 'event.moved'`,
  );
  expect(told).toEqual({ emails: 60, people: 60, jobs: 3 });
});
