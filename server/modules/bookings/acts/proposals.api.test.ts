import { beforeEach, expect, test } from 'vitest';
import {
  availableSlots,
  cancelMyBooking,
  completeBooking,
  type Booking,
  listAdminBookings,
  myBookings,
  rescheduleByAdmin,
  rescheduleMyBooking,
} from '../../../../contract/bookings/index.ts';
import { deleteAccount } from '../../../../contract/accounts/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { forgetTold, lettersTo, onlyLetterTo, toldTo } from '../../../testing/told.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { confirmed, movedTo, requested, tenOClock, zone } from '../bookings.fixture.ts';
import { proposing } from './proposals.fixture.ts';

// M26: a member's move of a confirmed session of two is a suggestion; the session stays at its time meanwhile.

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const { of, suggest, accept, keep, takeBack } = proposing(() => world);
const seenBy = async (who: Person) => {
  const { body } = await world.ask(who, myBookings, { query: {} });
  return [...body.upcoming, ...body.to_review, ...body.closed] as Booking[];
};
const stored = () =>
  world.rows(
    `select status, to_char(start_at at time zone 'UTC', 'DD HH24:MI') as start,
       to_char(proposed_start_at at time zone 'UTC', 'DD HH24:MI') as suggested, awaiting_role as awaiting
     from bookings order by id`,
  );
/** When both are busy because of it: `DD HH:MI`, and whether it is only suggested. */
const held = (id: number) =>
  world.rows(
    `select to_char(lower(period) at time zone 'UTC', 'DD HH24:MI') as start, is_proposed, count(*)::int as people
     from occupancies where booking_id = $1 group by period, is_proposed order by 1`,
    [id],
  );

// tenOClock(3) is 10:00 on 23 November in Kuala Lumpur, which is 02:00 UTC.
const standing = { start: '23 02:00', is_proposed: false, people: 2 };
const beside = { start: '24 07:00', is_proposed: true, people: 2 };
const stays = { status: 'upcoming', start: '23 02:00', suggested: null, awaiting: null };

test('M26 a suggested time stands in the printed fields for the two, the standing one beside it; an admin sees the session confirmed', async () => {
  const { id } = await confirmed(world);
  const sent = await suggest('mentor', id, tenOClock(4, 15), 'A flight');
  expect(sent).toMatchObject({
    status: 200,
    body: {
      booking: {
        status: 'pending',
        booking_date: '2026-11-24',
        booking_time: '15:00',
        start_at: '2026-11-24T07:00:00Z',
        current_start_time: '2026-11-23T02:00:00Z',
        current_end_time: '2026-11-23T03:00:00Z',
        expires_at: '2026-11-22T10:00:00Z',
        booking_reschedules: [
          {
            who_rescheduled: 'mentor',
            old_start_time: '2026-11-23T02:00:00Z',
            new_start_time: '2026-11-24T07:00:00Z',
            reschedule_reason: 'A flight',
          },
        ],
      },
    },
  });
  expect(await seenBy('mentee')).toMatchObject([
    { id, status: 'pending_accept', booking_time: '15:00', current_start_time: '2026-11-23T02:00:00Z' },
  ]);
  expect(await stored()).toEqual([
    { status: 'upcoming', start: '23 02:00', suggested: '24 07:00', awaiting: 'mentee' },
  ]);
  expect(await held(id)).toEqual([standing, beside]);
  const { body } = await world.ask('platform_admin', listAdminBookings, { query: {} });
  expect(body.bookings).toMatchObject([{ id, status: 'upcoming', start_at: '2026-11-23T02:00:00Z' }]);
});

test('M26 accepted, the suggested time becomes the session’s, and the move stands in its history', async () => {
  const { id } = await confirmed(world);
  await suggest('mentor', id, tenOClock(4, 15), 'A flight');
  expect((await accept('mentor', id)).body).toMatchObject({ code: 'bookings.not_awaited' });
  expect((await accept('mentee', id)).body.booking).toMatchObject({
    status: 'upcoming',
    start_at: '2026-11-24T07:00:00Z',
    current_start_time: null,
    current_end_time: null,
    booking_reschedules: [{ who_rescheduled: 'mentor', reschedule_reason: 'A flight' }],
  });
  expect(await held(id)).toEqual([{ ...beside, is_proposed: false }]);
  const [row] = await world.rows('select calendar_sequence from bookings where id = $1', [id]);
  expect(row).toEqual({ calendar_sequence: 1 });
  expect((await accept('mentee', id)).status).toBe(200); // C2: a repeated click
  expect((await suggest('mentor', id, tenOClock(4, 15))).status).toBe(200);
});

