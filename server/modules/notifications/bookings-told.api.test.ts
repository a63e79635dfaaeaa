import type { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import {
  acceptBooking,
  cancelMyBooking,
  completeBooking,
  rescheduleMyBooking,
  rescheduleByAdmin,
} from '../../../contract/bookings/index.ts';
import { deleteAccount } from '../../../contract/accounts/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, movedTo, requested, tenOClock, zone } from '../bookings/bookings.fixture.ts';
import { readIcs } from '../calendars/calendars.fixture.ts';
import { forgetTold, lettersTo, linkIn, onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';

const mentee = 'mentee@example.com';
const mentor = 'mentor@example.com';
/** tenOClock() is 10:00 on 23 November in Kuala Lumpur; the mentee lives on the other side of the world. */
const inKualaLumpur = 'Monday, 23 November 2026, 10:00 am – 11:00 am (Asia/Kuala_Lumpur, UTC+08:00)';
const inNewYork = 'Sunday, 22 November 2026, 9:00 pm – 10:00 pm (America/New_York, UTC-05:00)';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.rows("update users set timezone = 'America/New_York' where id = $1", [world.ids.mentee]);
});

const of = (id: number) => ({ params: { id } });
const accept = (who: Person, id: number) => world.ask(who, acceptBooking, of(id));
const cancel = (who: Person, id: number, reason: string) =>
  world.ask(who, cancelMyBooking, { ...of(id), body: { reason } });
const moveTo = (who: Person, id: number, at: Temporal.ZonedDateTime) =>
  world.ask(who, rescheduleMyBooking, {
    ...of(id),
    body: { ...movedTo(at), reschedule_reason: 'A flight' },
  });
test('B114 a request is told to the mentor alone: who, when in their zone, by when to answer', async () => {
  const { id } = await requested(world);
  await world.runJobs();
  const letter = onlyLetterTo(world, mentor);
  expect(letter.subject).toBe('Mentee Tan would like a session with you');
  for (const said of [
    inKualaLumpur,
    'Please answer by Sunday, 22 November 2026, 6:00 pm (Asia/Kuala_Lumpur, UTC+08:00).',
    'How do I move from testing into product management?',
    'A plan for the next half year',
  ])
    expect(letter.text).toContain(said);
  linkIn(letter, `http://lantern.test/main/bookings?booking=${id}`);
  linkIn(letter, 'http://lantern.test/users/mentor/edit/notification');
  expect(letter.files).toEqual([]);
  expect(world.vendors.letters).toHaveLength(1);
  expect(await toldTo(world, world.ids.mentor)).toEqual([
    {
      object_type: 'Booking',
      object_id: String(id),
      message: 'Mentee Tan would like a session with you.',
      link_path: `/main/bookings?booking=${id}`,
    },
  ]);
  expect(await toldTo(world, world.ids.mentee)).toEqual([]);
});

test('B55 both get the confirmation, each in their own zone, with a file that names the same instant', async () => {
  const { id } = await confirmed(world);
  await world.runJobs();
  const toMentee = onlyLetterTo(world, mentee);
  const toMentor = onlyLetterTo(world, mentor);
  expect(toMentee.subject).toBe('Mentor Tan accepted your session');
  expect(toMentee.text).toContain(inNewYork);
  expect(toMentor.subject).toBe('Your session with Mentee Tan is confirmed');
  expect(toMentor.text).toContain(inKualaLumpur);
  const session = {
    method: 'REQUEST',
    uid: `booking-${id}@lantern.test`,
    sequence: 0,
    status: 'CONFIRMED',
    start: '2026-11-23T02:00:00Z',
    end: '2026-11-23T03:00:00Z',
  };
  for (const [letter, other] of [
    [toMentee, 'Mentor Tan'],
    [toMentor, 'Mentee Tan'],
  ] as const) {
    expect(letter.files).toMatchObject([{ filename: 'session.ics', mimeType: 'text/calendar' }]);
    expect(readIcs(letter.files[0]?.text)).toEqual({ ...session, summary: `Session with ${other}` });
  }
  expect(await toldTo(world, world.ids.mentee)).toMatchObject([{ message: 'Mentor Tan accepted your session.' }]);
});

