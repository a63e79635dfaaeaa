import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { bookingDetail } from '../../../contract/screens/index.ts';
import {
  cancelMyBooking,
  completeBooking,
  requestBooking,
  rescheduleMyBooking,
  type Booking,
} from '../../../contract/bookings/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { bodyFor, confirmed, enclosing, pdfOf, requested, tenOClock, zone } from '../bookings/bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const read = (who: Person, id: number, timezone?: string) =>
  world.ask(who, bookingDetail, { params: { id }, query: timezone === undefined ? {} : { timezone } });

test('BKG-113 its people and the platform’s admin read a booking; for everybody else it is not there', async () => {
  const { id } = await requested(world);
  expect((await read('mentee', id)).body).toMatchObject({ id, status: 'pending' });
  expect((await read('mentor', id)).body).toMatchObject({ id, status: 'pending_accept' });
  expect((await read('platform_admin', id)).body).toMatchObject({ id, buttons: [] });
  for (const who of ['other_mentee', 'other_mentor', 'programme_admin'] as const)
    expect(await read(who, id)).toMatchObject({ status: 404, body: { error: 'This booking does not exist.' } });
  expect((await read('mentee', 999_999)).status).toBe(404);
});

/**
 * The field names printed in the documents (B §3), with their values; `status` is a word everywhere except in the
 * admins' second list (A20).
 */
const printed = (id: number, ids: World['ids']) => ({
  id,
  status: 'upcoming',
  readable_booking_status: 'Confirmed',
  date: '2026-11-23',
  booking_date: '2026-11-23',
  start_time: '10:00',
  end_time: '11:00',
  booking_start_time: '10:00',
  booking_end_time: '11:00',
  booking_time: '10:00',
  duration: 60,
  user_timezone: zone,
  display_timezone: zone,
  program_id: null,
  program: null,
  requestee_id: ids.mentor,
  requester_id: ids.mentee,
  booking_method: 'online',
  booking_type: 'one_on_one',
  group_id: null,
  service_id: 2,
  session_method: 'video call',
  session_type: 'Video Call',
  location: null,
  contact_info: null,
  topic: 'How do I move from testing into product management?',
  learning_objectives: [{ objective: 'A plan for the next half year' }],
  booking_links: [],
  booking_attachments: [],
  booking_participants: expect.arrayContaining([
    { user_id: ids.mentor, user_type: 'mentor', full_name: 'Mentor Tan' },
    { user_id: ids.mentee, user_type: 'mentee', full_name: 'Mentee Tan' },
  ]),
  participant: {
    user: { id: ids.mentor, full_name: 'Mentor Tan', profile_url: '/mentor_profile/mentor', photo: null },
    user_type: 'mentor',
  },
  current_user_is_mentor: false,
  booking_reschedules: [],
  urls: {
    room_url: `/main/bookings/${id}/room`,
    rate_url: `/main/bookings/${id}/participants/${ids.mentor}/feedback`,
  },
  chat_link: `/messages?with=${ids.mentor}`,
  created_by: ids.mentee,
  mentor: { name: 'Mentor Tan', photo_url: null },
  mentees: [{ id: ids.mentee, name: 'Mentee Tan', photo_url: null }],
  mentee_details: { user_id: ids.mentee, full_name: 'Mentee Tan', profile_photo: null },
  mentor_details: { user_id: ids.mentor, full_name: 'Mentor Tan', profile_photo: null },
  agenda: null,
  paths: {
    complete_booking: `/bookings/${id}/complete`,
    cancel_booking: `/api/v2/my/bookings/${id}/cancel`,
    reschedule_booking: `/api/v2/my/bookings/${id}/reschedule`,
  },
  meetings: [],
  booking_reviews: { mentee: [{ submitted: false }], mentor: [{ submitted: false }] },
  reviews: { user_review: { submitted: false }, other_review: { submitted: false } },
});

test('B51 the info line comes with the booking: for whom it waits, when its room opens, and why it was cancelled', async () => {
  const info = async (who: Person, id: number) => {
    const { text, reason } = (await read(who, id)).body.info ?? {};
    return [text, reason];
  };
  const asked = await requested(world, tenOClock(4));
  expect(await info('mentee', asked.id)).toEqual(['Waiting for the other participant to accept this session.', null]);
  expect(await info('mentor', asked.id)).toEqual(['Please accept or reschedule this request.', null]);
  const { id } = await confirmed(world);
  const starts = tenOClock().toInstant();
  for (const [minutes, text] of [
    [-6, 'The meeting link will be available 5 minutes before the session starts.'],
    [0, 'Your session is in progress.'],
    [66, 'The meeting link is no longer available once the session ends.'],
  ] as const) {
    world.clock.moveTo(starts.add({ minutes }));
    expect(await info('mentee', id)).toEqual([text, null]);
  }
  await world.ask('mentee', cancelMyBooking, { params: { id: asked.id }, body: { reason: 'I am ill' } });
  expect(await info('mentor', asked.id)).toEqual(['This session was cancelled.', 'I am ill']);
});

