import type { Temporal } from 'temporal-polyfill';
import { laterOf, sharedProgramme, spanOf, togetherSince } from './calendar.ts';
import { type Dice, diceFor } from './dice.ts';
import type { Diary } from './diary.ts';
import { startsOn } from './hours.ts';
import { endings, outcomeAfter } from './outcomes.ts';
import { accepted, begin, type Meeting, moved, noted, type Story } from './stories.ts';
import type { DemoBooking, DemoPerson } from './types.ts';
import type { reviewWriter } from './words.ts';

/** Eighteen months of sessions with others. */
const pastDays = 548;
const upcomingDays = 21;
/** A request waits 48 hours at most (M04); these leave people who try the product some time to answer. */
const mostHoursPending = 40;

export interface Stage {
  people: readonly DemoPerson[];
  now: Temporal.Instant;
  seed: string;
  diary: Diary;
  write: ReturnType<typeof reviewWriter>;
}

const daysBetween = (from: Temporal.Instant, until: Temporal.Instant) =>
  Math.floor(from.until(until).total('hours') / 24);

/** The company's own people meet only in its programmes. */
const isColleague = ({ key }: DemoPerson) => key.startsWith('colleague-');
const onPlatform = (mentor: DemoPerson, mentee: DemoPerson) => mentor.mentorship === 'approved' && !isColleague(mentee);

/** From when on the two could have met. */
const acquaintedAt = (mentor: DemoPerson, mentee: DemoPerson, now: Temporal.Instant) => {
  if (onPlatform(mentor, mentee)) return laterOf(mentor.mentorSince ?? mentor.joinedAt, mentee.joinedAt);
  const programme = sharedProgramme(mentor, mentee);
  return (programme && togetherSince(programme, mentor, mentee)) ?? now;
};

/** The mentor's possible start times on a day, this many days from now, at which the mentee is awake. */
export const startsBothLike = (mentor: DemoPerson, mentee: DemoPerson, now: Temporal.Instant, days: number) => {
  if (!mentor.availability) return [];
  const day = now.toZonedDateTimeISO(mentor.timeZone).toPlainDate().add({ days });
  return startsOn(mentor.availability, mentor.timeZone, day).filter((start) => {
    const { hour } = start.toZonedDateTimeISO(mentee.timeZone);
    return hour >= 7 && hour <= 22;
  });
};

const popularityOf = ({ key }: DemoPerson) => diceFor(`popularity ${key}`).pick([1, 1, 1.5, 1.5, 2, 3]);

export const affinity = (mentor: DemoPerson, mentee: DemoPerson) => {
  const shared = (a: readonly unknown[], b: readonly unknown[]) => a.filter((one) => b.includes(one)).length;
  const together = sharedProgramme(mentor, mentee) ? 6 : 0;
  const near = mentor.countryId === mentee.countryId ? 2 : 0;
  return 2 * shared(mentor.subjects, mentee.subjects) + shared(mentor.goalIds, mentee.goalIds) + near + together;
};

const canMeet = (mentor: DemoPerson, mentee: DemoPerson) =>
  onPlatform(mentor, mentee) || sharedProgramme(mentor, mentee) !== null;

/**
 * One to three mentors for a mentee, the best fits among six picked at random; only one where admins make the pairs.
 */
