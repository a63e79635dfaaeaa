import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../../contract/bookings/index.ts';
import { type AdminBooking, createBooking } from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { cellsOf } from '../../../testing/csv.fixture.ts';
import { beginning, openWorld, type World } from '../../../testing/world.fixture.ts';
import { groupOfAlpha } from '../../pairings/samples.fixture.ts';
import { arrangedBody, askedInAlpha, requested, sessionInAlpha, tenOClock } from '../bookings.fixture.ts';
import { amongTheirs, askedBetween, countUpTo, findPage, metOnTheWay } from '../queries/admin-list.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const cancel = (id: number) =>
  world.ask('programme_admin', contract.cancelByAdmin, { params: { id }, body: { reason: 'ill' } });

const list = async (query: object, who: Person = 'programme_admin') =>
  (await world.ask(who, contract.listAdminBookings, { query })).body as contract.AdminBookings;
const idsIn = ({ bookings }: contract.AdminBookings) => bookings.map(({ id }) => id);

test('ADB-10 ADB-11 ADB-13 the list is narrowed by status, days of the asker, name and number, in either order', async () => {
  const program_id = world.alpha.id;
  const first = await sessionInAlpha(world);
  const second = await sessionInAlpha(world, { at: tenOClock(5) });
  await requested(world, tenOClock(7), 'other_mentee');
  expect(idsIn(await list({ program_id }))).toEqual([second, first]);
  expect(idsIn(await list({ program_id, sort: 'asc' }))).toEqual([first, second]);
  const day = tenOClock(5).toPlainDate().toString();
  expect(idsIn(await list({ program_id, start_date: day, end_date: day }))).toEqual([second]);
  expect(idsIn(await list({ program_id, end_date: tenOClock(4).toPlainDate().toString() }))).toEqual([first]);
  expect(await list({ program_id, start_date: '2026-12-30', end_date: '2026-12-01' })).toMatchObject({
    counts: { one_on_one: 0 },
  });
  await cancel(first);
  expect(idsIn(await list({ program_id, status: 'cancelled' }))).toEqual([first]);
  for (const search of ['mentor tan', 'MENTEE', `#${second}`])
    expect(idsIn(await list({ program_id, search, status: 'upcoming' })), search).toEqual([second]);
  expect(idsIn(await list({ program_id, search: 'other mentee' }))).toEqual([]);
  expect((await list({ program_id })).bookings[0]).toMatchObject({
    id: second,
    duration: 60,
    mentor: { name: 'Mentor Tan' },
    mentees: [{ name: 'Mentee Tan' }],
    created_by: { name: 'Mentee Tan' },
    booking_type: 'one_on_one',
  });
});

const printedStatuses = [
  'pending',
  'upcoming',
  'completed',
  'cancelled',
  'missed',
  'reported',
  'investigating',
  'fully_rated',
  'partially_rated',
] as const;

test('ADB-11 each of the nine finds its own; a request by either of its names, and cancelled what the clock has cancelled', async () => {
  const made = new Map<string, number>();
  for (const [day, status] of printedStatuses.entries()) {
    const { body } = await askedInAlpha(world, 'mentee', 'mentor', tenOClock(3 + day));
    const { id } = body.booking;
    made.set(status, id);
    if (status !== 'pending')
      await world.rows('update bookings set status = $2, awaiting_role = null, awaiting_since = null where id = $1', [
        id,
        status,
      ]);
  }
  const found = async (status: (typeof printedStatuses)[number] | 'pending_accept') =>
    idsIn(await list({ program_id: world.alpha.id, status }));
  for (const status of printedStatuses) expect(await found(status), status).toEqual([made.get(status)]);
  expect(await found('pending_accept')).toEqual([made.get('pending')]);
  await world.moveClock(beginning.add({ hours: 48 }));
  expect(await found('pending')).toEqual([]);
  expect(await found('cancelled')).toEqual([made.get('cancelled'), made.get('pending')]);
});

