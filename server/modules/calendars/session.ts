import type { Temporal } from 'temporal-polyfill';
import { fullName } from '../accounts/index.ts';
import { bookingPath, type BookingView, meetupPlace } from '../bookings/index.ts';
import { bookingIcs } from './ics.ts';
import type { SessionForLink } from './links.ts';
import { isCalledOff } from './rules.ts';
import { texts } from './texts.ts';

/** Where the product is hosted and the name it publishes under. */
export interface Publisher {
  BASE_URL: string;
  PRODUCT_NAME: string;
  MAIL_FROM: string;
}

/** The person this participant meets: the mentor or, for the mentor, the (first) mentee. */
const otherOf = ({ booking, participants }: BookingView, userId: number) =>
  participants.find((one) => (userId === booking.mentorId ? one.userType === 'mentee' : one.userType === 'mentor'));

/** A session as an entry in this participant's calendar. */
export const sessionFor = (view: BookingView, userId: number, { BASE_URL }: Publisher): SessionForLink => {
  const { booking, objectives } = view;
  const other = otherOf(view, userId);
  return {
    start: booking.startAt,
    end: booking.endAt,
    summary: texts.summary(view.group?.name ?? (other ? fullName(other) : '')),
    description: texts.description(
      booking.topic,
      objectives.map(({ objective }) => objective),
    ),
    url: BASE_URL + bookingPath(view),
    ...meetupPlace(view),
  };
};

/** The calendar file of a session for this participant (CAL-08, B55). `now` is when the file is written. */
export const sessionFile = (view: BookingView, userId: number, publisher: Publisher, now: Temporal.Instant) => {
  const { id, status, calendarSequence: sequence } = view.booking;
  return bookingIcs({
    ...sessionFor(view, userId, publisher),
    id,
    host: new URL(publisher.BASE_URL).hostname,
    sequence,
    organizer: { name: publisher.PRODUCT_NAME, email: publisher.MAIL_FROM },
    cancelled: isCalledOff(status),
    stampedAt: now,
  });
};
