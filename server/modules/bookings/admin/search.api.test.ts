import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../../contract/bookings/index.ts';
import { type AdminBooking, createBooking } from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { cellsOf } from '../../../testing/csv.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { groupOfAlpha } from '../../pairings/samples.fixture.ts';
import { arrangedBody, sessionInAlpha, tenOClock } from '../bookings.fixture.ts';
import { findForAdmins, wantedBy } from './find.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const copies = 10_005;
/** Sessions of a group that its mentor made, so that its mentees are neither requester nor requestee. */
const groupSessions = async () => {
  const { booking } = arrangedBody(world.alpha.id, world.ids.mentor, world.ids.mentee, tenOClock(7));
  const who = { group_id: await groupOfAlpha(world), requestee_id: null, requester_id: null };
  const made = await world.ask('programme_admin', createBooking, {
    body: { booking: { ...booking, ...who, booking_type: 'group' } },
  });
  const id: number = made.body.booking.id;
  // The embedded database has one connection: its plans, and what it knows of its tables, are of the small world before.
  await world.rows('discard plans');
  await world.rows(
    `insert into bookings (program_id, booking_type, group_id, requester_id, requestee_id, mentor_id, created_by, status, start_at,
       end_at, user_timezone, topic, room_token, created_at, updated_at)
     select program_id, booking_type, group_id, requester_id, requestee_id, mentor_id, created_by, 'completed',
       start_at - n % 4000 * interval '7 hours', end_at - n % 4000 * interval '7 hours', user_timezone, topic, 'token ' || n,
       created_at, updated_at
     from bookings, generate_series(1, ${copies}) as n where id = $1`,
    [id],
  );
  await world.rows(
    `insert into booking_participants (booking_id, user_id, user_type)
     select b.id, p.user_id, p.user_type from bookings b, booking_participants p where p.booking_id = $1 and b.id <> $1`,
    [id],
  );
  await world.rows('analyze bookings, booking_participants');
};

const byThePeople = { fewBookings: 1_000_000, manyPeople: 1_000_000 };
const onTheWay = { fewBookings: 0, manyPeople: 0 };

test.each([
  ['of whom everybody asks', 'mentor tan'],
  ['of whom nobody asks', 'mentee tan'],
])(
  'ADB-09 ADB-10 of very many people, %s, the same is found on the way through the list; nobody turns beyond 10,000',
  async (_who, search) => {
    await groupSessions();
    const find = (sort: 'asc' | 'desc', page: number, crowds: typeof onTheWay) => {
      const wanted = wantedBy(world.alpha.id, { type: 'group', sort }, 'Asia/Kuala_Lumpur');
      return world.database.transact((tx) => findForAdmins(tx, wanted, search, page, 20, crowds));
    };
    for (const sort of ['asc', 'desc'] as const)
      for (const page of [1, 2, 500, 501, 100_000]) {
        const found = await find(sort, page, onTheWay);
        expect(found, `${sort} ${page}`).toEqual(await find(sort, page, byThePeople));
        expect(found).toMatchObject({
          page: Math.min(page, 500),
          pages: 500,
          counts: { one_on_one: 0, group: 10_000 },
          over: { one_on_one: false, group: true },
        });
        expect(new Set(found.ids).size).toBe(20);
      }
  },
);

test('ADB-10 ADB-28 ADB-47 an hour after midnight is of that day for whoever administers it there, of the day before elsewhere', async () => {
  await world.rows(`update availability_rules set from_time = '00:00'`);
  await world.rows(`update users set timezone = 'America/New_York' where id = $1`, [world.ids.portal_owner]);
  // Both the current time and the session are at 17:00 UTC.
  world.clock.moveTo(Temporal.Instant.from('2026-11-20T17:00:00Z'));
  const id = await sessionInAlpha(world, { at: tenOClock(3, 1) });
  const program_id = world.alpha.id;
  const readBy = async (who: Person) => {
    const { booking } = (await world.ask(who, contract.adminBooking, { params: { id } })).body as {
      booking: AdminBooking;
    };
    const file = await world.ask(who, contract.programmeBookingsCsv, {
      params: { enterprise: 'acme', program: 'alpha' },
      query: {},
    });
    const days = [];
    for (const day of ['2026-11-22', '2026-11-23']) {
      const query = { program_id, start_date: day, end_date: day };
      const { bookings, counts } = (await world.ask(who, contract.listAdminBookings, { query }))
        .body as contract.AdminBookings;
      if (bookings.length > 0 && counts.one_on_one === 1) days.push(day);
    }
    const { booking_date: day, start_time: start, end_time: end } = booking;
    const [, name = ''] = /filename\*=UTF-8''(.*)$/.exec(String(file.headers['content-disposition'])) ?? [];
    const cell = cellsOf(file.body)[1]?.[1];
    return { day, start, end, days, cell, file: decodeURIComponent(name) };
  };
  expect(await readBy('programme_admin')).toEqual({
    day: '2026-11-23',
    start: '01:00',
    end: '02:00',
    days: ['2026-11-23'],
    cell: '2026-11-23 01:00',
    file: 'Bookings 21-11-2026.csv',
  });
  expect(await readBy('portal_owner')).toEqual({
    day: '2026-11-22',
    start: '12:00',
    end: '13:00',
    days: ['2026-11-22'],
    cell: '2026-11-22 12:00',
    file: 'Bookings 20-11-2026.csv',
  });
});
