import icalendar, {
  ICalAlarmType,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Temporal } from 'temporal-polyfill';

interface Person {
  name: string;
  email: string;
}

/** Who the files come from. */
export interface Publishing {
  /** The product's host name; together with a session's id it identifies the session permanently. */
  host: string;
  /** The sender of our emails. Never a member: their addresses are private. */
  organizer: Person;
}

/** A session, or an event that somebody has a ticket for. */
export interface EntryInCalendar {
  /** Unique within the product: `booking-12`. */
  uid: string;
  /** Grows with every change that is told; a calendar keeps the file with the highest. */
  sequence: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
  summary: string;
  description: string;
  /** The page where they meet or, when that is not on a page, the page of the session. */
  url: string;
  /** The place or the phone number; null: they meet at `url`. */
  location: string | null;
  cancelled: boolean;
  changedAt: Temporal.Instant;
}

/** Keeps line endings (the library escapes them); all other control characters are forbidden in a calendar file. */
const CONTROLS = /[^\P{Cc}\r\n\t]|\p{Zl}|\p{Zp}/gu;
// Normalise line endings first: removing a control character between CR and LF must not join them.
const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(CONTROLS, '');
const oneLine = (text: string) => clean(text.replace(/\s+/g, ' ')).trim();
/** The name of a person is a parameter, which may hold no double quote, not even an escaped one (RFC 5545, 3.2). */
const asParameter = (name: string) => oneLine(name).replaceAll('"', "'");

/** URLs are not escaped in a calendar file, so characters the library would escape are percent-encoded first. */
const bare = (url: string) => new URL(url).href.replace(/,/g, '%2C').replace(/;/g, '%3B');

const minutesWarned = 15;

const calendarOf = ({ host }: Publishing, method: ICalCalendarMethod) =>
  icalendar({ prodId: { company: host, product: 'Sessions', language: 'EN' }, method });

/**
 * One VEVENT in UTC, which keeps its UID through moves and cancellation (CAL-08, B55). Only a file that was asked for
 * by email names an attendee, and then only the recipient (M27).
 */
const addSession = (
  calendar: ICalCalendar,
  { host, organizer }: Publishing,
  session: EntryInCalendar,
  { stampedAt, attendee }: { stampedAt: Temporal.Instant; attendee?: Person },
) => {
  const summary = oneLine(session.summary);
  const url = bare(session.url);
  const event = calendar.createEvent({
    id: `${session.uid}@${host}`,
    sequence: session.sequence,
    start: session.start,
    end: session.end,
    stamp: stampedAt,
    lastModified: session.changedAt,
    summary,
    description: clean(session.description),
    url,
    location: oneLine(session.location ?? '') || url,
    organizer: { name: asParameter(organizer.name) || host, email: organizer.email },
    status: session.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (attendee) {
    const name = asParameter(attendee.name) || attendee.email;
    event.createAttendee({ name, email: attendee.email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  }
  if (!session.cancelled)
    event.createAlarm({ type: ICalAlarmType.display, trigger: minutesWarned * 60, description: summary });
};

const written = (calendar: ICalCalendar) => `${calendar.toString()}\r\n`;

/** A session to download: it is published, and invites nobody (RFC 5546). */
export const publishedIcs = (publishing: Publishing, session: EntryInCalendar, stampedAt: Temporal.Instant) => {
  const calendar = calendarOf(publishing, ICalCalendarMethod.PUBLISH);
  addSession(calendar, publishing, session, { stampedAt });
  return written(calendar);
};

/** A session in an email: calendars add, move or remove it for its recipient without being asked (M27). */
export const emailedIcs = (
  publishing: Publishing,
  session: EntryInCalendar,
  { attendee, stampedAt }: { attendee: Person; stampedAt: Temporal.Instant },
) => {
  const { CANCEL, REQUEST } = ICalCalendarMethod;
  const calendar = calendarOf(publishing, session.cancelled ? CANCEL : REQUEST);
  addSession(calendar, publishing, session, { stampedAt, attendee });
  return written(calendar);
};

/** How often calendar programs are asked to look again, in seconds; most look less often. */
const lookAgainAfter = 3600;

/** All sessions of a person as a calendar that programs subscribe to: the same sessions give the same text (M27). */
export const feedIcs = (publishing: Publishing, name: string, sessions: readonly EntryInCalendar[]) => {
  const calendar = calendarOf(publishing, ICalCalendarMethod.PUBLISH);
  calendar.name(oneLine(name)).ttl(lookAgainAfter);
  for (const session of sessions) addSession(calendar, publishing, session, { stampedAt: session.changedAt });
  return written(calendar);
};
