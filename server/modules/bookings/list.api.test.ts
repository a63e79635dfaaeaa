import { beforeEach, expect, test } from 'vitest';
import {
  acceptBooking,
  cancelMyBooking,
  completeBooking,
  rescheduleMyBooking,
  type Booking,
  myBookings,
} from '../../../contract/bookings/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, movedTo, requested, tenOClock, zone } from './bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const of = (id: number) => ({ params: { id } });
const listOf = async (who: Person, query: { timezone?: string } = {}) =>
  (await world.ask(who, myBookings, { query })).body;
const idsOf = (bookings: readonly Booking[]) => bookings.map(({ id }) => id);
const cancel = (who: Person, id: number) =>
  world.ask(who, cancelMyBooking, { ...of(id), body: { reason: 'I am ill' } });
const complete = (who: Person, id: number) =>
  world.ask(who, completeBooking, { ...of(id), body: { confirm_early: true } });
const become = (id: number, status: string) =>
  world.rows('update bookings set status = $2, awaiting_role = null, awaiting_since = null where id = $1', [
    id,
    status,
  ]);

test('BKG-10 the list: three tabs by status, the nearest first and then the latest first, and its zone', async () => {
  const inTab = { upcoming: [] as number[], to_review: [] as number[], closed: [] as number[] };
  const at = (day: number) => tenOClock(3 + day);
  const later = await requested(world, at(2));
  const sooner = await confirmed(world, at(1));
  inTab.upcoming = [sooner.id, later.id];
  for (const [day, status] of [
    [3, 'completed'],
    [4, 'reported'],
    [5, 'investigating'],
  ] as const) {
    const { id } = await confirmed(world, at(day));
    if (status === 'completed') await complete('mentee', id);
    else await world.rows('delete from occupancies where booking_id = $1', [id]).then(() => become(id, status));
    inTab.to_review.unshift(id);
  }
  for (const [day, status] of [
    [6, 'cancelled'],
    [7, 'system_cancelled'],
    [8, 'missed'],
    [9, 'refunded'],
    [10, 'fully_rated'],
  ] as const) {
    const { id } = await confirmed(world, at(day));
    if (status === 'cancelled') await cancel('mentee', id);
    else await world.rows('delete from occupancies where booking_id = $1', [id]).then(() => become(id, status));
    inTab.closed.unshift(id);
  }
  const list = await listOf('mentee');
  expect(Object.keys(list).toSorted()).toEqual(['closed', 'display_timezone', 'to_review', 'upcoming']);
  expect([idsOf(list.upcoming), idsOf(list.to_review), idsOf(list.closed)]).toEqual([
    inTab.upcoming,
    inTab.to_review,
    inTab.closed,
  ]);
  expect(list.display_timezone).toBe(zone);
});

test('BKG-10 in another zone the list says which, and shows its times there', async () => {
  await requested(world);
  const list = await listOf('mentee', { timezone: 'Europe/Athens' });
  expect(list).toMatchObject({
    display_timezone: 'Europe/Athens',
    upcoming: [{ start_time: '04:00', end_time: '05:00', display_timezone: 'Europe/Athens' }],
  });
  expect(await listOf('other_mentee')).toMatchObject({ upcoming: [], to_review: [], closed: [] });
});

test('SYS-15 BKG-10 an hour after midnight is kept in UTC, and belongs to the day of whoever reads', async () => {
  await world.rows(`update availability_rules set from_time = '00:00'`);
  await requested(world, tenOClock(3, 1));
  expect(await world.rows(`select (start_at at time zone 'UTC')::text as at from bookings`)).toEqual([
    { at: '2026-11-22 17:00:00' },
  ]);
  const at = async (who: Person, query: { timezone?: string } = {}) => {
    const [one] = (await listOf(who, query)).upcoming as Booking[];
    return [one?.start_at, one?.booking_date, one?.start_time, one?.end_time];
  };
  const there = ['2026-11-22T17:00:00Z', '2026-11-23', '01:00', '02:00'];
  expect([await at('mentee'), await at('mentor')]).toEqual([there, there]);
  const elsewhere = ['2026-11-22T17:00:00Z', '2026-11-22', '12:00', '13:00'];
  expect(await at('mentee', { timezone: 'America/New_York' })).toEqual(elsewhere);
  await world.rows(`update users set timezone = 'America/New_York' where id = $1`, [world.ids.mentee]);
  expect([await at('mentee'), await at('mentor')]).toEqual([elsewhere, there]);
});