test('ADB-06 sessions of groups are counted and listed apart, with a search as without', async () => {
  const program_id = world.alpha.id;
  const single = [await sessionInAlpha(world), await sessionInAlpha(world, { at: tenOClock(5) })].toReversed();
  const { booking } = arrangedBody(program_id, world.ids.mentor, world.ids.mentee, tenOClock(7));
  const who = { group_id: await groupOfAlpha(world), requestee_id: null, requester_id: null };
  const made = await world.ask('programme_admin', createBooking, {
    body: { booking: { ...booking, ...who, booking_type: 'group' } },
  });
  const group: number = made.body.booking.id;
  for (const search of [undefined, 'mentor tan']) {
    const ones = await list({ program_id, search });
    const groups = await list({ program_id, search, type: 'group' });
    expect([ones.counts, groups.counts]).toEqual([
      { one_on_one: 2, group: 1 },
      { one_on_one: 2, group: 1 },
    ]);
    expect([idsIn(ones), idsIn(groups)]).toEqual([single, [group]]);
    expect(groups).toMatchObject({
      pagination: { total_entries: 1 },
      bookings: [{ booking_type: 'group', mentees: [{}, {}] }],
    });
  }
});

test('ADB-10 those of some people are the same, looked up by the people, in the list or booking by booking', async () => {
  const ids = [await sessionInAlpha(world), await sessionInAlpha(world, { at: tenOClock(5) })].toReversed();
  const all = { from: null, until: null, programId: world.alpha.id, type: 'one_on_one', status: [] } as const;
  for (const of of [amongTheirs, askedBetween, metOnTheWay]) {
    const whose = (people: number[]) => of({ list: `{${people.join(',')}}`, count: people.length });
    const find = (people: number[]) =>
      world.database.transact((tx) =>
        findPage(tx, { ...all, order: 'desc' }, whose(people), { skip: 0, size: 20, most: 100 }),
      );
    const count = (people: number[], most: number) =>
      world.database.transact((tx) => countUpTo(tx, { ...all, order: 'desc' }, whose(people), most));
    const theirs = [world.ids.mentee, world.ids.other_mentee];
    expect(await find(theirs)).toEqual({ ids, total: 2 });
    expect([await count(theirs, 100), await count(theirs, 1)]).toEqual([2, 1]);
    expect(await find([world.ids.other_mentee])).toEqual({ ids: [], total: 0 });
    expect(await count([world.ids.other_mentee], 100)).toBe(0);
  }
});

/** Adds this many completed bookings before it, with the same people. */
const manyMore = async (count: number, id: number) => {
  await world.rows(
    `insert into bookings (program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, start_at, end_at,
       user_timezone, topic, room_token, created_at, updated_at)
     select program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, 'completed', start_at - n * interval '7 hours',
       end_at - n * interval '7 hours', user_timezone, topic, 'token ' || n, created_at, updated_at
     from bookings, generate_series(1, ${count}) as n where id = $1`,
    [id],
  );
  await world.rows(
    `insert into booking_participants (booking_id, user_id, user_type)
     select b.id, p.user_id, p.user_type from bookings b, booking_participants p where p.booking_id = $1 and b.id <> $1`,
    [id],
  );
};

