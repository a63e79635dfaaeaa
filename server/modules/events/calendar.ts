import type { Temporal } from 'temporal-polyfill';
import { emailedIcs, type EntryInCalendar, publishedIcs, publishingOf } from '../calendars/index.ts';
import type { EventView } from './queries/events.ts';
import { linkPath } from './read/present.ts';

interface Publisher {
  BASE_URL: string;
  PRODUCT_NAME: string;
  MAIL_FROM: string;
}

interface Written {
  /** Whoever comes meets at the webinar's address; others find the page of the event. */
  comes: boolean;
  cancelled?: boolean;
}

/**
 * An event as an entry in somebody's calendar. Its sequence is its age in seconds at the time of the file, so that a
 * later file always wins: also one that somebody gets who had given the ticket back.
 */
const entryOf = (
  view: EventView,
  { BASE_URL }: Publisher,
  at: Temporal.Instant,
  { comes, cancelled = false }: Written,
): EntryInCalendar => {
  const { event } = view;
  const page = BASE_URL + linkPath(view);
  const isOnline = event.eventType === 'webinar';
  const url = isOnline && comes && event.webinarLink !== '' ? event.webinarLink : page;
  return {
    uid: `event-${event.id}`,
    sequence: Math.max(0, Math.floor(event.createdAt.until(at).total('seconds'))),
    start: event.startTime,
    end: event.endTime,
    summary: event.title,
    description: page,
    url,
    location: isOnline ? null : event.venueTitle || null,
    cancelled,
    changedAt: event.updatedAt,
  };
};

/** The file that anybody downloads who can read the event. */
export const downloadOf = (
  view: EventView,
  publisher: Publisher,
  { now, comes }: { now: Temporal.Instant; comes: boolean },
) =>
  publishedIcs(
    publishingOf(publisher),
    entryOf(view, publisher, view.event.updatedAt, { comes, cancelled: view.event.cancelledAt !== null }),
    now,
  );

interface Recipient {
  name: string;
  email: string;
}

/** The file that is attached to an email: it adds, moves or removes the entry (M27). */
export const fileFor = (
  view: EventView,
  attendee: Recipient,
  publisher: Publisher,
  { now, cancelled = false }: { now: Temporal.Instant; cancelled?: boolean },
) =>
  emailedIcs(publishingOf(publisher), entryOf(view, publisher, now, { comes: !cancelled, cancelled }), {
    attendee,
    stampedAt: now,
  });
