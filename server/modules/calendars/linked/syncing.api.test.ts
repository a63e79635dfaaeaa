import { beforeEach, expect, test } from 'vitest';
import {
  acceptBooking,
  availableSlots,
  cancelMyBooking,
  requestBooking,
  rescheduleMyBooking,
} from '../../../../contract/bookings/index.ts';
import { unlinkCalendar } from '../../../../contract/calendars/index.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { bodyFor, confirmed, movedTo, requested, tenOClock } from '../../bookings/bookings.fixture.ts';
import { linked, minutesLater } from './linked.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const hour = (id: string, start: string, end: string, more: object = {}) =>
  world.vendors.google.put({ id, start: { dateTime: start }, end: { dateTime: end }, ...more });
const slots = async (query: object = {}) => {
  const params = { id: String(world.ids.mentor) };
  const { body } = await world.ask('mentee', availableSlots, { params, query: { timezone: 'UTC', ...query } });
  return body as { slots: string[]; calendar_unknown: boolean };
};
const starts = () => world.vendors.google.entries().map(({ summary, start: { dateTime } }) => `${summary} ${dateTime}`);

test('CAL-10 B54 a confirmed session is written, follows its new time, and goes when it is cancelled', async () => {
  await linked(world, 'mentor');
  await linked(world, 'mentee', 'microsoft');
  const asked = await requested(world);
  await world.runJobs();
  expect(starts()).toEqual([]);
  const { id } = await confirmed(world, tenOClock(4));
  await world.runJobs();
  expect(starts()).toEqual(['Session with Mentee Tan 2026-11-24T02:00:00Z']);
  expect(world.vendors.microsoft.entries()).toMatchObject([
    {
      subject: 'Session with Mentor Tan',
      start: { dateTime: '2026-11-24T02:00:00' },
      end: { dateTime: '2026-11-24T03:00:00' },
      location: { displayName: `http://lantern.test/main/bookings/${id}/room` },
    },
  ]);
  expect(asked.id).not.toBe(id);

  // Only suggested: it stands where it is until the other side accepts.
  await world.ask('mentor', rescheduleMyBooking, { params: { id }, body: movedTo(tenOClock(5)) });
  await world.runJobs();
  expect(starts()).toEqual(['Session with Mentee Tan 2026-11-24T02:00:00Z']);
  await world.ask('mentee', acceptBooking, { params: { id } });
  await world.runJobs();
  expect(starts()).toEqual(['Session with Mentee Tan 2026-11-25T02:00:00Z']);

  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  await world.runJobs();
  expect(starts()).toEqual([]);
  expect(world.vendors.microsoft.entries()).toEqual([]);
  expect(await world.rows('select * from calendar_entries')).toEqual([]);
});

test('CAL-10 B54 sessions that were confirmed before are written on linking, once, however often the job runs', async () => {
  await confirmed(world);
  await linked(world, 'mentor');
  const calls = world.vendors.google.calls.filter((call) => !call.startsWith('GET')).length;
  expect([starts(), calls]).toEqual([['Session with Mentee Tan 2026-11-23T02:00:00Z'], 1]);
  await world.rows("update linked_calendars set write_due_at = '2026-11-20T10:00:00Z'");
  await world.moveClock(world.clock.now());
  expect(world.vendors.google.calls.filter((call) => !call.startsWith('GET'))).toHaveLength(calls);
});

test('CAL-10 B54 a calendar that has no time now gets the session when it said, not before', async () => {
  await linked(world, 'mentor');
  world.vendors.google.instead.push({ status: 429, headers: { 'retry-after': '240' } });
  await confirmed(world);
  await world.runJobs();
  expect(starts()).toEqual([]);
  await minutesLater(world, 3);
  expect(starts()).toEqual([]);
  await minutesLater(world, 1);
  expect(starts()).toEqual(['Session with Mentee Tan 2026-11-23T02:00:00Z']);
});

test('CAL-10 B25 whatever the mentor has in their calendar closes slots, and opens them again when it goes', async () => {
  const open = (await slots()).slots;
  expect(open).toContain('2026-11-23T02:00:00Z');
  hour('dentist', '2026-11-23T10:30:00+08:00', '2026-11-23T11:00:00+08:00');
  hour('lunch', '2026-11-24T10:00:00+08:00', '2026-11-24T11:00:00+08:00', { transparency: 'transparent' });
  await linked(world, 'mentor');
  const closed = open.filter((one) => !['2026-11-23T02:00:00Z', '2026-11-23T02:30:00Z'].includes(one));
  expect(await slots()).toMatchObject({ slots: closed, calendar_unknown: false });
  // What the mentee has there is nobody's business.
  world.vendors.microsoft.put({
    id: 'gym',
    start: { dateTime: '2026-11-25T02:00:00' },
    end: { dateTime: '2026-11-25T03:00:00' },
  });
  await linked(world, 'mentee', 'microsoft');
  expect((await slots()).slots).toEqual(closed);

  world.vendors.google.remove('dentist');
  await minutesLater(world, 9);
  expect((await slots()).slots).not.toContain('2026-11-23T02:30:00Z');
  await minutesLater(world, 1);
  expect((await slots()).slots).toContain('2026-11-23T02:30:00Z');
});