test('M26 the awaited side keeps the current time, or who suggested takes it back: the session stays, with no history of a move', async () => {
  const { id } = await confirmed(world);
  for (const [by, answer, who, other] of [
    ['mentor', keep, 'mentee', 'mentor'],
    ['mentor', takeBack, 'mentor', 'mentee'],
  ] as const) {
    await suggest(by, id, tenOClock(4, 15));
    expect((await answer(other, id)).status).toBe(422);
    const { status, body } = await answer(who, id);
    expect({ status, face: body.booking.status, moves: body.booking.booking_reschedules }).toEqual({
      status: 200,
      face: 'upcoming',
      moves: [],
    });
    expect((await answer(who, id)).status).toBe(200); // C2: a repeated click
    expect(await stored()).toEqual([stays]);
    expect(await held(id)).toEqual([standing]);
  }
  // Whoever still sees the suggestion and accepts it is not left to believe that it stands.
  expect((await accept('mentee', id)).body).toMatchObject({ code: 'bookings.no_move' });
  expect((await keep('mentee', id)).body).toMatchObject({
    code: 'bookings.no_move',
    error: 'This suggestion is no longer open. The session stays at its current time.',
  });
});

test('M26 the awaited side suggests another time, which the other one answers; the time held before is free again', async () => {
  const { id } = await confirmed(world);
  await suggest('mentor', id, tenOClock(4, 15));
  expect((await suggest('mentor', id, tenOClock(4, 15))).status).toBe(200); // a repeated click
  expect((await suggest('mentee', id, tenOClock(4, 15))).body).toMatchObject({ code: 'bookings.same_time' });
  expect((await suggest('mentee', id, tenOClock(3))).body).toMatchObject({ code: 'bookings.same_time' });
  expect((await suggest('mentee', id, tenOClock(5))).body.booking).toMatchObject({ status: 'pending' });
  expect(await held(id)).toEqual([standing, { ...beside, start: '25 02:00' }]);
  expect(await stored()).toMatchObject([{ suggested: '25 02:00', awaiting: 'mentor' }]);
  expect((await accept('mentor', id)).body.booking).toMatchObject({ start_at: '2026-11-25T02:00:00Z' });
});

test('M26 both times are held against other sessions, not against each other', async () => {
  const { id } = await confirmed(world);
  expect((await suggest('mentee', id, tenOClock(3).add({ minutes: 30 }))).status).toBe(200);
  const { body } = await world.ask('other_mentee', availableSlots, {
    params: { id: String(world.ids.mentor) },
    query: { timezone: zone },
  });
  for (const taken of ['2026-11-23T02:00:00Z', '2026-11-23T02:30:00Z', '2026-11-23T03:00:00Z'])
    expect(body.slots).not.toContain(taken);
  expect(body.slots).toContain('2026-11-23T03:30:00Z');
  await expect(requested(world, tenOClock(3).add({ minutes: 30 }), 'other_mentee')).rejects.toThrow('slot_taken');
});

test('M26 nobody answers: the suggestion lapses, the session stays and is met, and both are told', async () => {
  const { id } = await confirmed(world);
  await suggest('mentor', id, tenOClock(6, 15));
  await world.runJobs();
  await forgetTold(world);
  await world.moveClock(world.clock.now().add({ hours: 47 })); // the reminder after half of the time (BKG-128)
  const texts = lettersTo(world, 'mentee@example.com').map(({ text }) => text);
  expect(texts.join()).toContain('keep the current one by Sunday, 22 November 2026');
  await forgetTold(world);
  await world.moveClock(world.clock.now().add({ hours: 1 }));
  expect(await stored()).toEqual([stays]);
  expect(await held(id)).toEqual([standing]);
  expect(await toldTo(world, world.ids.mentor)).toMatchObject([
    { message: 'Mentee Tan did not answer the time you suggested. Your session stays as it is.' },
  ]);
  expect(await toldTo(world, world.ids.mentee)).toMatchObject([
    { message: 'The time that Mentor Tan suggested was not answered. Your session stays as it is.' },
  ]);
  expect(onlyLetterTo(world, 'mentor@example.com').files).toEqual([]);
});

test('M26 as the room opens for the standing time, a suggestion of before is over, and people join', async () => {
  const { id } = await confirmed(world);
  await world.moveClock(tenOClock(3, 9).toInstant());
  await suggest('mentee', id, tenOClock(6, 15));
  world.clock.moveTo(tenOClock(3).subtract({ minutes: 5 }).toInstant()); // the schedules have not run yet
  const [seen] = await seenBy('mentor');
  expect(seen).toMatchObject({ status: 'upcoming', current_start_time: null, why_not: { join: null } });
  expect((await accept('mentor', id)).body).toMatchObject({ code: 'bookings.no_move' });
  // A new suggestion has its own time to be answered.
  expect((await suggest('mentee', id, tenOClock(6, 15))).body.booking).toMatchObject({
    status: 'pending',
    expires_at: '2026-11-25T01:55:00Z',
    why_not: { join: null },
  });
});

