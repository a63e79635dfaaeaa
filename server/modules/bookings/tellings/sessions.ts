import { Temporal } from 'temporal-polyfill';
import type { BookingCancelled, BookingCompleted, ReminderDue } from '../../../domain-events/bookings.ts';
import type { Change } from '../../../platform/work.ts';
import type { Email } from '../../../telling/content.ts';
import type { Line } from '../../../telling/line.ts';
import {
  bookingCancelled,
  bookingCompleted,
  bookingDayBefore,
  bookingFeedbackDue,
  bookingHourBefore,
  bookingNotConcluded,
} from '../emails/sessions.ts';
import { factsOfView } from '../facts.ts';
import { autoCompleteAfter } from '../rules/requests.ts';
import { whyNot } from '../rules/states.ts';
import type { BookingGround } from './ground.ts';
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
  tellSide,
} from './meeting.ts';
import type { Telling } from '../../../telling/telling.ts';
import { say } from './lines.ts';

/**
 * A session was cancelled. If it was in calendars, everyone gets a file that removes it, including the person who
 * cancelled (C2).
 */
export const ofCancellation = async (
  change: Change,
  event: BookingCancelled,
  ground: BookingGround,
): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const { acceptedAt, cancelReason, startAt } = meeting.view.booking;
  const by = actorIn(meeting, event.byId);
  const sides = acceptedAt === null ? othersThan(meeting, event) : meeting.sides;
  return sides.map((side) => {
    const didIt = side.person.id === event.byId;
    const data = {
      ...sessionOf(meeting, side, ground),
      creditReturned: getsCreditBack(meeting, side, event),
      ...(by !== null && !didIt && { by: by.name }),
      withdrawn: event.byId === null && Temporal.Instant.compare(startAt, change.now) <= 0,
      ...(cancelReason && { reason: cancelReason }),
    };
    const said = {
      line:
        by === null
          ? say('booking.cancelled', { other: side.named })
          : say('booking.cancelled_by', { other: by.named }),
      letter: bookingCancelled(data),
      ics: fileOfEnd(meeting, side, ground, change),
    };
    const told = tellSide(meeting, side, said, ground);
    return didIt ? forTheCalendar(told) : told;
  });
};

/** NTF-07: the session is completed, and people are asked for a review, but not when the clock completed it (D07). */
export const ofCompletion = async (
  change: Change,
  event: BookingCompleted,
  ground: BookingGround,
): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const by = actorIn(meeting, event.byId);
  return othersThan(meeting, event).map((side) => {
    const reviewDue = !event.auto && !meeting.view.booking.autoCompleted && !side.hasRated;
    const session = sessionOf(meeting, side, ground);
    const rateUrl = ground.settings.BASE_URL + reviewPathOf(meeting, side);
    const data = { ...session, reviewDue, ...(reviewDue && { url: rateUrl }) };
    const done = event.offline ? 'booking.held' : 'booking.completed_by';
    const line = by === null ? say('booking.completed', { other: side.named }) : say(done, { other: by.named });
    return tellSide(meeting, side, { line, letter: bookingCompleted(data) }, ground);
  });
};

const completedAfterHours = Temporal.Duration.from(autoCompleteAfter).total('hours');

/** NTF-17: people who still owe a review, as long as reviews are asked for. */
const ofFeedbackDue = (meeting: Meeting, ground: BookingGround): Telling[] => {
  const { status } = meeting.view.booking;
  if (status !== 'completed' && status !== 'partially_rated') return [];
  return meeting.sides
    .filter(({ hasRated }) => !hasRated)
    .map((side) => {
      const linkPath = reviewPathOf(meeting, side);
      const data = { ...sessionOf(meeting, side, ground), url: ground.settings.BASE_URL + linkPath };
      const letter = bookingFeedbackDue(data);
      return tellSide(
        meeting,
        side,
        { line: say('booking.feedback_due', { other: side.named }), letter, linkPath },
        ground,
      );
    });
};

type BeforeConclusion = Exclude<ReminderDue['kind'], 'feedback_due'>;

const reminder = (kind: BeforeConclusion, meeting: Meeting, side: Side, ground: BookingGround) => {
  const session = sessionOf(meeting, side, ground);
  const { named } = side;
  const said: Record<BeforeConclusion, { line: Line; letter: Email }> = {
    day_before: { line: say('booking.day_before', { other: named }), letter: bookingDayBefore(session) },
    hour_before: { line: say('booking.hour_before', { other: named }), letter: bookingHourBefore(session) },
    not_concluded: {
      line: say('booking.not_concluded', { other: named }),
      letter: bookingNotConcluded({ ...session, completedAfterHours }),
    },
  };
  return said[kind];
};

/** M35: whether this side could complete the session, as the reminder asks them to. */
const mayComplete = ({ view }: Meeting, { person, role }: Side, { now }: Change) =>
  whyNot('complete', factsOfView(view, person.id), role, now) === null;

/** NTF-17, B38: reminds both sides, if the session is still at that time. */
export const ofReminder = async (change: Change, event: ReminderDue, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const { kind } = event;
  if (kind === 'feedback_due') return ofFeedbackDue(meeting, ground);
  if (!stillStands(meeting, event, 'upcoming')) return [];
  const sides =
    kind === 'not_concluded' ? meeting.sides.filter((side) => mayComplete(meeting, side, change)) : meeting.sides;
  return sides.map((side) => tellSide(meeting, side, reminder(kind, meeting, side, ground), ground));
};
