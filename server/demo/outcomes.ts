import type { Temporal } from 'temporal-polyfill';
import type { BookingSide } from '../../contract/bookings/index.ts';
import type { Dice } from './dice.ts';
import {
  accepted,
  between,
  cancelled,
  changed,
  completed,
  earlierOf,
  moved,
  noted,
  otherSide,
  reviewed,
  type Story,
} from './stories.ts';
import * as words from './words.ts';

/** The ways in which a session in the past can have ended. */
export type Outcome =
  | 'fully_rated'
  | 'rated_by_mentee'
  | 'rated_by_mentor'
  | 'completed'
  | 'auto_completed'
  | 'unconcluded'
  | 'reported_by_mentee'
  | 'reported_by_mentor'
  | 'investigating'
  | 'missed_by_mentee'
  | 'missed_by_mentor'
  | 'refunded'
  | 'cancelled_by_mentee'
  | 'cancelled_by_mentor'
  | 'cancelled_by_admin'
  | 'system_cancelled';

const hoursAfter = (at: Temporal.Instant, hours: number) => at.add({ hours });
const minutesAfter = (at: Temporal.Instant, minutes: number) => at.add({ minutes });

/** Accepted, sometimes after a request for another time, and sometimes prepared with a note. */
const confirmed = (story: Story): Story => {
  const { dice, booking } = story;
  const inTime = booking.startAt.subtract({ hours: 2 });
  const asked = dice.chance(0.14) ? moved(story, dice.pick(['mentor', 'mentee'] as const), inTime) : story;
  const yes = accepted(asked, inTime);
  return dice.chance(0.2) ? noted(yes, 'mentee', booking.startAt.subtract({ minutes: dice.between(20, 110) })) : yes;
};

const held = (story: Story): Story => {
  const told = completed(confirmed(story));
  return told.dice.chance(0.2)
    ? noted(told, 'mentor', minutesAfter(told.booking.endAt, told.dice.between(5, 90)))
    : told;
};

/** Within two days of the end: all sessions described here ended longer ago than that. */
const soonAfter = (story: Story) => {
  const done = story.booking.completedAt ?? story.booking.endAt;
  return minutesAfter(done, story.dice.between(4, 47 * 60));
};

const reviewedBy =
  (...sides: readonly BookingSide[]) =>
  (story: Story): Story =>
    sides.reduce((told, side) => reviewed(told, side, soonAfter(told)), held(story));

const reportedBy =
  (by: BookingSide, kind: 'absent' | 'not_carried_out') =>
  (story: Story): Story => {
    const told = confirmed(story);
    const says = kind === 'absent' ? null : told.dice.pick(['did_not_show_up', 'others'] as const);
    return changed(told, {
      status: 'reported',
      report: {
        kind,
        by,
        reason: says,
        otherReason: says === 'others' ? words.otherReportReason(told.dice) : null,
        at: minutesAfter(told.booking.endAt, told.dice.between(8, 240)),
        status: 'open',
      },
    });
  };

const withReport = (story: Story, status: 'investigating' | 'resolved') => {
  const { report } = story.booking;
  return report ? changed(story, { report: { ...report, status } }) : story;
};

const missedBy =
  (missing: BookingSide) =>
  (story: Story): Story => {
    const told = withReport(reportedBy(otherSide(missing), 'absent')(story), 'resolved');
    const missedAt = hoursAfter(told.booking.endAt, told.dice.between(8, 40));
    return changed(told, { status: 'missed', missing, missedAt });
  };

const cancelledBy =
  (by: BookingSide | 'admin') =>
  (story: Story): Story => {
    const told = changed(confirmed(story), { notes: [] });
    const { acceptedAt, requestedAt, startAt } = told.booking;
    return cancelled(told, by, between(told.dice, acceptedAt ?? requestedAt, startAt));
  };

/** Nobody answered: it expired after 48 hours, or at the start (M04). */
const expired = (story: Story): Story => {
  const { requestedAt, startAt } = story.booking;
  const at = earlierOf(hoursAfter(requestedAt, 48), startAt);
  return changed(story, {
    status: 'system_cancelled',
    awaiting: null,
    awaitingSince: null,
    cancellation: { by: 'system', at, reason: null },
  });
};

const autoCompleted = (story: Story): Story => {
  const told = confirmed(story);
  const completedAt = hoursAfter(told.booking.endAt, 14 * 24);
  return changed(told, { status: 'completed', autoCompleted: true, completedAt });
};

const refunded = (story: Story): Story => {
  const told = withReport(reportedBy('mentee', 'not_carried_out')(story), 'resolved');
  return changed(told, { status: 'refunded', refundedAt: hoursAfter(told.booking.endAt, told.dice.between(20, 46)) });
};

/** How the story of each ending goes, from the request on. */
export const endings: Record<Outcome, (story: Story) => Story> = {
  fully_rated: (story) =>
    (story.dice.chance(0.6) ? reviewedBy('mentee', 'mentor') : reviewedBy('mentor', 'mentee'))(story),
  rated_by_mentee: reviewedBy('mentee'),
  rated_by_mentor: reviewedBy('mentor'),
  completed: held,
  auto_completed: autoCompleted,
  unconcluded: confirmed,
  reported_by_mentee: reportedBy('mentee', 'absent'),
  reported_by_mentor: reportedBy('mentor', 'not_carried_out'),
  investigating: (story) =>
    changed(withReport(reportedBy('mentee', 'absent')(story), 'investigating'), { status: 'investigating' }),
  missed_by_mentee: missedBy('mentee'),
  missed_by_mentor: missedBy('mentor'),
  refunded,
  cancelled_by_mentee: cancelledBy('mentee'),
  cancelled_by_mentor: cancelledBy('mentor'),
  cancelled_by_admin: cancelledBy('admin'),
  system_cancelled: expired,
};

/** How many of a thousand sessions end in each way. */
const shares: readonly (readonly [Outcome, number])[] = [
  ['fully_rated', 600],
  ['rated_by_mentee', 90],
  ['rated_by_mentor', 30],
  ['completed', 60],
  ['auto_completed', 40],
  ['missed_by_mentee', 22],
  ['missed_by_mentor', 10],
  ['refunded', 8],
  ['cancelled_by_mentee', 55],
  ['cancelled_by_mentor', 30],
  ['cancelled_by_admin', 5],
  ['system_cancelled', 50],
];

/** Chosen at random and by age: a recent session may still be unconcluded, reported or waiting for its reviews. */
export const outcomeAfter = (dice: Dice, days: number): Outcome => {
  if (days < 13 && dice.chance(0.3))
    return dice.pick([
      'unconcluded',
      'reported_by_mentee',
      'reported_by_mentor',
      'investigating',
      'completed',
      'rated_by_mentee',
    ]);
  let draw = dice.between(0, 999);
  for (const [outcome, share] of shares) {
    if (draw < share) return days < 16 && outcome === 'auto_completed' ? 'completed' : outcome;
    draw -= share;
  }
  return 'fully_rated';
};
