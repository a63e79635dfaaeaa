import type { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { acceptBooking, rescheduleMyBooking, availableSlots, myBookings } from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { confirmed, movedTo, requested, tenOClock } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const of = (id: number) => ({ params: { id } });
const accept = (who: Person, id: number) => world.ask(who, acceptBooking, of(id));
const moveTo = (who: Person, id: number, at: Temporal.ZonedDateTime) =>
  world.ask(who, rescheduleMyBooking, { ...of(id), body: movedTo(at) });
const statusOf = async (id: number) =>
  (await world.rows<{ status: string }>('select status from bookings where id = $1', [id]))[0]?.status;
const occupied = (id: number) => world.rows('select user_id from occupancies where booking_id = $1', [id]);

test('BKG-79 BKG-83 a move asks the other side, keeps the length and stands in the history', async () => {
  const { id } = await confirmed(world);
  const moved = await moveTo('mentor', id, tenOClock(4, 15));
  expect(moved.status).toBe(200);
  expect(moved.body.booking).toMatchObject({
    status: 'pending',
    booking_date: tenOClock(4).toPlainDate().toString(),
    booking_time: '15:00',
    duration: 60,
  });
  expect(moved.body.booking.booking_reschedules).toMatchObject([{ who_rescheduled: 'mentor' }]);
  const forMentee = await world.ask('mentee', myBookings, { query: {} });
  expect(forMentee.body.upcoming).toMatchObject([{ id, status: 'pending_accept' }]);
  expect((await accept('mentee', id)).body.booking).toMatchObject({ status: 'upcoming' });
  const [row] = await world.rows('select calendar_sequence from bookings where id = $1', [id]);
  expect(row).toMatchObject({ calendar_sequence: 1 });
});

test('BKG-125 BKG-127 a move onto a taken hour is refused with three others and changes nothing', async () => {
  await requested(world, tenOClock(3, 12), 'other_mentee');
  const { id } = await confirmed(world);
  const { status, body } = await moveTo('mentee', id, tenOClock(3, 12));
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: 'This time slot is no longer available.', alternatives: { length: 3 } });
  expect(await statusOf(id)).toBe('upcoming');
  expect(await occupied(id)).toHaveLength(2);
});

test('BKG-86 a booking does not stand in its own way when it moves by half an hour', async () => {
  const { id } = await confirmed(world);
  expect((await moveTo('mentee', id, tenOClock().add({ minutes: 30 }))).status).toBe(200);
});

test('BKG-86 a session is moved to an open time of the mentor only: not to the night, the past or who is not disturbed', async () => {
  const { id } = await confirmed(world);
  const refused = { status: 422, body: { error: 'This time slot is no longer available.' } };
  expect(await moveTo('mentee', id, tenOClock(4, 22))).toMatchObject(refused);
  expect(await moveTo('mentor', id, tenOClock(-3))).toMatchObject(refused);
  await world.rows('insert into availability_settings (user_id, dnd) values ($1, true)', [world.ids.mentor]);
  expect(await moveTo('mentee', id, tenOClock(4))).toMatchObject(refused);
  expect(await world.rows('select status, start_at::text from bookings')).toEqual([
    { status: 'upcoming', start_at: expect.stringContaining('2026-11-23') },
  ]);
});

test('BKG-81 a request is moved as a confirmed session is, by who waits for the answer and by who has to give it', async () => {
  const { id } = await requested(world);
  for (const [at, who] of (['mentee', 'mentor', 'mentor'] as const).entries()) {
    const moved = await moveTo(who, id, tenOClock(4 + at));
    expect(moved).toMatchObject({ status: 200, body: { booking: { status: 'pending' } } });
    expect(moved.body.booking.booking_date).toBe(
      tenOClock(4 + at)
        .toPlainDate()
        .toString(),
    );
  }
});

test('BKG-89 a session that a member moves stays as long as it was, and is offered times of that length', async () => {
  const { id } = await confirmed(world);
  await world.rows("update bookings set end_at = start_at + interval '90 minutes' where id = $1", [id]);
  const slots = await world.ask('mentee', availableSlots, {
    params: { id: String(world.ids.mentor) },
    query: { moving: id },
  });
  expect(slots.body.duration).toBe(90);
  expect((await moveTo('mentee', id, tenOClock(4))).body.booking).toMatchObject({
    booking_start_time: '10:00',
    booking_end_time: '11:30',
    duration: 90,
  });
});