test('M26 reminders, points and cancelling follow the standing time', async () => {
  const { id } = await confirmed(world);
  await world.rows("update bookings set accepted_at = '2026-11-19T00:00:00Z', request_expiry_hours = 0");
  await suggest('mentor', id, tenOClock(9));
  await world.runJobs();
  await forgetTold(world);
  await world.moveClock(tenOClock(2).toInstant()); // 24 hours before the standing time
  expect(onlyLetterTo(world, 'mentor@example.com').subject).toContain(
    'Your session with Mentee Tan: Monday, 23 November',
  );
  await world.moveClock(tenOClock(2, 12).toInstant());
  const [seen] = await seenBy('mentee');
  expect(seen).toMatchObject({ status: 'pending_accept', cancelling_returns_points: false });
  expect((await world.ask('mentee', cancelMyBooking, { ...of(id), body: { reason: 'ill' } })).status).toBe(200);
  expect(await world.rows('select sum(points)::int as points from credit_entries where booking_id = $1', [id])).toEqual(
    [{ points: -10 }],
  );
  expect(await held(id)).toEqual([]);
  expect(await stored()).toEqual([{ ...stays, status: 'cancelled' }]);
});

test('M26 whatever else happens to the session gives the suggestion up; an admin moves it at once', async () => {
  const { id } = await confirmed(world);
  await suggest('mentor', id, tenOClock(4, 15));
  const body = { date: '2026-11-24', select_booking_time: '15:00', user_timezone: zone, duration: 60 };
  expect((await world.ask('platform_admin', rescheduleByAdmin, { ...of(id), body })).status).toBe(200);
  expect(await stored()).toEqual([{ ...stays, start: '24 07:00' }]);
  expect(await held(id)).toEqual([{ ...beside, is_proposed: false }]);
  await suggest('mentor', id, tenOClock(5));
  expect((await world.ask('mentee', completeBooking, { ...of(id), body: { confirm_early: true } })).status).toBe(200);
  expect(await stored()).toMatchObject([{ status: 'completed', suggested: null, awaiting: null }]);
  expect(await held(id)).toEqual([]);
});

test('M05 M26 a suggested time counts towards the weekly limit of the mentor', async () => {
  await world.rows('insert into availability_settings (user_id, sessions_a_week) values ($1, 1)', [world.ids.mentor]);
  const { id } = await confirmed(world);
  expect((await suggest('mentee', id, tenOClock(10))).status).toBe(200); // in the week after
  const next = await world.ask('other_mentee', availableSlots, {
    params: { id: String(world.ids.mentor) },
    query: { timezone: zone },
  });
  expect(next.body.slots).not.toContain(tenOClock(11).toInstant().toString());
});

test('M26 B38 D07 what waits for the answer to another time is not completed by the clock, nor asked for', async () => {
  const { id } = await confirmed(world);
  await world.moveClock(tenOClock(15).toInstant()); // twelve days after it
  const body = { ...movedTo(tenOClock(30)), not_carried_out: true };
  expect((await world.ask('mentor', rescheduleMyBooking, { ...of(id), body })).status).toBe(200);
  await world.rows('update bookings set request_expiry_hours = 0'); // until the new start
  await forgetTold(world);
  await world.moveClock(tenOClock(20).toInstant());
  expect(await stored()).toMatchObject([{ status: 'upcoming', awaiting: 'mentee' }]);
  expect(lettersTo(world, 'mentor@example.com').map(({ subject }) => subject)).not.toContain(
    'Please complete your session with Mentee Tan',
  );
  expect((await accept('mentee', id)).status).toBe(200);
});

test('M26 B06 who leaves takes their suggestion along: a session that is over and suggested anew is cancelled, its points go back', async () => {
  const { id } = await confirmed(world);
  await world.moveClock(tenOClock(4).toInstant());
  const body = { ...movedTo(tenOClock(9)), not_carried_out: true };
  expect((await world.ask('mentor', rescheduleMyBooking, { ...of(id), body })).status).toBe(200);
  const leaving = { body: { reason_for_leaving: 'Others' } };
  expect((await world.ask('mentor', deleteAccount, leaving)).status).toBe(200);
  expect(await stored()).toMatchObject([{ status: 'system_cancelled', suggested: null }]);
  expect(await held(id)).toEqual([]);
  expect(await world.rows('select sum(points)::int as points from credit_entries where booking_id = $1', [id])).toEqual(
    [{ points: 0 }],
  );
});