test('a new time is asked of the other side, and on its answer both calendars move', async () => {
  const { id } = await confirmed(world);
  await forgetTold(world);
  await moveTo('mentor', id, tenOClock(4));
  await world.runJobs();
  const letter = onlyLetterTo(world, mentee);
  expect(letter.subject).toBe('Mentor Tan suggests a new time');
  for (const said of [inNewYork, 'Monday, 23 November 2026, 9:00 pm – 10:00 pm', 'A flight', 'Please answer by'])
    expect(letter.text).toContain(said);
  expect(letter.files).toEqual([]);
  expect(await toldTo(world, world.ids.mentee)).toMatchObject([
    { message: 'Mentor Tan suggests a new time for your session.' },
  ]);

  await forgetTold(world);
  await accept('mentee', id);
  await world.runJobs();
  for (const address of [mentee, mentor]) {
    expect(readIcs(onlyLetterTo(world, address).files[0]?.text)).toMatchObject({
      uid: `booking-${id}@lantern.test`,
      sequence: 1,
      start: '2026-11-24T02:00:00Z',
      end: '2026-11-24T03:00:00Z',
    });
  }
});

test('an admin who moves a request leaves the answer to whom it was asked of, and both are told', async () => {
  const { id } = await requested(world);
  await forgetTold(world);
  expect((await moveTo('platform_admin', id, tenOClock(4))).status).toBe(200);
  await world.runJobs();
  const [toMentor, toMentee] = [onlyLetterTo(world, mentor), onlyLetterTo(world, mentee)];
  expect(toMentor.subject).toBe('A new time is suggested for your session');
  expect(toMentor.text).toContain('Please accept the new time');
  expect(toMentee.subject).toBe('Your session has a new time');
  expect(toMentee.text).toContain('Mentor Tan has been asked to accept it.');
});

test('an admin who moves a confirmed session moves it in both calendars', async () => {
  const { id } = await confirmed(world);
  await forgetTold(world);
  expect((await moveTo('platform_admin', id, tenOClock(4))).status).toBe(200);
  await world.runJobs();
  for (const address of [mentee, mentor]) {
    const letter = onlyLetterTo(world, address);
    expect(letter.text).toContain('The new time is confirmed.');
    expect(readIcs(letter.files[0]?.text)).toMatchObject({ sequence: 1, start: '2026-11-24T02:00:00Z' });
  }
});

test('ADB-31 an admin who makes it longer leaves the old time as it was told before', async () => {
  const { id } = await confirmed(world);
  await forgetTold(world);
  const day = tenOClock(4).toPlainDate().toString();
  const body = { date: day, select_booking_time: '10:00', user_timezone: zone, duration: 90 as const };
  expect((await world.ask('platform_admin', rescheduleByAdmin, { ...of(id), body })).status).toBe(200);
  await world.runJobs();
  const { text } = onlyLetterTo(world, mentor);
  expect(text).toContain('Tuesday, 24 November 2026, 10:00 am – 11:30 am');
  expect(text).toContain(inKualaLumpur);
});

test('a cancelled session leaves the calendar of the other side, who is told why', async () => {
  const { id } = await confirmed(world);
  await forgetTold(world);
  await cancel('mentor', id, 'I am ill');
  await world.runJobs();
  const letter = onlyLetterTo(world, mentee);
  expect(letter.subject).toBe('Your session with Mentor Tan was cancelled');
  for (const said of ['Mentor Tan cancelled this session.', 'I am ill', 'Your credit is back in your balance.'])
    expect(letter.text).toContain(said);
  expect(readIcs(letter.files[0]?.text)).toMatchObject({
    method: 'CANCEL',
    uid: `booking-${id}@lantern.test`,
    sequence: 1,
    status: 'CANCELLED',
  });
  expect(await toldTo(world, world.ids.mentee)).toMatchObject([{ message: 'Mentor Tan cancelled your session.' }]);
});

test('a request that is withdrawn was in nobody’s calendar, and the mentor gets no credit', async () => {
  const { id } = await requested(world);
  await forgetTold(world);
  await cancel('mentee', id, 'I found the answer');
  await world.runJobs();
  const letter = onlyLetterTo(world, mentor);
  expect(letter.files).toEqual([]);
  expect(letter.text).toContain('I found the answer');
  expect(letter.text).not.toContain('credit');
});