test('ADB-06 ADB-09 counts say how many of each type, and pages come by twenty; beyond the last is the last', async () => {
  const program_id = world.alpha.id;
  const id = await sessionInAlpha(world);
  await manyMore(49, id);
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(await list({ program_id, page }));
  expect(pages[0]).toMatchObject({
    counts: { one_on_one: 50, group: 0 },
    over: { one_on_one: false, group: false },
    pagination: { current_page: 1, total_pages: 3, per_page: 20, total_entries: 50 },
  });
  const all = pages.flatMap(idsIn);
  expect(new Set(all).size).toBe(50);
  const inOrder = await world.rows<{ id: string }>('select id from bookings order by start_at desc, id desc');
  expect(all).toEqual(inOrder.map(({ id: key }) => Number(key)));
  expect((await list({ program_id, page: 9 })).pagination.current_page).toBe(3);
  expect(idsIn(await list({ program_id, page: 3, search: 'mentee' }))).toEqual(all.slice(40));
  // The clock adds up the sums; the answer is the same before and after.
  await world.moveClock(world.clock.now());
  expect(await world.rows('select 1 from booking_tally_changes')).toEqual([]);
  expect(idsIn(await list({ program_id, page: 2 }))).toEqual(all.slice(20, 40));
  expect(await list({ program_id, type: 'single', status: 'completed' })).toMatchObject({ counts: { one_on_one: 49 } });
});

test('ADB-01 ADB-14 ADB-49 under the address of its page a status has its words and colour; the platform’s admin sees all programmes', async () => {
  const id = await sessionInAlpha(world);
  const outside = await requested(world, tenOClock(7), 'other_mentee');
  const page = await world.ask('programme_admin', contract.programmeBookingsPage, {
    params: { enterprise: 'acme', program: 'alpha' },
    query: {},
  });
  expect(page.body).toMatchObject({
    bookings: [{ id, status: { text: 'Confirmed', class: 'blue' } }],
    paths: {
      bookings: '/app/acme/alpha/admin/bookings/bookings_list',
      reported: '/app/acme/alpha/admin/bookings/reported',
      create_booking: '/app/acme/alpha/admin/bookings/new?from=/app/acme/alpha/admin/bookings/bookings_list',
    },
  });
  const everywhere = await world.ask('platform_admin', contract.platformBookingsPage, { query: {} });
  expect(everywhere.body.bookings).toMatchObject([
    { id: outside.id, program: null },
    { id, program: { name: 'Alpha' } },
  ]);
  expect(idsIn(await list({}, 'platform_admin'))).toEqual([outside.id, id]);
  expect(idsIn(await list({ program_id: world.alpha.id }, 'platform_admin'))).toEqual([id]);
  expect((await world.ask('programme_admin', contract.listAdminBookings, { query: {} })).status).toBe(403);
});

test('ADB-14 under both printed addresses the list is narrowed as everywhere', async () => {
  const [near, far] = [tenOClock(3), tenOClock(5)].map((at) => at.toPlainDate().toString());
  const first = await sessionInAlpha(world);
  const second = await sessionInAlpha(world, { at: tenOClock(5) });
  await cancel(first);
  const narrowed = [
    ['', [second, first]],
    ['sort=asc', [first, second]],
    ['status=cancelled', [first]],
    [`start_date=${far}`, [second]],
    [`end_date=${near}`, [first]],
    [`search=%23${second}`, [second]],
    ['type=group', []],
    ['type=single&page=9', [second, first]],
  ] as const;
  const addresses = [
    ['programme_admin', '/app/acme/alpha/admin/bookings/bookings_list.json'],
    ['platform_admin', '/main/admins/bookings.json'],
  ] as const;
  for (const [who, address] of addresses)
    for (const [query, ids] of narrowed) {
      const reply = await world.browserOf(who).inject({ method: 'GET', url: `${address}?${query}` });
      expect(reply.json(), `${address}?${query}`).toMatchObject({
        bookings: ids.map((id) => ({ id })),
        pagination: { current_page: 1, total_pages: 1, per_page: 20, total_entries: ids.length },
      });
    }
  const page = await world.browserOf('platform_admin').inject({ method: 'GET', url: '/main/admins/bookings.json' });
  expect(page.json()).toMatchObject({
    counts: { one_on_one: 2, group: 0 },
    paths: { bookings: '/main/admins/bookings', reported: '/main/admins/bookings/reported', create_booking: null },
  });
  const inAlpha = { query: { program_id: world.alpha.id } };
  expect((await world.ask('platform_admin', contract.platformBookingsPage, inAlpha)).body).toMatchObject({
    counts: { one_on_one: 2 },
    paths: { create_booking: '/app/acme/alpha/admin/bookings/new?from=/main/admins/bookings' },
  });
});

