import type { DomainEvent } from './event.ts';

interface OfCalendar extends DomainEvent {
  userId: number;
  provider: 'google' | 'microsoft';
}

/** B54: a linked calendar can no longer be read, so nobody knows when its owner is busy. */
export interface CalendarBroken extends OfCalendar {
  name: 'calendar.broken';
  why: 'revoked' | 'not_permitted' | 'unreachable';
}

/** The owner moved or deleted a session in their calendar, and is asked whether Lantern is to follow. */
export interface CalendarChangeFound extends OfCalendar {
  name: 'calendar.change_found';
  bookingId: number;
  what: 'moved' | 'removed';
}
