import * as contract from '../../../contract/bookings/index.ts';
import { showProgress, bookingAttendance, openRoom } from '../../../contract/bookings/index.ts';
import { bookingAdminSamples } from './admin/samples.fixture.ts';
import { adminsOfAlpha, everybody, everyMember, type Sample, sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { arrangedBody, bodyFor, confirmed, inSession, movedTo, requested, tenOClock } from './bookings.fixture.ts';

/** Participants and the platform admin find it; for everyone else it does not exist. */
const theirs = everyMember(404, { mentee: 200, mentor: 200, platform_admin: 200 });

/** M26: a confirmed session for which this participant suggests another time. */
const suggestedBy = async (world: World, who: 'mentor' | 'mentee') => {
  const { id } = await confirmed(world);
  await world.ask(who, contract.rescheduleMyBooking, { params: { id }, body: movedTo(tenOClock(5)) });
  return id;
};

const withFile = async (world: World) => {
  const body = bodyFor(world.ids.mentor);
  const bytes = Buffer.from(pixel, 'base64');
  const field = 'booking[booking_attachments_attributes][0][attachment_link]';
  const reply = await world.ask(
    'mentee',
    contract.requestBooking,
    { body },
    { uploads: [{ field, name: 'plan.png', type: 'image/png', bytes }] },
  );
  return reply.body.booking as contract.Booking;
};
/** An image of a single pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

export const bookingSamples: Sample[] = [
  ...bookingAdminSamples,
  // B29: the mentee of the two asks about the mentor; the mentor gets a 404, because nobody has progress with
  // themselves.
  sample({
    endpoint: showProgress,
    as: 'mentee',
    call: async (world) => {
      await requested(world);
      return { params: { userId: world.ids.mentor }, query: {} };
    },
    answers: everyMember(404, { mentee: 200, platform_admin: 200 }),
  }),
  sample({ endpoint: contract.myBookings, as: 'mentee', call: async () => ({ query: {} }), answers: everyMember(200) }),
  sample({
    endpoint: contract.requestBooking,
    as: 'mentee',
    call: async (world) => ({ body: bodyFor(world.ids.mentor) }),
    // Everyone with points may ask a mentor except the mentor themselves; a mentor of the platform pays nothing.
    answers: everyMember(200, { mentor: 422 }),
  }),
  sample({
    endpoint: contract.acceptBooking,
    as: 'mentor',
    call: async (world) => ({ params: { id: (await requested(world)).id } }),
    answers: everyMember(404, { mentor: 200, mentee: 422, platform_admin: 200 }),
  }),
  sample({
    endpoint: contract.keepTime,
    as: 'mentee',
    call: async (world) => ({ params: { id: await suggestedBy(world, 'mentor') } }),
    answers: everyMember(404, { mentee: 200, mentor: 422, platform_admin: 422 }),
  }),
  sample({
    endpoint: contract.withdrawMove,
    as: 'mentor',
    call: async (world) => ({ params: { id: await suggestedBy(world, 'mentor') } }),
    answers: everyMember(404, { mentor: 200, mentee: 422, platform_admin: 422 }),
  }),
  sample({
    endpoint: contract.cancelMyBooking,
    as: 'mentee',
    call: async (world) => ({ params: { id: (await requested(world)).id }, body: { reason: 'I am ill' } }),
    answers: theirs,
  }),
  sample({
    endpoint: contract.rescheduleMyBooking,
    as: 'mentee',
    call: async (world) => {
      const { id } = await requested(world);
      const { booking } = bodyFor(world.ids.mentor, tenOClock(4));
      const body = { reschedule_date: booking.booking_date, reschedule_time: booking.booking_time };
      return { params: { id }, body: { ...body, user_timezone: booking.user_timezone } };
    },
    answers: theirs,
  }),
  sample({
    endpoint: contract.completeBooking,
    as: 'mentor',
    call: async (world) => ({ params: { id: (await confirmed(world)).id }, body: { confirm_early: true } }),
    answers: theirs,
  }),
  sample({
    endpoint: contract.editBrief,
    as: 'mentee',
    call: async (world) => ({ params: { id: (await requested(world)).id }, body: { brief: 'I am Aina.' } }),
    answers: everyMember(404, { mentee: 200, mentor: 422, platform_admin: 422 }),
  }),
  sample({
    endpoint: contract.bookingParticipant,
    as: 'mentee',
    call: async (world) => ({ params: { bookingId: (await requested(world)).id, participantId: world.ids.mentor } }),
    answers: theirs,
  }),
  sample({
    endpoint: contract.bookingNote,
    as: 'mentee',
    call: async (world) => ({ query: { booking_id: (await requested(world)).id } }),
    // Only its author can read a note, not even the platform admin (B49).
    answers: everyMember(404, { mentee: 200, mentor: 200 }),
  }),
  sample({
    endpoint: contract.updateBookingNote,
    as: 'mentee',
    call: async (world) => ({ body: { booking_id: (await requested(world)).id, note: 'Ask about salaries' } }),
    answers: everyMember(404, { mentee: 200, mentor: 200 }),
  }),
  sample({
    endpoint: contract.bookingAttachment,
    as: 'mentee',
    call: async (world) => {
      const booking = await withFile(world);
      const url = new URL(booking.booking_attachments[0]?.file_url ?? '', 'http://lantern.test');
      const attachmentId = Number(url.pathname.split('/').at(-1));
      return { params: { id: booking.id, attachmentId }, query: Object.fromEntries(url.searchParams) };
    },
    answers: theirs,
  }),
  sample({
    endpoint: openRoom,
    as: 'mentee',
    call: async (world) => ({ params: { id: await inSession(world) } }),
    // Permissions table, Meeting room: participants only, not even the admins of the booking.
    answers: everyMember(404, { mentee: 200, mentor: 200 }),
  }),
  sample({
    endpoint: bookingAttendance,
    as: 'platform_admin',
    call: async (world) => ({ params: { id: (await confirmed(world)).id } }),
    answers: everyMember(404, { platform_admin: 200, mentee: 403, mentor: 403 }),
  }),
  sample({
    endpoint: contract.availableSlots,
    as: 'mentee',
    call: async () => ({ params: { id: 'mentor' }, query: {} }),
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.createBooking,
    as: 'programme_admin',
    call: async ({ alpha, ids }) => ({ body: arrangedBody(alpha.id, ids.mentor, ids.mentee) }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.adminMentors,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.adminMentees,
    as: 'programme_admin',
    call: async ({ alpha, ids }) => ({ query: { program_id: alpha.id, mentor_id: ids.mentor } }),
    answers: adminsOfAlpha,
  }),
];
