import type { Temporal } from 'temporal-polyfill';
import type { BookingSide } from '../../contract/bookings/index.ts';
import { type Dice, diceFor } from './dice.ts';
import { endOf } from './diary.ts';
import { badgeIds, badgeNames } from './reference.ts';
import type { DemoReview } from '../modules/reviews/demo.ts';
import type { DemoBooking, DemoPerson } from './types.ts';
import * as words from './words.ts';

/** Everything known while a booking's story is being told. */
export interface Story {
  booking: DemoBooking;
  mentor: DemoPerson;
  mentee: DemoPerson;
  subject: words.Subject;
  /** How many sessions the two had before this one. */
  earlier: number;
  dice: Dice;
  write: ReturnType<typeof words.reviewWriter>;
}

export interface Meeting {
  key: string;
  mentor: DemoPerson;
  mentee: DemoPerson;
  startAt: Temporal.Instant;
  requestedAt: Temporal.Instant;
  requestedBy: BookingSide;
  programme: DemoBooking['programme'];
}

export const otherSide = (side: BookingSide): BookingSide => (side === 'mentor' ? 'mentee' : 'mentor');

/** A moment between two others, never exactly at either end. */
export const between = (dice: Dice, from: Temporal.Instant, until: Temporal.Instant): Temporal.Instant => {
  const minutes = Math.max(2, Math.floor(from.until(until).total('minutes')));
  return from.add({ minutes: dice.between(1, minutes - 1) });
};

export const earlierOf = (a: Temporal.Instant, b: Temporal.Instant) =>
  a.epochMilliseconds < b.epochMilliseconds ? a : b;

/** What anyone may ask anyone. */
const commonSubjects = ['direction', 'cv', 'interview', 'workplace', 'pay', 'leadership', 'study'];

/** A subject both care about; failing that, one that everyone meets; failing that, what the mentor knows best. */
const subjectOf = (dice: Dice, mentor: DemoPerson, mentee: DemoPerson) => {
  const shared = mentor.subjects.filter((subject) => mentee.subjects.includes(subject));
  const common = mentor.subjects.filter((subject) => commonSubjects.includes(subject));
  const choice = [shared, common, mentor.subjects].find((list) => list.length > 0) ?? commonSubjects;
  return words.subjectNamed(dice.pick(choice));
};

/** The beginning of every booking: a request that is waiting for the other side. */
export const begin = (seed: string, meeting: Meeting, earlier: number, write: Story['write']): Story => {
  const { key, mentor, mentee, startAt, requestedAt, requestedBy, programme } = meeting;
  const dice = diceFor(`${seed} ${key}`);
  const subject = subjectOf(dice, mentor, mentee);
  const booking: DemoBooking = {
    key,
    mentor: mentor.key,
    mentee: mentee.key,
    programme,
    status: 'pending',
    requestedBy,
    requestedAt,
    awaiting: otherSide(requestedBy),
    awaitingSince: requestedAt,
    acceptedAt: null,
    startAt,
    endAt: endOf(startAt),
    completedAt: null,
    autoCompleted: false,
    ...words.requestWords(dice, subject),
    reschedules: [],
    cancellation: null,
    report: null,
    missing: null,
    missedAt: null,
    refundedAt: null,
    notes: [],
    reviews: [],
  };
  return { booking, mentor, mentee, subject, earlier, dice, write };
};

/** Continues the story with this change. */
export const changed = (story: Story, change: Partial<DemoBooking>): Story => ({
  ...story,
  booking: { ...story.booking, ...change },
});

/** An hour on another day that is still in the future at `at`. */
const anotherDay = (dice: Dice, startAt: Temporal.Instant, at: Temporal.Instant, steps: number): Temporal.Instant => {
  const hours = 24 * dice.between(1, 3) * steps;
  const before = startAt.subtract({ hours });
  return at.until(before).total('hours') >= 3 ? before : startAt.add({ hours });
};

