import { Temporal } from 'temporal-polyfill';
import type { BookingCancelled, BookingCompleted, ReminderDue } from '../../domain-events/bookings.ts';
import type { ReviewGiven } from '../../domain-events/reviews.ts';
import type { Change } from '../../platform/work.ts';
import { autoCompleteAfter } from '../bookings/index.ts';
import type { Post } from './mail.ts';
import {
  actorIn,
  fileOfEnd,
  forTheCalendar,
  getsCreditBack,
  type Meeting,
  meetingOf,
  othersThan,
  reviewPathOf,
  sessionOf,
  type Side,
  stillStands,
  telling,
} from './meeting.ts';
import type { Telling } from '../../telling/telling.ts';
import type { LetterContents } from './letters/registry.ts';
import { texts } from './texts.ts';

const words = texts.booking;

/** Called off; a session that was in calendars goes with a file that takes it out of them, of who did it too (C2). */
export const ofCancellation = async (change: Change, event: BookingCancelled, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const { acceptedAt, cancelReason, startAt } = meeting.view.booking;
  const by = actorIn(meeting, event.byId);
  const sides = acceptedAt === null ? othersThan(meeting, event) : meeting.sides;
  return sides.map((side) => {
    const didIt = side.person.id === event.byId;
    const data = {
      ...sessionOf(meeting, side, post),
      creditReturned: getsCreditBack(meeting, side, event),
      ...(by !== null && !didIt && { by }),
      withdrawn: event.byId === null && Temporal.Instant.compare(startAt, change.now) <= 0,
      ...(cancelReason && { reason: cancelReason }),
    };
    const said = {
      message: by === null ? words.cancelled(side.other) : words.cancelledBy(by),
      letter: { kind: 'booking.cancelled', data } as const,
      ics: fileOfEnd(meeting, side, post, change),
    };
    const told = telling(meeting, side, said, post);
    return didIt ? forTheCalendar(told) : told;
  });
};

/** NTF-07: and how it was; no review is asked of a session that the clock completed (D07). */
export const ofCompletion = async (change: Change, event: BookingCompleted, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const by = actorIn(meeting, event.byId);
  return othersThan(meeting, event).map((side) => {
    const reviewDue = !event.auto && !meeting.view.booking.autoCompleted && !side.hasRated;
    const session = sessionOf(meeting, side, post);
    const rateUrl = post.settings.BASE_URL + reviewPathOf(meeting, side);
    const data = { ...session, reviewDue, ...(reviewDue && { url: rateUrl }) };
    const done = event.offline ? words.logged : words.completedBy;
    const message = by === null ? words.completed(side.other) : done(by);
    return telling(meeting, side, { message, letter: { kind: 'booking.completed', data } }, post);
  });
};

const completedAfterHours = Temporal.Duration.from(autoCompleteAfter).total('hours');

/** NTF-17: who still owes a review, as long as one is asked. */
const ofFeedbackDue = (meeting: Meeting, post: Post): Telling[] => {
  const { status } = meeting.view.booking;
  if (status !== 'completed' && status !== 'partially_rated') return [];
  return meeting.sides
    .filter(({ hasRated }) => !hasRated)
    .map((side) => {
      const linkPath = reviewPathOf(meeting, side);
      const data = { ...sessionOf(meeting, side, post), url: post.settings.BASE_URL + linkPath };
      const letter = { kind: 'booking.feedback_due', data } as const;
      return telling(meeting, side, { message: words.feedbackDue(side.other), letter, linkPath }, post);
    });
};

/** C2: the other side is told of a review; while it is sealed, that theirs opens it (M08). A private one is not for them. */
export const ofReview = async (change: Change, event: ReviewGiven, post: Post): Promise<Telling[]> => {
  if (event.private) return [];
  const meeting = await meetingOf(change, event.bookingId);
  const by = actorIn(meeting, event.raterId);
  const rater = meeting.view.participants.find(({ userId }) => userId === event.raterId);
  if (by === null || rater === undefined) return [];
  return meeting.sides
    .filter(({ person, role }) => (event.rateeId === null ? role !== rater.userType : person.id === event.rateeId))
    .map((side) => {
      const asks = event.sealed && !side.hasRated;
      const said = asks
        ? { message: words.reviewedSealed(by), linkPath: reviewPathOf(meeting, side) }
        : { message: words.reviewed(by) };
      return telling(meeting, side, { ...said, letter: null }, post);
    });
};

type BeforeConclusion = Exclude<ReminderDue['kind'], 'feedback_due'>;

const reminder = (kind: BeforeConclusion, meeting: Meeting, side: Side, post: Post) => {
  const session = sessionOf(meeting, side, post);
  const { other } = side;
  const said: Record<BeforeConclusion, { message: string; letter: LetterContents }> = {
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
  const { kind } = event;
  if (kind === 'feedback_due') return ofFeedbackDue(meeting, post);
  if (!stillStands(meeting, event, 'upcoming')) return [];
  return meeting.sides.map((side) => telling(meeting, side, reminder(kind, meeting, side, post), post));
};
