import { beforeEach, expect, test } from 'vitest';
import { acceptBooking, keepTime } from '../../../../contract/bookings/index.ts';
import { answerCalendarChange } from '../../../../contract/calendars/index.ts';
import { currentUser, type CurrentUser } from '../../../../contract/me/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { lettersTo, toldTo } from '../../../testing/told.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { confirmed } from '../../bookings/bookings.fixture.ts';
import { linked, linkedOf, minutesLater, movedInCalendar } from './linked.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const answer = async (id: number, follow: boolean, who: Person = 'mentor') => {
  const reply = await world.ask(who, answerCalendarChange, { params: { id }, body: { provider: 'google', follow } });
  await world.runJobs();
  return reply;
};
const booking = async () =>
  (
    await world.rows<{ status: string; start_at: Date; proposed_start_at: Date | null; cancel_reason: string | null }>(
      'select * from bookings',
    )
  )[0];
const starts = () => world.vendors.google.entries().map(({ start }) => start.dateTime);
const emails = () => lettersTo(world, 'mentor@example.com').map(({ subject }) => subject);
const question = 'Follow the calendar? Session with Mentee Tan';

test('CAL-10 a session that the owner moves in the calendar is asked about, and nobody else’s changes', async () => {
  const id = await movedInCalendar(world);
  expect((await linkedOf(world, 'mentor')).changes).toEqual([
    {
      booking_id: id,
      provider: 'google',
      what: 'moved',
      title: 'Session with Mentee Tan',
      start_at: '2026-11-23T02:00:00Z',
      end_at: '2026-11-23T03:00:00Z',
      moved_to: '2026-11-23T03:00:00Z',
    },
  ]);
  const me = (await world.ask('mentor', currentUser, {})).body as CurrentUser;
  expect(me.linked_calendars.google.changes).toBe(1);
  expect(emails()).toContain(question);
  expect(await toldTo(world, world.ids.mentor)).toContainEqual(
    expect.objectContaining({ message: 'You moved a session in your calendar. Follow the calendar?' }),
  );
  expect(await booking()).toMatchObject({ status: 'upcoming', proposed_start_at: null });
  // It is asked once, and what the owner did is not undone meanwhile.
  await minutesLater(world, 24 * 60);
  expect([emails().filter((one) => one === question), starts()]).toEqual([[question], ['2026-11-23T03:00:00Z']]);
});

test('CAL-10 Yes suggests the new time, and the calendar keeps it when the other side accepts', async () => {
  const id = await movedInCalendar(world);
  const { body } = await answer(id, true);
  expect(body).toMatchObject({ changes: [] });
  expect((await booking())?.proposed_start_at?.toISOString()).toBe('2026-11-23T03:00:00.000Z');
  await minutesLater(world, 10);
  expect([starts(), (await linkedOf(world, 'mentor')).changes]).toEqual([['2026-11-23T03:00:00Z'], []]);
  await world.ask('mentee', acceptBooking, { params: { id } });
  await minutesLater(world, 10);
  expect((await booking())?.start_at.toISOString()).toBe('2026-11-23T03:00:00.000Z');
  expect([starts(), (await linkedOf(world, 'mentor')).changes]).toEqual([['2026-11-23T03:00:00Z'], []]);
});

test('CAL-10 when the other side keeps the time, the calendar shows it again', async () => {
  const id = await movedInCalendar(world);
  await answer(id, true);
  await world.ask('mentee', keepTime, { params: { id } });
  await world.runJobs();
  expect(starts()).toEqual(['2026-11-23T02:00:00Z']);
});

test('CAL-10 No writes the session again as it is', async () => {
  const id = await movedInCalendar(world);
  expect((await answer(id, false)).body).toMatchObject({ changes: [] });
  expect(starts()).toEqual(['2026-11-23T02:00:00Z']);
  expect((await answer(id, false)).body).toMatchObject({ code: 'calendars.change_answered' });
  await minutesLater(world, 10);
  expect((await linkedOf(world, 'mentor')).changes).toEqual([]);
});

test('CAL-10 a new time that is not open is refused as anywhere, and the question stays', async () => {
  const id = await movedInCalendar(world);
  await world.rows('delete from availability_rules where user_id = $1', [world.ids.mentor]);
  expect((await answer(id, true)).body).toMatchObject({ code: 'bookings.slot_taken' });
  expect((await linkedOf(world, 'mentor')).changes).toHaveLength(1);
});

const deletedInCalendar = async () => {
  const { id } = await confirmed(world);
  await linked(world, 'mentor');
  for (const event of world.vendors.google.entries()) world.vendors.google.remove(event.id);
  await minutesLater(world, 10);
  return id;
};

test('CAL-10 a session that the owner deletes from the calendar is cancelled with Yes', async () => {
  const id = await deletedInCalendar();
  expect((await linkedOf(world, 'mentor')).changes).toMatchObject([{ what: 'removed', moved_to: null }]);
  await minutesLater(world, 24 * 60);
  expect(emails().filter((one) => one === question)).toHaveLength(1);
  expect(await booking()).toMatchObject({ status: 'upcoming' });
  await answer(id, true);
  expect(await booking()).toMatchObject({ status: 'cancelled', cancel_reason: 'Deleted in my calendar' });
  expect(await world.rows('select * from calendar_entries')).toEqual([]);
});

test('CAL-10 and is written again with No', async () => {
  await answer(await deletedInCalendar(), false);
  expect(starts()).toEqual(['2026-11-23T02:00:00Z']);
  await minutesLater(world, 10);
  expect((await linkedOf(world, 'mentor')).changes).toEqual([]);
});

test('CAL-10 put back where it was, nothing is asked any more; nobody answers for somebody else', async () => {
  const id = await movedInCalendar(world);
  expect((await answer(id, true, 'mentee')).body).toMatchObject({ code: 'calendars.change_answered' });
  const [event] = world.vendors.google.entries();
  if (event)
    world.vendors.google.put({
      ...event,
      start: { dateTime: '2026-11-23T02:00:00Z' },
      end: { dateTime: '2026-11-23T03:00:00Z' },
    });
  await minutesLater(world, 10);
  expect((await linkedOf(world, 'mentor')).changes).toEqual([]);
});
