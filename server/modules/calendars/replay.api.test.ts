import fc from 'fast-check';
import ICAL from 'ical.js';
import type { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/index.ts';
import {
  acceptBooking,
  type Booking,
  cancelMyBooking,
  requestBooking,
  rescheduleMyBooking,
} from '../../../contract/bookings/index.ts';
import { createGroup } from '../../../contract/pairings/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { bodyFor, confirmed, movedTo, requested, tenOClock } from '../bookings/bookings.fixture.ts';
import { confirmHeld, logged } from '../bookings/offline/offline.fixture.ts';
import { calendarAfter, type Entry, filesTo, libraries } from './replay.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const addressOf = (who: Person) => `${who}@example.com`;
const of = (id: number) => ({ params: { id } });
/** Each act is told before the next: the order of arrival is the order of the acts. */
const after = async (act: Promise<{ status: number }>) => {
  expect((await act).status).toBe(200);
  await world.runJobs();
};
const accept = (who: Person, id: number) => after(world.ask(who, acceptBooking, of(id)));
const move = (who: Person, id: number, at: Temporal.ZonedDateTime) =>
  after(world.ask(who, rescheduleMyBooking, { ...of(id), body: movedTo(at) }));
const cancel = (who: Person, id: number) =>
  after(world.ask(who, cancelMyBooking, { ...of(id), body: { reason: 'I am ill' } }));

/** Every file asks its recipient alone, in the sender's name, and its email says what the file says. */
const expectAddressed = (who: Person) => {
  for (const { method, text } of filesTo(world, addressOf(who))) {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = calendar.getFirstSubcomponent('vevent');
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    expect(['REQUEST', 'CANCEL']).toContain(method);
    expect(event?.getFirstPropertyValue('organizer')).toBe('mailto:no-reply@lantern.test');
    expect(event?.getAllProperties('attendee').map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      `mailto:${addressOf(who)}`,
    ]);
  }
};

/** What both libraries leave in this person's calendar, in whatever order the emails arrive. */
const expectCalendar = (who: Person, entries: Entry[], sequences: number[]) => {
  const files = filesTo(world, addressOf(who)).map(({ text }) => text);
  for (const read of Object.values(libraries)) {
    expect(files.map((file) => read(file).sequence)).toEqual(sequences);
    expect(calendarAfter(files, read)).toEqual(entries);
    fc.assert(
      fc.property(fc.shuffledSubarray(files, { minLength: files.length }), (order) => {
        expect(calendarAfter(order, read)).toEqual(entries);
      }),
      { numRuns: 20 },
    );
  }
  expectAddressed(who);
};

const entry = (id: number, day: string): Entry => ({
  uid: `booking-${id}@lantern.test`,
  start: `${day}T02:00:00Z`,
  end: `${day}T03:00:00Z`,
  location: `http://lantern.test/main/bookings/${id}/room`,
});
const both = ['mentee', 'mentor'] as const;

test('M27 request, acceptance, two moves and a cancellation, replayed into two calendars', async () => {
  const { id } = await requested(world);
  await world.runJobs();
  for (const who of both) expectCalendar(who, [], []);
  await accept('mentor', id);
  for (const who of both) expectCalendar(who, [entry(id, '2026-11-23')], [0]);
  await move('mentor', id, tenOClock(4));
  // Nobody has agreed to the new time yet.
  for (const who of both) expectCalendar(who, [entry(id, '2026-11-23')], [0]);
  await accept('mentee', id);
  for (const who of both) expectCalendar(who, [entry(id, '2026-11-24')], [0, 1]);
  await move('mentee', id, tenOClock(5));
  await accept('mentor', id);
  for (const who of both) expectCalendar(who, [entry(id, '2026-11-25')], [0, 1, 2]);
  await cancel('mentee', id);
  for (const who of both) expectCalendar(who, [], [0, 1, 2, 3]);
});

test('M27 what an admin moves twice is in the calendars at its last time, beside another session', async () => {
  const { id: other } = await confirmed(world, tenOClock(9));
  const { id } = await confirmed(world);
  await world.runJobs();
  await move('platform_admin', id, tenOClock(4));
  await move('platform_admin', id, tenOClock(6));
  const entries = [entry(other, '2026-11-29'), entry(id, '2026-11-26')];
  for (const who of both) {
    const files = filesTo(world, addressOf(who)).map(({ text }) => text);
    expect(files).toHaveLength(4);
    for (const read of Object.values(libraries))
      expect(calendarAfter(files, read).toSorted((a, b) => a.uid.localeCompare(b.uid))).toEqual(
        entries.toSorted((a, b) => a.uid.localeCompare(b.uid)),
      );
    expectAddressed(who);
  }
});

test('M27 a session whose mentor closes their account leaves the mentee’s calendar', async () => {
  await confirmed(world);
  await world.runJobs();
  await after(world.ask('mentor', deleteAccount, { body: { reason_for_leaving: 'No longer need mentoring' } }));
  expectCalendar('mentee', [], [0, 1]);
});

test('M27 a request that is withdrawn was never in a calendar', async () => {
  const { id } = await requested(world);
  await cancel('mentee', id);
  for (const who of both) expectCalendar(who, [], []);
});

const everyone = ['mentor', 'other_mentor', 'mentee', 'other_mentee'] as const;

const groupSession = async () => {
  for (const [person, role] of [
    ['other_mentor', 'Mentor'],
    ['other_mentee', 'Mentee'],
  ] as const)
    await world.rows(
      'insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)',
      [world.alpha.id, world.ids[person], world.alpha.roleIds[role], world.clock.now().toString()],
    );
  const { ids, alpha } = world;
  const { body } = await world.ask('programme_admin', createGroup, {
    body: {
      program_id: alpha.id,
      name: 'Data Circle',
      mentor_ids: [ids.mentor, ids.other_mentor],
      mentee_ids: [ids.mentee, ids.other_mentee],
    },
  });
  const { booking } = bodyFor(ids.mentor);
  const asked = await world.ask('mentor', requestBooking, {
    body: { booking: { ...booking, program_id: alpha.id, group_id: body.id } },
  });
  await world.runJobs();
  return (asked.body.booking as Booking).id;
};

test('M27 a group’s session is in the calendar of everyone in it, moves there, and leaves it', async () => {
  const id = await groupSession();
  const there = (day: string) => [
    { ...entry(id, day), location: expect.stringMatching(new RegExp(`/app/.*/bookings/${id}/room$`)) as string },
  ];
  for (const who of everyone) expectCalendar(who, there('2026-11-23'), [0]);
  await move('other_mentor', id, tenOClock(5));
  for (const who of everyone) expectCalendar(who, there('2026-11-25'), [0, 1]);
  await cancel('mentor', id);
  for (const who of everyone) expectCalendar(who, [], [0, 1, 2]);
});

test('M27 M43 a session that was held elsewhere and logged afterwards is put into no calendar', async () => {
  const id = await logged(world, 'mentor');
  await world.runJobs();
  await after(confirmHeld(world, 'mentee', id));
  expect(world.vendors.letters.length).toBeGreaterThan(0);
  for (const who of both) expectCalendar(who, [], []);
});
