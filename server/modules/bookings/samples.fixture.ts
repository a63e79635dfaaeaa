import * as acts from '../../../contract/booking-acts.ts';
import * as contract from '../../../contract/bookings.ts';
import { everybody, everyMember, type Sample, sample } from '../../samples.fixture.ts';
import type { World } from '../../world.fixture.ts';
import { bodyFor, confirmed, requested, tenOClock } from './bookings.fixture.ts';

/** Participants and the platform admin find it; for everybody else it is not there. */
const theirs = everyMember(404, { mentee: 200, mentor: 200, platform_admin: 200 });

const withFile = async (world: World) => {
  const body = bodyFor(world.ids.mentor);
  const bytes = Buffer.from(pixel, 'base64');
  const field = 'booking[booking_attachments_attributes][0][attachment_link]';
  const reply = await world.ask(
    'mentee',
    acts.requestBooking,
    { body },
    { uploads: [{ field, name: 'plan.png', type: 'image/png', bytes }] },
  );
  return reply.body.booking as contract.Booking;
};
/** A picture of one dot. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

export const bookingSamples: Sample[] = [
  sample({ endpoint: contract.myBookings, as: 'mentee', call: async () => ({ query: {} }), answers: everyMember(200) }),
  sample({
    endpoint: acts.requestBooking,
    as: 'mentee',
    call: async (world) => ({ body: bodyFor(world.ids.mentor) }),
    // Everybody with points may ask a mentor, but nobody themselves; a mentor of the platform pays nothing.
    answers: everyMember(200, { mentor: 422 }),
  }),
  sample({
    endpoint: acts.acceptBooking,
    as: 'mentor',
    call: async (world) => ({ params: { id: (await requested(world)).id } }),
    answers: everyMember(404, { mentor: 200, mentee: 422, platform_admin: 200 }),
  }),
  sample({
    endpoint: acts.cancelMyBooking,
    as: 'mentee',
    call: async (world) => ({ params: { id: (await requested(world)).id }, body: { reason: 'I am ill' } }),
    answers: theirs,
  }),
  sample({
    endpoint: acts.rescheduleMyBooking,
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
    endpoint: acts.completeBooking,
    as: 'mentor',
    call: async (world) => ({ params: { id: (await confirmed(world)).id }, body: { confirm_early: true } }),
    answers: theirs,
  }),
  sample({
    endpoint: acts.editBrief,
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
    // A note is its author's alone: not even the platform admin reads it (B49).
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
    endpoint: contract.availableSlots,
    as: 'mentee',
    call: async () => ({ params: { id: 'mentor' }, query: {} }),
    answers: everybody(200),
  }),
];
