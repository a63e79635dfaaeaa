import { beforeEach, expect, test } from 'vitest';
import { bookingDetail } from '../../../../contract/screens/index.ts';
import {
  openRoom,
  type Booking,
  adminBooking,
  adminDurations,
  adminMentees,
  adminMentors,
  createBooking,
} from '../../../../contract/bookings/index.ts';
import { connect } from '../../../../contract/pairings/index.ts';
import { lettersTo, onlyLetterTo, toldTo } from '../../../testing/told.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { groupOfAlpha, pairOf } from '../../pairings/samples.fixture.ts';
import { arrangedBody, enclosing, pdfOf, requested, tenOClock } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const admin = 'programme_admin';
const arrange = (changes: object = {}, at = tenOClock()) => {
  const { booking } = arrangedBody(world.alpha.id, world.ids.mentor, world.ids.mentee, at);
  return world.ask(admin, createBooking, { body: { booking: { ...booking, ...changes } } });
};
const fieldsOf = async (changes: object) => {
  const { status, body } = await arrange(changes);
  return [status, body.fields];
};

test('ADB-45 an admin arranges a session for two members: confirmed at once, free, and both are told with the calendar file', async () => {
  const { status, body } = await arrange();
  const booking = body.booking as Booking;
  expect([status, booking.status, booking.duration, booking.credits_charged]).toEqual([200, 'upcoming', 45, 0]);
  expect([booking.requester_id, booking.requestee_id, booking.created_by]).toEqual([
    world.ids.mentee,
    world.ids.mentor,
    world.ids.programme_admin,
  ]);
  await world.runJobs();
  for (const [who, other] of [
    ['mentee', 'Mentor Tan'],
    ['mentor', 'Mentee Tan'],
  ] as const) {
    expect((await toldTo(world, world.ids[who])).map(({ object_type: type, message }) => [type, message])).toEqual([
      ['InstantBooking', `A session with ${other} was arranged for you.`],
    ]);
    const files = lettersTo(world, `${who}@example.com`).flatMap((letter) => letter.files);
    expect(files.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.ics$/)]);
  }
  const done = await world.rows('select action from activities order by id');
  expect(done).toEqual([{ action: 'created' }, { action: 'confirmed' }]);
});

const methods = [
  ['video', 'online', 'Video Call', 'video call'],
  ['phone', 'online', 'Phone Call', 'phone'],
  ['in_person', 'physical', 'In Person', 'in person'],
] as const;

test('ADB-39 ADB-40 BKG-117 every length and way to meet of the form, and no other', async () => {
  let day = 3;
  const reach = { contact_info: '+60 12 345 6789', meetup_location: 'Level 3, KLCC' };
  for (const [booking_method, stored, shown, session_method] of methods) {
    const { body } = await arrange({ booking_method, ...reach }, tenOClock((day += 1)));
    expect([body.booking.booking_method, body.booking.session_type]).toEqual([stored, shown]);
    expect(body.booking).toMatchObject({
      session_method,
      contact_info: reach.contact_info,
      location: { title: reach.meetup_location },
    });
    const told = (await world.ask(admin, adminBooking, { params: { id: body.booking.id } })).body.booking;
    expect(told).toMatchObject({ contact_info: reach.contact_info, location: { title: reach.meetup_location } });
  }
  expect([...adminDurations]).toEqual([30, 45, 60, 90]);
  for (const duration of adminDurations)
    expect((await arrange({ duration }, tenOClock((day += 1)))).body.booking.duration).toBe(duration);
  expect(await fieldsOf({ duration: 120 })).toEqual([422, { 'booking.duration': 'Duration is required' }]);
});

test('ADB-40 BKG-110 a session by phone or in person has no room: none is told of, none opens, and no letter promises a link', async () => {
  for (const [day, booking_method, room] of [
    [4, 'video', 'bookings.join_too_early'],
    [5, 'phone', 'bookings.no_video_call'],
    [6, 'in_person', 'bookings.no_video_call'],
  ] as const) {
    world.vendors.letters.length = 0;
    const { id } = (await arrange({ booking_method }, tenOClock(day))).body.booking as Booking;
    const params = { id };
    const shown = (await world.ask('mentee', bookingDetail, { params, query: {} })).body as Booking;
    const isVideo = booking_method === 'video';
    expect(shown.urls.room_url !== null, booking_method).toBe(isVideo);
    expect(shown.info?.key).toBe(isVideo ? 'bookings.info.before' : undefined);
    expect(shown.buttons.some(({ button }) => button === 'join')).toBe(isVideo);
    expect(await world.ask('mentee', openRoom, { params })).toMatchObject({ status: 422, body: { code: room } });
    await world.runJobs();
    expect(onlyLetterTo(world, 'mentee@example.com').text.includes('The meeting link will be')).toBe(isVideo);
  }
});

const messages = [
  ['booking_type', 'Booking type is required'],
  ['booking_method', 'Booking method is required'],
  ['duration', 'Duration is required'],
  ['booking_date', 'Date is required'],
  ['booking_time', 'Time is required'],
  ['topic', 'Topic is required'],
  ['requestee_id', 'Mentor is required'],
  ['requester_id', 'Mentee is required'],
] as const;