test('ADB-27 ADB-28 one booking says what it is about, where it is held and what took place in its room', async () => {
  const { booking } = arrangedBody(world.alpha.id, world.ids.mentor, world.ids.mentee);
  const made = await world.ask('programme_admin', createBooking, {
    body: { booking: { ...booking, booking_method: 'in_person', meetup_location: 'Kopi Place' } },
  });
  const { id, start_at: start, end_at: end } = made.body.booking as AdminBooking;
  const show = async () =>
    (await world.browserOf('programme_admin').inject({ method: 'GET', url: `/api/v2/admin/bookings/${id}` })).json<{
      booking: AdminBooking;
    }>().booking;
  expect(await show()).toMatchObject({
    id,
    session_method: 'in person',
    location: { title: 'Kopi Place' },
    topic: booking.topic,
    learning_objectives: booking.learning_objectives_attributes,
    meetings: [],
    mentees: [{ name: 'Mentee Tan' }],
    created_by: { id: world.ids.programme_admin },
  });
  const [sitting] = await world.rows<{ id: number }>(
    `with made as (insert into meetings (room, starts_at, ends_at, opens_at, closes_at, recording_allowed, created_at)
       select 'booking ' || id, start_at, end_at, start_at, end_at, false, created_at from bookings where id = $1 returning *)
     insert into meeting_attendances (meeting_id, user_id, joined_at, seen_at, left_at)
     select id, $2, starts_at, ends_at, ends_at from made returning meeting_id::int as id`,
    [id, world.ids.mentor],
  );
  await world.moveClock(Temporal.Instant.from(end));
  expect((await show()).meetings).toEqual([
    { ...sitting, status: 'completed', is_valid: false, start_time: start, end_time: end },
  ]);
});

test('ADB-47 every row of the filter is in the file, however many there are', async () => {
  const id = await sessionInAlpha(world);
  await manyMore(500, id);
  const { body } = await world.ask('programme_admin', contract.programmeBookingsCsv, {
    params: { enterprise: 'acme', program: 'alpha' },
    query: {},
  });
  expect(
    new Set(
      cellsOf(body)
        .slice(1)
        .map(([id]) => id),
    ).size,
  ).toBe(501);
});

test('ADB-47 the file has the columns of the table and the rows of the filter; no name becomes a formula', async () => {
  await sessionInAlpha(world);
  await requested(world, tenOClock(7), 'other_mentee');
  await world.rows("update users set firstname = '=1+1' where id = $1", [world.ids.mentee]);
  const { body, headers } = await world.ask('platform_admin', contract.platformBookingsCsv, { query: {} });
  expect(headers['content-disposition']).toContain('Bookings%2020-11-2026.csv');
  const [headings, ...rows] = cellsOf(body);
  expect(headings?.join()).toBe('ID,Booking Time,Duration (minutes),Mentor,Mentee(s),Program,Status,Created By');
  expect(rows.slice(0, 2).map((cells) => cells.slice(2))).toEqual([
    ['60', 'Mentor Tan', 'Other Mentee Tan', '', 'Pending Accept', 'Other Mentee Tan'],
    ['60', 'Mentor Tan', "'=1+1 Tan", 'Alpha', 'Confirmed', "'=1+1 Tan"],
  ]);
  const own = await world.ask('programme_admin', contract.programmeBookingsCsv, {
    params: { enterprise: 'acme', program: 'alpha' },
    query: { search: 'nobody' },
  });
  const heads = 'ID,Booking Time,Duration (minutes),Mentor,Mentee(s),Status,Created By';
  expect(cellsOf(own.body).map(String)).toEqual([heads]);
});
