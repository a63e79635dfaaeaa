import { beforeEach, expect, test } from 'vitest';
import { markPrompt } from '../../../../contract/accounts/index.ts';
import {
  rescheduleMyBooking,
  failedBookingReport,
  overdueBookings,
  acceptBooking,
  type Booking,
} from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { askedInAlpha, confirmed, requested, tenOClock, zone } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** Moves the clock to this many seconds past the five minutes after the end of the session on the third day. */
const past = (seconds: number) => world.clock.moveTo(tenOClock(3, 11).add({ minutes: 5, seconds }).toInstant());
const overdue = async (who: Person, programId?: number): Promise<Booking[]> =>
  (await world.ask(who, overdueBookings, { query: programId === undefined ? {} : { program_id: programId } })).body
    .bookings;
const idsOf = async (who: Person, programId?: number) => (await overdue(who, programId)).map(({ id }) => id);

test('BKG-97 a confirmed session that is over waits for its conclusion, for both sides, where it belongs', async () => {
  const { id } = await confirmed(world);
  await requested(world, tenOClock(3, 14));
  const there = (await askedInAlpha(world, 'mentee', 'mentor', tenOClock(3, 16))).body.booking;
  await world.ask('mentor', acceptBooking, { params: { id: there.id } });
  past(0);
  expect(await idsOf('mentee')).toEqual([]);
  past(1);
  expect([await idsOf('mentee'), await idsOf('mentor'), await idsOf('other_mentor')]).toEqual([[id], [id], []]);
  world.clock.moveTo(tenOClock(4).toInstant());
  expect([await idsOf('mentee'), await idsOf('mentee', world.alpha.id)]).toEqual([[id], [there.id]]);
});

test('BKG-99 SYS-13 who clears the question is not asked for two days, on any device; the cookie is set as well', async () => {
  const { id } = await confirmed(world);
  past(1);
  const { headers } = await world.ask('mentee', markPrompt, { body: { kind: 'overdue_break' } });
  expect(String(headers['set-cookie'])).toMatch(/overdue_break=1; Max-Age=172800; Path=\//);
  expect([await idsOf('mentee'), await idsOf('mentor')]).toEqual([[], [id]]);
  world.clock.moveTo(world.clock.now().add({ seconds: 48 * 3600 - 1 }));
  expect(await idsOf('mentee')).toEqual([]);
  world.clock.moveTo(world.clock.now().add({ seconds: 1 }));
  expect(await idsOf('mentee')).toEqual([id]);
});

test('BKG-96 SYS-13 of what one has said why, one is not asked for seven days, even when it did not arrive', async () => {
  const { id } = await confirmed(world);
  past(1);
  const { headers } = await world.ask('mentee', markPrompt, { body: { kind: 'failed_report', context: id } });
  expect(String(headers['set-cookie'])).toContain(`failed_report_${id}=1; Max-Age=604800`);
  expect(await idsOf('mentee')).toEqual([]);
  world.clock.moveTo(world.clock.now().add({ hours: 7 * 24 }));
  expect(await idsOf('mentee')).toEqual([id]);
  const body = { booking_id: id, failed_booking_reason: 'Mentor did not show up' as const };
  const reported = await world.ask('mentee', failedBookingReport, { body });
  expect(reported.status, JSON.stringify(reported.body)).toBe(200);
  expect(reported.body.booking.status).toBe('reported');
  expect(await world.rows('select context, kind from prompt_marks where user_id = $1', [world.ids.mentee])).toEqual([
    { context: String(id), kind: 'failed_report' },
  ]);
});

test('D08 what had to be rescheduled is moved after its end, and the other side answers', async () => {
  const { id } = await confirmed(world);
  past(1);
  const at = tenOClock(6);
  const move = (flag?: true) =>
    world.ask('mentee', rescheduleMyBooking, {
      params: { id },
      body: {
        reschedule_date: at.toPlainDate().toString(),
        reschedule_time: '10:00',
        user_timezone: zone,
        not_carried_out: flag,
      },
    });
  expect((await move()).status).toBe(422);
  expect((await move(true)).body.booking).toMatchObject({ status: 'pending', start_at: at.toInstant().toString() });
  expect(await idsOf('mentor')).toEqual([]);
});