test('ADB-35 ADB-36 ADB-37 ADB-38 what is missing or wrong is said in the printed words', async () => {
  for (const [field, message] of messages)
    expect(await fieldsOf({ [field]: undefined })).toEqual([422, { [`booking.${field}`]: message }]);
  expect(await fieldsOf({ booking_type: 'group' })).toEqual([422, { 'booking.group_id': 'Group is required' }]);
  const objectives = 'learning_objectives_attributes';
  const one = { objective: 'A plan' };
  expect(await fieldsOf({ [objectives]: [] })).toEqual([
    422,
    { [`booking.${objectives}`]: 'At least one learning objective is required' },
  ]);
  expect(await fieldsOf({ [objectives]: [one, one, one, one] })).toEqual([
    422,
    { [`booking.${objectives}`]: 'Maximum 3 learning objectives are allowed' },
  ]);
  expect(await fieldsOf({ [objectives]: [{ objective: ' ' }] })).toEqual([
    422,
    { [`booking.${objectives}.0.objective`]: 'Learning objective is required' },
  ]);
  const link = (internal_link: string) => fieldsOf({ booking_links_attributes: [{ internal_link }] });
  const at = 'booking.booking_links_attributes.0.internal_link';
  expect(await link('no link')).toEqual([422, { [at]: 'Must be a valid URL' }]);
  expect(await link('http://example.com')).toEqual([422, { [at]: 'URL must start with https://' }]);
  expect(await world.rows('select 1 from bookings')).toEqual([]);
});

test('ADB-38 more files than five, and files of more than 20 MB together, are refused in the printed words', async () => {
  const body = arrangedBody(world.alpha.id, world.ids.mentor, world.ids.mentee);
  const send = async (...files: Parameters<typeof enclosing>) =>
    (await world.ask(admin, createBooking, { body }, enclosing(...files))).body.fields;
  const six = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf'].map((name) => [name, pdfOf()] as const);
  const big = pdfOf(11 * 1_048_576);
  const at = 'booking.booking_attachments_attributes';
  expect(await send(...six)).toEqual({ [at]: 'You can only upload up to 5 files.' });
  expect(await send(['a.pdf', big], ['b.pdf', big])).toEqual({ [at]: 'Total file size must not exceed 20MB.' });
  expect(await world.rows('select 1 from bookings')).toEqual([]);
});

test('ADB-38 ADB-45 the files and links that an admin adds are those of the booking', async () => {
  const { booking } = arrangedBody(world.alpha.id, world.ids.mentor, world.ids.mentee);
  const link = { internal_link: 'https://example.com/plan' };
  const body = { booking: { ...booking, booking_links_attributes: [link] } };
  const made = await world.ask(admin, createBooking, { body }, enclosing(['plan.pdf', pdfOf()]));
  expect(made.status).toBe(200);
  const { body: page } = await world.ask('mentee', bookingDetail, {
    params: { id: made.body.booking.id },
    query: {},
  });
  expect(page).toMatchObject({ booking_links: [link], booking_attachments: [{ file_name: 'plan.pdf' }] });
});

test('ADB-45 BKG-125 the mentor’s hour that has gone is refused with three others, the mentee’s in its own words', async () => {
  await requested(world, tenOClock(), 'other_mentee');
  const taken = await arrange();
  expect([taken.status, taken.body.error, taken.body.alternatives.length]).toEqual([
    422,
    'This time slot is no longer available.',
    3,
  ]);
  // Alternatives are as long as the session asked for: the hour before is free, but too short for 90 minutes.
  const before = tenOClock().subtract({ hours: 1 }).toInstant().toString();
  const long = await arrange({ duration: 90 });
  expect([taken.body.alternatives.includes(before), long.body.alternatives.includes(before)]).toEqual([true, false]);
  await requested(world, tenOClock(5), 'mentee', 'other_mentor');
  const busy = await arrange({}, tenOClock(5));
  expect([busy.status, busy.body.error]).toEqual([422, 'You already have a session at this time.']);
  expect((await arrange({ requester_id: world.ids.other_mentee }, tenOClock(6))).status).toBe(404);
});

test('ADB-44 ADB-45 groups are found by a part of their name, whatever its case, and a session is arranged for all of one', async () => {
  const id = await groupOfAlpha(world);
  const find = async (search?: string) =>
    (await world.ask(admin, adminMentors, { query: { program_id: world.alpha.id, ...(search && { search }) } })).body;
  const all = await find();
  expect(all.mentors.map((one: { id: number }) => one.id)).toEqual([world.ids.mentor]);
  expect(
    all.groups.map((one: { id: number; name: string; mentees: object[] }) => [one.id, one.mentees.length]),
  ).toEqual([[id, 2]]);
  expect((await find('CIRCLE')).groups).toHaveLength(1);
  expect((await find('square')).groups).toEqual([]);
  const { body } = await arrange({ booking_type: 'group', group_id: id, requestee_id: null, requester_id: null });
  expect([body.booking.status, body.booking.booking_type, body.booking.group.members.length]).toEqual([
    'upcoming',
    'group',
    3,
  ]);
});

test('B31 the mentees of the chosen mentor stand first', async () => {
  await groupOfAlpha(world);
  const list = async () => {
    const query = { program_id: world.alpha.id, mentor_id: world.ids.mentor };
    const { body } = await world.ask(admin, adminMentees, { query });
    return body.mentees.map((one: { id: number; paired: boolean }) => [one.id, one.paired]);
  };
  await world.ask(admin, connect, { body: { ...pairOf(world), mentee_id: world.ids.unconfirmed } });
  expect(await list()).toEqual([
    [world.ids.unconfirmed, true],
    [world.ids.mentee, false],
  ]);
});