/** Someone asked for another time, before `until`; the other side must answer again (B30). */
export const moved = (story: Story, by: BookingSide, until: Temporal.Instant): Story => {
  const { booking, dice } = story;
  const at = between(dice, booking.reschedules.at(-1)?.at ?? booking.requestedAt, until);
  const oldStartAt = anotherDay(dice, booking.startAt, at, 1);
  const reason = dice.chance(0.7) ? words.rescheduleReason(dice, by) : null;
  const earlier = booking.reschedules.map((one) => ({
    ...one,
    oldStartAt: anotherDay(dice, oldStartAt, one.at, 4),
    newStartAt: oldStartAt,
  }));
  const reschedules = [...earlier, { by, at, oldStartAt, newStartAt: booking.startAt, reason }];
  const asked = otherSide(by);
  const awaitingSince = asked === booking.awaiting ? booking.awaitingSince : at;
  return changed(story, { reschedules, awaiting: asked, awaitingSince });
};

/** The side whose answer was awaited said yes, before `until`. */
export const accepted = (story: Story, until: Temporal.Instant): Story => {
  const asked = story.booking.awaitingSince ?? story.booking.requestedAt;
  const lastMove = story.booking.reschedules.at(-1)?.at ?? asked;
  const soon = earlierOf(until, lastMove.add({ hours: 40 }));
  return changed(story, {
    status: 'upcoming',
    awaiting: null,
    awaitingSince: null,
    acceptedAt: between(story.dice, lastMove, soon),
  });
};

/** The session was held, and one of the two marked it as completed. */
export const completed = (story: Story): Story =>
  changed(story, { status: 'completed', completedAt: story.booking.endAt.add({ minutes: story.dice.between(1, 45) }) });

const starsOf = (dice: Dice, kindness: number) => {
  const draw = dice.roll();
  if (draw < kindness) return 5;
  if (draw < kindness + (1 - kindness) * 0.75) return 4;
  return draw < kindness + (1 - kindness) * 0.95 ? 3 : 2;
};

/** How well a person is rated: the same random value for all of their sessions. */
const kindnessTowards = (person: DemoPerson) => 0.42 + diceFor(`kindness ${person.key}`).roll() * 0.5;
const badgesOf = (person: DemoPerson) => diceFor(`badges ${person.key}`).some(badgeNames, 4);

/** One side reviews the session. */
export const reviewed = (story: Story, by: BookingSide, at: Temporal.Instant): Story => {
  const { booking, dice, mentor, mentee, subject, earlier, write } = story;
  const person = by === 'mentee' ? mentor : mentee;
  const primary = starsOf(dice, kindnessTowards(person));
  const other = Math.min(5, Math.max(1, primary + dice.pick([-1, 0, 0, 0, 1])));
  const praises = by === 'mentee' && primary >= 4;
  const review: DemoReview = {
    by,
    at,
    stars: [primary, other],
    text: dice.chance(by === 'mentee' ? 0.66 : 0.45)
      ? write.review({ by, stars: primary, subject, earlier, person })
      : null,
    thankYou: praises && dice.chance(0.28) ? write.thanks({ subject, earlier, person }) : null,
    badgeIds: praises && dice.chance(0.5) ? badgeIds(dice.some(badgesOf(person), dice.between(1, 3))) : [],
  };
  const reviews = [...booking.reviews, review];
  return changed(story, { reviews, status: reviews.length === 2 ? 'fully_rated' : 'partially_rated' });
};

/** A private note by one side, written before the session or afterwards. */
export const noted = (story: Story, by: BookingSide, at: Temporal.Instant): Story => {
  const { booking, dice } = story;
  const isBefore = at.epochMilliseconds < booking.startAt.epochMilliseconds;
  const text = isBefore ? words.noteBefore(dice, by) : words.noteAfter(dice);
  return changed(story, { notes: [...booking.notes, { by, at, text }] });
};

export const cancelled = (story: Story, by: BookingSide | 'admin', at: Temporal.Instant): Story =>
  changed(story, {
    status: 'cancelled',
    awaiting: null,
    awaitingSince: null,
    cancellation: { by, at, reason: words.cancelReason(story.dice, by) },
  });
