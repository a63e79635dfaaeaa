import icalendar, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Temporal } from 'temporal-polyfill';

interface Person {
  name: string;
  email: string;
}

export interface BookingInCalendar {
  id: number | string;
  /** The product's host name; together with the id it identifies the session permanently. */
  host: string;
  /** How many times the session was moved. */
  sequence: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
  summary: string;
  description: string;
  url: string;
  /** Where people meet in person; without it, the session's page is the location. */
  location?: string;
  /** Who publishes it: the product or the programme. Never a member: their addresses are private. */
  organizer?: Person;
  cancelled?: boolean;
  /** When the file was written: a calendar that gets the session twice keeps the later version. */
  stampedAt: Temporal.Instant;
}

/** Keeps line endings (the library escapes them); all other control characters are forbidden in a calendar file. */
const CONTROLS = /[^\P{Cc}\r\n\t]|\p{Zl}|\p{Zp}/gu;
// Normalise line endings first: removing a control character between CR and LF must not join them.
const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(CONTROLS, '');
const oneLine = (text: string) => clean(text.replace(/\s+/g, ' ')).trim();

/** URLs are not escaped in a calendar file, so characters the library would escape are percent-encoded first. */
const bare = (url: string) => new URL(url).href.replace(/,/g, '%2C').replace(/;/g, '%3B');

/**
 * One session as a calendar file: one VEVENT in UTC that keeps its UID through moves and cancellation. // CAL-08, B55
 * A publication names its organiser and no attendees (RFC 5546), which also keeps members' addresses out of it.
 */
export const bookingIcs = (booking: BookingInCalendar): string => {
  const { host, sequence, start, end, stampedAt } = booking;
  const organizer = booking.organizer ?? { name: host, email: `no-reply@${host}` };
  const calendar = icalendar({
    prodId: { company: host, product: 'Sessions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `booking-${booking.id}@${host}`,
    sequence,
    start,
    end,
    stamp: stampedAt,
    summary: oneLine(booking.summary),
    description: clean(booking.description),
    url: bare(booking.url),
    location: oneLine(booking.location ?? '') || bare(booking.url),
    organizer: { name: oneLine(organizer.name) || host, email: organizer.email },
    status: booking.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
};