const mayCancel = async (who: Person, id: number) => {
  const { upcoming, to_review, closed } = await listOf(who);
  const all: Booking[] = [...upcoming, ...to_review, ...closed];
  const booking = all.find((one) => one.id === id);
  return {
    label: booking?.readable_booking_status,
    button: booking?.buttons.some(({ button }) => button === 'cancel'),
    whyNot: booking?.why_not.cancel,
  };
};

test('BKG-66 both sides may cancel what is pending or confirmed, and nothing else', async () => {
  const { id } = await requested(world);
  expect(await mayCancel('mentee', id)).toEqual({ label: 'Pending accept', button: true, whyNot: null });
  expect(await mayCancel('mentor', id)).toEqual({ label: 'Pending your approval', button: true, whyNot: null });
  await world.ask('mentor', acceptBooking, of(id));
  for (const who of ['mentee', 'mentor'] as const)
    expect(await mayCancel(who, id)).toEqual({ label: 'Confirmed', button: true, whyNot: null });
  expect((await cancel('mentor', id)).status).toBe(200);

  const done = await confirmed(world, tenOClock(4));
  await complete('mentee', done.id);
  for (const who of ['mentee', 'mentor'] as const) {
    expect(await mayCancel(who, done.id)).toMatchObject({ button: false, whyNot: 'bookings.not_allowed_now' });
    expect(await cancel(who, done.id)).toMatchObject({ status: 422, body: { code: 'bookings.not_allowed_now' } });
  }
  for (const status of ['reported', 'missed', 'system_cancelled', 'fully_rated']) {
    await become(done.id, status);
    expect(await cancel('mentee', done.id), status).toMatchObject({ status: 422 });
  }
});

const moveBy = (who: Person, id: number, day: number, more: object = {}) => {
  const body = { ...movedTo(tenOClock(day)), ...more };
  return world.ask(who, rescheduleMyBooking, { ...of(id), body });
};

test('BKG-82 who moves a session counts by their side of it, not by the kind of their account', async () => {
  // Here a mentor is the mentee of another mentor.
  const { id } = await confirmed(world, tenOClock(), 'other_mentor', 'mentor');
  const asMentee = await moveBy('other_mentor', id, 4);
  expect(asMentee.body.booking).toMatchObject({
    current_user_is_mentor: false,
    status: 'pending',
    booking_reschedules: [{ who_rescheduled: 'mentee' }],
  });
  const [seen] = (await listOf('mentor')).upcoming;
  expect(seen).toMatchObject({ id, current_user_is_mentor: true, status: 'pending_accept' });
  const asMentor = await moveBy('mentor', id, 5);
  expect(asMentor.body.booking).toMatchObject({
    current_user_is_mentor: true,
    status: 'pending',
    booking_reschedules: [{ who_rescheduled: 'mentor' }],
  });
});

test('BKG-85 a member moves a session without a reason; one that is given has at most 500 characters', async () => {
  const { id } = await confirmed(world);
  const without = await moveBy('mentee', id, 4);
  expect(without).toMatchObject({
    status: 200,
    body: { booking: { booking_reschedules: [{ reschedule_reason: null }] } },
  });
  const tooLong = await moveBy('mentee', id, 5, { reschedule_reason: 'r'.repeat(501) });
  expect(tooLong).toMatchObject({
    status: 422,
    body: { fields: { reschedule_reason: 'Please use at most 500 characters' } },
  });
  const reason = 'r'.repeat(500);
  const { status, body } = await moveBy('mentee', id, 5, { reschedule_reason: reason });
  expect(status).toBe(200);
  expect(body.booking.booking_reschedules[0]?.reschedule_reason).toBe(reason);
});
