import { Temporal } from 'temporal-polyfill';
import {
  acceptBooking,
  requestBooking,
  reportBooking,
  openRoom,
  type OpenedRoom,
  type Booking,
} from '../../../contract/bookings/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { beginning, type World } from '../../testing/world.fixture.ts';

/** Everyone in the test world lives in this zone. */
export const zone = 'Asia/Kuala_Lumpur';

/** Ten in the morning, `days` days after the start of the test (the mentors are open from nine to five). */
export const tenOClock = (days = 3, hour = 10) =>
  beginning.toZonedDateTimeISO(zone).add({ days }).withPlainTime(Temporal.PlainTime.from({ hour }));

export const bodyFor = (requesteeId: number, at = tenOClock()) => ({
  booking: {
    booking_date: at.toPlainDate().toString(),
    booking_time: at.toPlainTime().toString().slice(0, 5),
    user_timezone: zone,
    requestee_id: requesteeId,
    topic: 'How do I move from testing into product management?',
    learning_objectives_attributes: [{ objective: 'A plan for the next half year' }],
  },
});

/** The new time, as a member's reschedule request sends it. */
export const movedTo = (at: Temporal.ZonedDateTime) => ({
  reschedule_date: at.toPlainDate().toString(),
  reschedule_time: at.toPlainTime().toString().slice(0, 5),
  user_timezone: zone,
});

/** Files sent with a request, in the field that the documents print. */
export const enclosing = (...files: (readonly [name: string, bytes: Uint8Array])[]) => ({
  uploads: files.map(([name, bytes], at) => ({
    field: `booking[booking_attachments_attributes][${at}][attachment_link]`,
    name,
    type: 'application/octet-stream',
    bytes,
  })),
});

/** A PDF of the given size in bytes. */
export const pdfOf = (bytes = 64) => {
  const document = Buffer.alloc(bytes);
  document.write('%PDF-1.7\n');
  document.write('%%EOF\n', bytes - 6);
  return document;
};

/** The body of an admin's request to arrange a session for two members of a programme. */
export const arrangedBody = (programId: number, mentorId: number, menteeId: number, at = tenOClock()) => {
  const { booking } = bodyFor(mentorId, at);
  const who = { program_id: programId, booking_type: 'one_on_one' as const, requester_id: menteeId };
  return { booking: { ...booking, ...who, booking_method: 'video' as const, duration: 45 } };
};

/** A mentee asks a mentor; answers the booking as the mentee sees it. */
export const requested = async (
  world: World,
  at = tenOClock(),
  mentee: Person = 'mentee',
  mentor: Person = 'mentor',
) => {
  const { status, body } = await world.ask(mentee, requestBooking, { body: bodyFor(world.ids[mentor], at) });
  if (status !== 200) throw new Error(`not requested: ${JSON.stringify(body)}`);
  return (body as { booking: Booking }).booking;
};

/** A confirmed session. */
export const confirmed = async (
  world: World,
  at = tenOClock(),
  mentee: Person = 'mentee',
  mentor: Person = 'mentor',
) => {
  const booking = await requested(world, at, mentee, mentor);
  const { body } = await world.ask(mentor, acceptBooking, { params: { id: booking.id } });
  return (body as { booking: Booking }).booking;
};

/** Moves a session of an hour so that it begins this minute. */
export const beginsNow = (world: World, id: number) =>
  world.rows("update bookings set start_at = $1, end_at = $1::timestamptz + interval '1 hour' where id = $2", [
    world.clock.now().toString(),
    id,
  ]);

/** A confirmed session that has begun this minute. */
export const inSession = async (world: World, mentee: Person = 'mentee', mentor: Person = 'mentor') => {
  const { id } = await confirmed(world, tenOClock(), mentee, mentor);
  await beginsNow(world, id);
  return id;
};

/** Opens the room of a session for this person. */
export const roomOfSession = async (world: World, id: number, who: Person) => {
  const { body } = await world.ask(who, openRoom, { params: { id } });
  return body as OpenedRoom;
};

/** A mentee of Alpha asks its mentor there, at the address that the documents print for a portal (BKG-37). */
export const askedInAlpha = async (world: World, who: Person, withWhom: Person, at = tenOClock()) => {
  const { booking } = bodyFor(world.ids[withWhom], at);
  const browser = world.browserOf(who);
  const reply = await browser.inject({
    method: 'POST',
    url: '/bookings/booking_submission',
    headers: { 'x-csrf-token': await browser.csrf() },
    payload: { booking: { ...booking, program_id: world.alpha.id } },
  });
  return { status: reply.statusCode, body: reply.json<{ booking: Booking; error?: string; code?: string }>() };
};

/** A confirmed session of Alpha; with `over`, far enough in the past to have ended. */
export const sessionInAlpha = async (world: World, { over = false, at = tenOClock() } = {}) => {
  const { body } = await askedInAlpha(world, 'mentee', 'mentor', at);
  const { id } = body.booking;
  await world.ask('mentor', acceptBooking, { params: { id } });
  if (over)
    await world.rows(
      "update bookings set start_at = start_at - interval '4 days', end_at = end_at - interval '4 days' where id = $1",
      [id],
    );
  return id;
};

/** A session of Alpha that its mentee has reported. */
export const reportedInAlpha = async (world: World) => {
  const id = await sessionInAlpha(world, { over: true });
  const body = { reportedUserId: world.ids.mentor, reason: 'absent' as const };
  const reply = await world.ask('mentee', reportBooking, { params: { id }, body });
  if (reply.status !== 200) throw new Error(`not reported: ${JSON.stringify(reply.body)}`);
  return id;
};