test('NTF-07 a completion is told to the other side', async () => {
  const { id } = await confirmed(world);
  await forgetTold(world);
  world.clock.moveTo(tenOClock(3, 11).toInstant());
  await world.ask('mentor', completeBooking, { ...of(id), body: {} });
  await world.runJobs();
  const letter = onlyLetterTo(world, mentee);
  expect(letter.subject).toBe('How was your session with Mentor Tan?');
  linkIn(letter, `http://lantern.test/main/bookings/${id}/participants/${world.ids.mentor}/feedback`);
  expect(world.vendors.letters).toHaveLength(1);
  expect(await toldTo(world, world.ids.mentee)).toMatchObject([{ message: 'Mentor Tan completed your session.' }]);
});

test('BKG-128 who has to answer is reminded at half time', async () => {
  await requested(world, tenOClock(10));
  await forgetTold(world);
  await world.moveClock(beginning.add({ hours: 24 }));
  expect(onlyLetterTo(world, mentor).subject).toBe('Mentee Tan is waiting for your answer');
  expect(world.vendors.letters).toHaveLength(1);
  expect(await toldTo(world, world.ids.mentor)).toMatchObject([{ message: 'Mentee Tan is waiting for your answer.' }]);
});

test('BKG-128 a mentee who has to answer, since the mentor moved it, is the one who is reminded', async () => {
  const { id } = await requested(world, tenOClock(10));
  await moveTo('mentor', id, tenOClock(11));
  await forgetTold(world);
  await world.moveClock(beginning.add({ hours: 24 }));
  expect(onlyLetterTo(world, mentee).subject).toBe('Mentor Tan is waiting for your answer');
  expect(world.vendors.letters).toHaveLength(1);
  expect(await toldTo(world, world.ids.mentor)).toEqual([]);
});

test('NTF-17 both are reminded a day and an hour before, and a day after its end, once each', async () => {
  await confirmed(world);
  await forgetTold(world);
  const start = tenOClock().toInstant();
  for (const hours of [24, 23, 1]) await world.moveClock(start.subtract({ hours }));
  for (const hours of [25, 26]) await world.moveClock(start.add({ hours }));
  expect(lettersTo(world, mentee).map(({ subject }) => subject)).toEqual([
    'Your session with Mentor Tan: Sunday, 22 November, 9:00 pm',
    'At 9:00 pm: your session with Mentor Tan',
    'Please complete your session with Mentor Tan',
  ]);
  expect(lettersTo(world, mentor).map(({ subject }) => subject)).toEqual([
    'Your session with Mentee Tan: Monday, 23 November, 10:00 am',
    'At 10:00 am: your session with Mentee Tan',
    'Please complete your session with Mentee Tan',
  ]);
  expect((await toldTo(world, world.ids.mentor)).map(({ message }) => message)).toEqual([
    'Your session with Mentee Tan starts within a day.',
    'Your session with Mentee Tan starts within an hour.',
    'Your session with Mentee Tan is over. Please complete it.',
  ]);
});

test('a reminder whose session was cancelled before it was written is not written', async () => {
  const { id } = await confirmed(world);
  await forgetTold(world);
  world.clock.moveTo(tenOClock().toInstant().subtract({ hours: 24 }));
  await world.jobs.runSchedules();
  await cancel('mentor', id, 'I am ill');
  await world.runJobs();
  expect(lettersTo(world, mentee).map(({ subject }) => subject)).toEqual([
    'Your session with Mentor Tan was cancelled',
  ]);
});

test('ACC-66 who left is met as Deleted User, in letters and in what was told before', async () => {
  await confirmed(world);
  await world.runJobs();
  world.vendors.letters.length = 0;
  await world.ask('mentor', deleteAccount, { body: { reason_for_leaving: 'No longer need mentoring' } });
  await world.runJobs();
  expect(lettersTo(world, mentee).map(({ subject }) => subject)).toEqual([
    'Your session with Deleted User was cancelled',
  ]);
  expect((await toldTo(world, world.ids.mentee)).map(({ message }) => message)).toEqual([
    'Deleted User accepted your session.',
    'Your session with Deleted User was cancelled.',
  ]);
  expect(lettersTo(world, mentor).map(({ subject }) => subject)).toEqual(['Your account has been deleted']);
});