test('BKG-117 a booking is sent with every printed field', async () => {
  const { id } = await confirmed(world);
  expect((await read('mentee', id)).body).toMatchObject(printed(id, world.ids));
  const elsewhere = (await read('mentee', id, 'Europe/London')).body;
  expect(elsewhere).toMatchObject({ start_time: '02:00', display_timezone: 'Europe/London', user_timezone: zone });
});

test('BKG-117 the pictures of both come with every name by which the documents print them', async () => {
  const { mentor, mentee } = world.ids;
  for (const [name, id] of Object.entries({ mentor, mentee }))
    await world.rows('update user_infos set profile_photo = $2 where user_id = $1', [id, `${name}.webp`]);
  const { id } = await confirmed(world);
  expect((await read('mentee', id)).body).toMatchObject({
    participant: { user: { photo: '/files/mentor.webp' } },
    mentor: { photo_url: '/files/mentor.webp' },
    mentees: [{ photo_url: '/files/mentee.webp' }],
    mentor_details: { profile_photo: '/files/mentor.webp' },
    mentee_details: { profile_photo: '/files/mentee.webp' },
  });
});

test('BKG-117 links, files and moves of a booking come by their printed names', async () => {
  const { booking } = bodyFor(world.ids.mentor);
  const links = { booking_links_attributes: [{ internal_link: 'https://lantern.test/cv' }] };
  const body = { booking: { ...booking, ...links } };
  const made = await world.ask('mentee', requestBooking, { body }, enclosing(['cv.pdf', pdfOf()]));
  const { id } = made.body.booking as Booking;
  const { booking: later } = bodyFor(world.ids.mentor, tenOClock(4));
  await world.ask('mentor', rescheduleMyBooking, {
    params: { id },
    body: { reschedule_date: later.booking_date, reschedule_time: later.booking_time, user_timezone: zone },
  });
  expect((await read('mentee', id)).body).toMatchObject({
    booking_links: [{ internal_link: 'https://lantern.test/cv' }],
    booking_attachments: [
      {
        file_name: 'cv.pdf',
        file_type: 'application/pdf',
        file_url: expect.stringMatching(/^\/bookings\/\d+\/attachments\/\d+\?/),
      },
    ],
    booking_reschedules: [{ created_at: beginning.toString(), who_rescheduled: 'mentor' }],
  });
});

const review = (bookingId: number, rater: Person, ratee: Person, unsealedAt: Temporal.Instant) =>
  world.rows(
    `insert into reviews (booking_id, rater_id, ratee_id, rater_type, star_rating, feedback_text, submitted_at, unsealed_at)
     values ($1, $2, $3, $4, 5, $5, $6, $7)`,
    [
      bookingId,
      world.ids[rater],
      world.ids[ratee],
      rater,
      `by the ${rater}`,
      beginning.toString(),
      unsealedAt.toString(),
    ],
  );

test('BKG-117 the reviews of a booking come with it, one’s own and the other’s, sealed as elsewhere', async () => {
  const { id } = await confirmed(world);
  await world.ask('mentor', completeBooking, { params: { id }, body: { confirm_early: true } });
  const opens = beginning.add({ hours: 24 * 7 });
  await review(id, 'mentee', 'mentor', opens);
  const own = (await read('mentee', id)).body.reviews;
  expect(own.user_review?.feedback).toMatchObject([{ value: 5 }, { text: 'by the mentee' }]);
  expect(own.other_review).toMatchObject({ user: { id: world.ids.mentor }, submitted: false });
  const sealed = (await read('mentor', id)).body.reviews;
  expect(sealed.other_review).toMatchObject({ submitted: true, sealed: true, feedback: [] });
  const admin = (await read('platform_admin', id)).body;
  expect(admin.reviews).toEqual({ user_review: null, other_review: null });
  expect(admin.booking_reviews.mentee[0]?.feedback).toHaveLength(2);
  world.clock.moveTo(opens);
  expect((await read('mentor', id)).body.reviews.other_review?.feedback).toHaveLength(2);
});

test('BKG-114 BKG-115 what is posted to the paths of a booking is done, and the next reading shows it', async () => {
  const browser = world.browserOf('mentee');
  const twin = async (id: number) =>
    (await browser.inject({ method: 'GET', url: `/bookings/${id}.json` })).json<{
      status: string;
      date: string;
      paths: Record<'complete_booking' | 'cancel_booking' | 'reschedule_booking', string>;
    }>();
  const post = async (url: string, payload: object) => {
    const headers = { 'x-csrf-token': await browser.csrf() };
    return (await browser.inject({ method: 'POST', url, payload, headers })).statusCode;
  };
  const { id } = await confirmed(world);
  const { paths } = await twin(id);
  const day = tenOClock(4).toPlainDate().toString();
  const newTime = { reschedule_date: day, reschedule_time: '10:00', user_timezone: zone };
  expect(await post(paths.reschedule_booking, newTime)).toBe(200);
  expect(await twin(id)).toMatchObject({ status: 'pending', date: day });
  expect(await post(paths.cancel_booking, { reason: 'I am ill' })).toBe(200);
  expect(await twin(id)).toMatchObject({ status: 'cancelled' });
  const other = await confirmed(world, tenOClock(5));
  expect(await post((await twin(other.id)).paths.complete_booking, { confirm_early: true })).toBe(200);
  expect(await twin(other.id)).toMatchObject({ status: 'pending_rating' });
});
