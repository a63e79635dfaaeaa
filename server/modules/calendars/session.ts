import type { Temporal } from 'temporal-polyfill';
import { fullName } from '../accounts/index.ts';
import { bookingPath, type BookingView, contactOf, isCalledOff, meetingPoint, roomPath } from '../bookings/index.ts';
import { emailedIcs, feedIcs, publishedIcs, type Publishing, type EntryInCalendar } from './ics.ts';
import type { SessionForLink } from './links.ts';
import { texts } from './texts.ts';

/** Where the product is hosted and the name it publishes under. */
export interface Publisher {
  BASE_URL: string;
  PRODUCT_NAME: string;
  MAIL_FROM: string;
}

/** Whose email a file is attached to. */
interface Recipient {
  id: number;
  firstname: string;
  lastname: string;
  email: string;
}

/** The person this participant meets: the mentor or, for the mentor, the (first) mentee. */
const otherOf = ({ booking, participants }: BookingView, userId: number) =>
  participants.find((one) => (userId === booking.mentorId ? one.userType === 'mentee' : one.userType === 'mentor'));

/** A session as an entry in this participant's calendar. */
export const sessionFor = (view: BookingView, userId: number, { BASE_URL }: Publisher): SessionForLink => {
  const { booking, objectives } = view;
  const other = otherOf(view, userId);
  const page = BASE_URL + bookingPath(view);
  return {
    start: booking.startAt,
    end: booking.endAt,
    summary: texts.summary(view.group?.name ?? (other ? fullName(other) : '')),
    description: texts.description(
      booking.topic,
      objectives.map(({ objective }) => objective),
      page,
    ),
    url: contactOf(booking) === 'video' ? BASE_URL + roomPath(view) : page,
    location: meetingPoint(view),
  };
};

const inCalendar = (view: BookingView, userId: number, publisher: Publisher): EntryInCalendar => {
  const { id, status, calendarSequence: sequence, updatedAt: changedAt } = view.booking;
  return {
    ...sessionFor(view, userId, publisher),
    uid: `booking-${id}`,
    sequence,
    changedAt,
    cancelled: isCalledOff(status),
  };
};

export const publishingOf = ({ BASE_URL, PRODUCT_NAME, MAIL_FROM }: Publisher): Publishing => ({
  host: new URL(BASE_URL).hostname,
  organizer: { name: PRODUCT_NAME, email: MAIL_FROM },
});

/** The file that this participant downloads (CAL-08, B55). `now` is when it is written. */
export const downloadOf = (view: BookingView, userId: number, publisher: Publisher, now: Temporal.Instant) =>
  publishedIcs(publishingOf(publisher), inCalendar(view, userId, publisher), now);

/** The file that is attached to this participant's email (M27). `now` is when it is written. */
export const sessionFile = (view: BookingView, recipient: Recipient, publisher: Publisher, now: Temporal.Instant) =>
  emailedIcs(publishingOf(publisher), inCalendar(view, recipient.id, publisher), {
    attendee: { name: fullName({ ...recipient, deletedAt: null }), email: recipient.email },
    stampedAt: now,
  });

/** This person's sessions, for calendar programs that subscribe to them (M27). */
export const feedOf = (views: readonly BookingView[], userId: number, publisher: Publisher) =>
  feedIcs(
    publishingOf(publisher),
    texts.feedName(publisher.PRODUCT_NAME),
    views.map((view) => inCalendar(view, userId, publisher)),
  );