test('CAL-10 B25 a time that is busy in the calendar is refused when it is asked for, with others instead', async () => {
  hour('dentist', '2026-11-23T02:30:00Z', '2026-11-23T03:00:00Z');
  await linked(world, 'mentor');
  const { status, body } = await world.ask('mentee', requestBooking, { body: bodyFor(world.ids.mentor) });
  expect([status, body]).toMatchObject([422, { code: 'bookings.slot_taken' }]);
  expect((body as { alternatives: string[] }).alternatives).toEqual([
    '2026-11-23T01:00:00Z',
    '2026-11-23T01:30:00Z',
    '2026-11-23T03:00:00Z',
  ]);
});

test('CAL-10 our own sessions, and the copies that our emails leave, close nothing but themselves', async () => {
  const { id } = await confirmed(world);
  await linked(world, 'mentor');
  hour('copy', '2026-11-23T02:00:00Z', '2026-11-23T03:00:00Z', { iCalUID: `booking-${id}@lantern.test` });
  hour('of-another', '2026-11-27T02:00:00Z', '2026-11-27T03:00:00Z', { iCalUID: 'booking-1@elsewhere.example' });
  await minutesLater(world, 10);
  const busy = await world.rows<{ start_at: Date }>('select start_at from calendar_busy');
  expect(busy.map(({ start_at: at }) => at.toISOString())).toEqual(['2026-11-27T02:00:00.000Z']);
  // A session that is moved does not stand in its own way.
  expect((await slots({ moving: id })).slots).toContain('2026-11-23T02:30:00Z');
});

test('CAL-10 lists of mentors show the next slot that is free in the calendar too, and the earlier one when it is unlinked', async () => {
  const nextSlot = async () => {
    const [row] = await world.rows<{ next_slot_at: Date }>('select next_slot_at from mentor_index where user_id = $1', [
      world.ids.mentor,
    ]);
    return row?.next_slot_at.toISOString();
  };
  hour('leave', '2026-11-20T00:00:00Z', '2026-12-01T03:10:00Z');
  await linked(world, 'mentor');
  expect(await nextSlot()).toBe('2026-12-01T03:30:00.000Z');
  await world.ask('mentor', unlinkCalendar, { params: { provider: 'google' } });
  expect(await nextSlot()).toBe('2026-11-21T01:00:00.000Z');
});

test('CAL-10 neither titles nor ids of events are kept', async () => {
  hour('dentist', '2026-11-23T02:30:00Z', '2026-11-23T03:00:00Z', { summary: 'Root canal' });
  await linked(world, 'mentor');
  const kept = JSON.stringify(await world.rows('select * from calendar_busy'));
  expect(kept).toContain('2026-11-23T02:30:00.000Z');
  expect(kept).not.toMatch(/Root canal|dentist/);
});

test('CAL-10 an access token that ran out is renewed; a sync token that is lost has everything read again', async () => {
  hour('kept', '2026-11-23T02:30:00Z', '2026-11-23T03:00:00Z');
  await linked(world, 'mentor');
  world.vendors.google.expire();
  world.vendors.google.loseSync();
  hour('new', '2026-11-24T02:30:00Z', '2026-11-24T03:00:00Z');
  await minutesLater(world, 10);
  expect(await world.rows('select start_at from calendar_busy')).toHaveLength(2);
  expect(await slots()).toMatchObject({ calendar_unknown: false });
});

test('CAL-10 what comes into the far end of the window is read the next day, though it never changed', async () => {
  hour('far', '2027-01-22T11:00:00Z', '2027-01-22T12:00:00Z');
  await linked(world, 'mentor');
  expect(await world.rows('select * from calendar_busy')).toEqual([]);
  await minutesLater(world, 12 * 60);
  expect(await world.rows('select * from calendar_busy')).toEqual([]);
  await minutesLater(world, 12 * 60);
  expect(await world.rows('select * from calendar_busy')).toHaveLength(1);
});
