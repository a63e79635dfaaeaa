import { Temporal } from 'temporal-polyfill';
import { acceptBooking, requestBooking } from '../../../contract/booking-acts.ts';
import type { Booking } from '../../../contract/bookings.ts';
import type { Person } from '../../personas.fixture.ts';
import { beginning, type World } from '../../world.fixture.ts';

/** Everybody of the test world lives there. */
export const zone = 'Asia/Kuala_Lumpur';

/** Ten in the morning (the mentors are open from nine to five), so many days after the beginning. */
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

/** A mentee of Alpha asks its mentor there, by the address that the documents print for a portal (BKG-37). */
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