const mentorsFor = (dice: Dice, mentors: readonly DemoPerson[], mentee: DemoPerson): DemoPerson[] => {
  const met = dice.some(
    mentors.filter((mentor) => canMeet(mentor, mentee)),
    6,
  );
  const worthOf = (mentor: DemoPerson) => (3 + affinity(mentor, mentee)) * popularityOf(mentor);
  const isPaired = mentee.memberships.some(({ programme }) => programme === 'leaders');
  return met
    .map((mentor) => ({ mentor, worth: worthOf(mentor) * (0.4 + dice.roll()) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, isPaired ? 1 : dice.between(1, 3))
    .map(({ mentor }) => mentor);
};

type Plan = Omit<Meeting, 'key'>;

/** What two members do while their programme runs belongs to it, mostly. */
const programmeOf = (
  dice: Dice,
  { mentor, mentee, requestedAt, startAt }: Omit<Plan, 'programme'>,
  now: Temporal.Instant,
) => {
  const programme = sharedProgramme(mentor, mentee);
  if (programme === null || !onPlatform(mentor, mentee)) return programme;
  const since = togetherSince(programme, mentor, mentee) ?? now;
  const isAfter = since.until(requestedAt).total('hours') > 0;
  const isBefore = startAt.until(spanOf(programme, now).until).total('hours') > 24;
  return isAfter && isBefore && dice.chance(0.8) ? programme : null;
};

/** An hour when both are free, on one of a few days tried, entered in the diary. */
const freeHour = (
  { now, diary }: Stage,
  dice: Dice,
  mentor: DemoPerson,
  mentee: DemoPerson,
  day: () => number,
): Temporal.Instant | null => {
  for (let tries = 0; tries < 14; tries += 1) {
    const starts = startsBothLike(mentor, mentee, now, day());
    const start = starts.length > 0 ? dice.pick(starts) : null;
    if (start && diary(mentor, mentee, start)) return start;
  }
  return null;
};

const pastPlans = (stage: Stage, mentors: readonly DemoPerson[], mentee: DemoPerson): Plan[] => {
  const dice = diceFor(`${stage.seed} past of ${mentee.key}`);
  const chosen = mentorsFor(dice, mentors, mentee);
  const wanted = dice.pick(isColleague(mentee) ? [0, 0, 1, 1, 2, 2, 3, 4] : [0, 2, 3, 4, 5, 6, 8, 9, 12, 17]);
  return Array.from({ length: wanted }).flatMap(() => {
    const mentor = dice.pick([...chosen.slice(0, 1), ...chosen]);
    const since = acquaintedAt(mentor, mentee, stage.now);
    const oldest = Math.min(pastDays, daysBetween(since, stage.now) - 3);
    if (oldest < 4) return [];
    const startAt = freeHour(stage, dice, mentor, mentee, () => -dice.between(4, oldest));
    if (!startAt) return [];
    const requestedAt = laterOf(startAt.subtract({ hours: dice.between(30, 220) }), since.add({ hours: 1 }));
    const requestedBy = dice.chance(0.08) ? 'mentor' : 'mentee';
    const plan = { mentor, mentee, startAt, requestedAt, requestedBy } as const;
    return [{ ...plan, programme: programmeOf(dice, plan, stage.now) }];
  });
};

const nextPlans = (stage: Stage, mentors: readonly DemoPerson[], mentee: DemoPerson): Plan[] => {
  const dice = diceFor(`${stage.seed} next of ${mentee.key}`);
  const awake = mentors.filter(({ availability }) => availability?.dnd === false);
  const wanted = dice.pick(isColleague(mentee) ? [0, 0, 0, 1] : [0, 1, 1, 1, 2]);
  return mentorsFor(dice, awake, mentee)
    .slice(0, wanted)
    .flatMap((mentor) => {
      const since = acquaintedAt(mentor, mentee, stage.now);
      if (daysBetween(since, stage.now) < 2) return [];
      const startAt = freeHour(stage, dice, mentor, mentee, () => dice.between(2, upcomingDays - 1));
      if (!startAt) return [];
      const hours = dice.chance(0.45) ? dice.between(2, mostHoursPending) : dice.between(mostHoursPending, 220);
      const requestedAt = laterOf(stage.now.subtract({ hours }), since.add({ hours: 1 }));
      const requestedBy = dice.chance(0.1) ? 'mentor' : 'mentee';
      const plan = { mentor, mentee, startAt, requestedAt, requestedBy } as const;
      return [{ ...plan, programme: programmeOf(dice, plan, stage.now) }];
    });
};

const tellPast = (story: Story, now: Temporal.Instant) =>
  endings[outcomeAfter(story.dice, daysBetween(story.booking.startAt, now))](story);

const tellNext = (story: Story, now: Temporal.Instant): Story => {
  const { dice, booking } = story;
  const asked = dice.chance(0.15) ? moved(story, dice.pick(['mentor', 'mentee'] as const), now) : story;
  const isFresh = booking.requestedAt.until(now).total('hours') <= mostHoursPending;
  if (isFresh && dice.chance(0.4)) return asked;
  const yes = accepted(asked, now);
  return dice.chance(0.15) ? noted(yes, 'mentee', yes.booking.acceptedAt ?? now) : yes;
};

/** Tells the plans in order of time, so that each knows how often the two have met before. */
const told = (stage: Stage, name: string, plans: readonly Plan[], tell: typeof tellPast): DemoBooking[] => {
  const met = new Map<string, number>();
  const inOrder = plans.toSorted((a, b) => a.startAt.epochMilliseconds - b.startAt.epochMilliseconds);
  return inOrder.map((plan, i) => {
    const pair = `${plan.mentor.key} ${plan.mentee.key}`;
    const earlier = met.get(pair) ?? 0;
    met.set(pair, earlier + 1);
    return tell(begin(stage.seed, { key: `${name}-${i + 1}`, ...plan }, earlier, stage.write), stage.now).booking;
  });
};

/** They have nobody to meet before they are matched. */
const isWaiting = ({ memberships }: DemoPerson) => memberships.some(({ programme }) => programme === 'exchange');

/** What everyone outside the cast did in eighteen months and will do in three weeks. */
export const bookingsOfOthers = (stage: Stage): DemoBooking[] => {
  const active = stage.people.filter((one) => !isWaiting(one));
  const mentors = active.filter(
    (one) => (one.key.startsWith('mentor-') || isColleague(one)) && one.availability !== null,
  );
  const mentees = active.filter(
    (one) => one.key.startsWith('mentee-') || (isColleague(one) && one.userType === 'mentee'),
  );
  return [
    ...told(
      stage,
      'past',
      mentees.flatMap((mentee) => pastPlans(stage, mentors, mentee)),
      tellPast,
    ),
    ...told(
      stage,
      'next',
      mentees.flatMap((mentee) => nextPlans(stage, mentors, mentee)),
      tellNext,
    ),
  ];
};
