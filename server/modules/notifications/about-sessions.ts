import { Temporal } from 'temporal-polyfill';
import type { BookingCancelled, BookingCompleted, ReminderDue } from '../../domain-events/bookings.ts';
import type { Change } from '../../platform/work.ts';
import { autoCompleteAfter } from '../bookings/index.ts';
import { sessionFile } from '../calendars/index.ts';
import type { Post } from './mail.ts';
import {
  actorIn,
  getsCreditBack,
  type Meeting,
  meetingOf,
  othersThan,
  sessionOf,
  type Side,
  stillStands,
  telling,
} from './meeting.ts';
import type { LetterContents, Telling } from './telling.ts';
import { texts } from './texts.ts';

const words = texts.booking;

/** Called off; a session that was in calendars goes with a file that takes it out of them. */
export const ofCancellation = async (change: Change, event: BookingCancelled, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const { acceptedAt, cancelReason } = meeting.view.booking;
  const by = actorIn(meeting, event.byId);
  return othersThan(meeting, event).map((side) => {
    const data = {
      ...sessionOf(meeting, side, post),
      creditReturned: getsCreditBack(meeting, side, event),
      ...(by !== null && { by }),
      ...(cancelReason && { reason: cancelReason }),
    };
    const said = {
      message: by === null ? words.cancelled(side.other) : words.cancelledBy(by),
      letter: { kind: 'booking.cancelled', data } as const,
      ...(acceptedAt && { ics: sessionFile(meeting.view, side.person.id, post.settings, change.now) }),
    };
    return telling(meeting, side, said, post);
  });
};

/** NTF-07. A review is not asked for before there is a page to give one. */
export const ofCompletion = async (change: Change, event: BookingCompleted, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const by = actorIn(meeting, event.byId);
  return othersThan(meeting, event).map((side) => {
    const data = { ...sessionOf(meeting, side, post), reviewDue: false };
    const message = by === null ? words.completed(side.other) : words.completedBy(by);
    return telling(meeting, side, { message, letter: { kind: 'booking.completed', data } }, post);
  });
};

const completedAfterHours = Temporal.Duration.from(autoCompleteAfter).total('hours');

const reminder = (kind: ReminderDue['kind'], meeting: Meeting, side: Side, post: Post) => {
  const session = sessionOf(meeting, side, post);
  const { other } = side;
  const said: Record<ReminderDue['kind'], { message: string; letter: LetterContents }> = {
    day_before: { message: words.dayBefore(other), letter: { kind: 'booking.day_before', data: session } },
    hour_before: { message: words.hourBefore(other), letter: { kind: 'booking.hour_before', data: session } },
    not_concluded: {
      message: words.notConcluded(other),
      letter: { kind: 'booking.not_concluded', data: { ...session, completedAfterHours } },
    },
  };
  return said[kind];
};

/** NTF-17, B38: both sides, while the session still stands at that time. */
export const ofReminder = async (change: Change, event: ReminderDue, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  if (!stillStands(meeting, event, 'upcoming')) return [];
  return meeting.sides.map((side) => telling(meeting, side, reminder(event.kind, meeting, side, post), post));
};
