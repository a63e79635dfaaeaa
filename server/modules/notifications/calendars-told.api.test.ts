import { beforeEach, expect, test } from 'vitest';
import {
  cancelMyBooking,
  requestBooking,
  rescheduleMyBooking,
  type Booking,
  createBooking,
} from '../../../contract/bookings/index.ts';
import { removeUser } from '../../../contract/programmes/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { forgetTold, lettersTo, onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { arrangedBody, bodyFor, confirmed, movedTo, requested, tenOClock } from '../bookings/bookings.fixture.ts';
import { readIcs } from '../calendars/calendars.fixture.ts';
import { groupOfAlpha } from '../pairings/samples.fixture.ts';

const mentee = 'mentee@example.com';
const mentor = 'mentor@example.com';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const cancel = async (who: Person, id: number) => {
  const reply = await world.ask(who, cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  expect(reply.status).toBe(200);
  await world.runJobs();
};
const entryOf = (address: string) => readIcs(onlyLetterTo(world, address).files[0]?.text);

/** A session of an Alpha group, arranged by its mentor. */
const sessionOfGroup = async () => {
  const { booking } = bodyFor(world.ids.mentor);
  const place = { program_id: world.alpha.id, group_id: await groupOfAlpha(world) };
  const asked = await world.ask('mentor', requestBooking, { body: { booking: { ...booking, ...place } } });
  expect(asked.status).toBe(200);
  return (asked.body.booking as Booking).id;
};

test('B55 whoever cancels a session has it taken out of their own calendar too, and is told nothing in the app', async () => {
  const { id } = await confirmed(world);
  await forgetTold(world);
  await world.rows("update users set phone_no = '60' || id, whatsapp_notification = true");
  await cancel('mentor', id);
  const gone = { uid: `booking-${id}@lantern.test`, status: 'CANCELLED' };
  expect([entryOf(mentor), entryOf(mentee)]).toMatchObject([gone, gone]);
  const { text } = onlyLetterTo(world, mentor);
  expect(text).toContain('This session will not take place.');
  expect(text).not.toContain('Mentor Tan cancelled');
  expect(await toldTo(world, world.ids.mentor)).toEqual([]);
  expect(world.vendors.messages.map(({ to }) => to)).toEqual([`60${world.ids.mentee}`]);
});

test('B55 a request that is withdrawn was in no calendar: who withdraws it gets no letter', async () => {
  const { id } = await requested(world);
  await forgetTold(world);
  await cancel('mentee', id);
  expect(lettersTo(world, mentee)).toEqual([]);
  expect(onlyLetterTo(world, mentor).files).toEqual([]);
});

test('B55 an admin who cancels a session of others has it in no calendar and gets no letter', async () => {
  const { id } = await confirmed(world);
  await forgetTold(world);
  await cancel('platform_admin', id);
  expect([entryOf(mentor).status, entryOf(mentee).status]).toEqual(['CANCELLED', 'CANCELLED']);
  expect(world.vendors.letters).toHaveLength(2);
});

test('B114 who meets in person reads where, in the letters and in the file that goes along', async () => {
  const body = arrangedBody(world.alpha.id, world.ids.mentor, world.ids.mentee);
  const inPerson = { booking_method: 'in_person' as const, meetup_location: 'Kopi Place, 12 Jalan Ampang' };
  const made = await world.ask('programme_admin', createBooking, {
    body: { booking: { ...body.booking, ...inPerson } },
  });
  expect(made.status).toBe(200);
  await world.runJobs();
  const { text, files } = onlyLetterTo(world, mentee);
  expect(text).toContain('Where: Kopi Place, 12 Jalan Ampang');
  expect(files[0]?.text).toContain('LOCATION:Kopi Place\\, 12 Jalan Ampang');
});

test('B55 a mentor who moves the session of their group has it moved in their own calendar, and reads no news of it', async () => {
  const id = await sessionOfGroup();
  await forgetTold(world);
  const body = movedTo(tenOClock(5));
  expect((await world.ask('mentor', rescheduleMyBooking, { params: { id }, body })).status).toBe(200);
  await world.runJobs();
  const moved = { uid: `booking-${id}@lantern.test`, sequence: 1, status: 'CONFIRMED', start: '2026-11-25T02:00:00Z' };
  expect([entryOf(mentor), entryOf(mentee)]).toMatchObject([moved, moved]);
  expect(onlyLetterTo(world, mentor).subject).toBe('Your session has a new time');
  expect(onlyLetterTo(world, mentee).subject).toBe('Mentor Tan moved your session');
  expect(await toldTo(world, world.ids.mentor)).toEqual([]);
  expect((await toldTo(world, world.ids.mentee)).map(({ message }) => message)).toHaveLength(1);
});

test('B77 a group whose only mentor is removed is told that its session is off, and has it taken out of calendars', async () => {
  const id = await sessionOfGroup();
  await forgetTold(world);
  const body = { role_id: world.alpha.roleIds.Mentor, user_id: world.ids.mentor };
  expect((await world.ask('programme_admin', removeUser, { body })).status).toBe(200);
  await world.runJobs();
  expect(entryOf(mentee)).toMatchObject({ uid: `booking-${id}@lantern.test`, status: 'CANCELLED' });
  expect((await toldTo(world, world.ids.mentee)).map((one) => [one.message, one.link_path])).toContainEqual([
    'Your session with the group Data Circle was cancelled.',
    `/app/acme/alpha/bookings?booking=${id}`,
  ]);
});
