import { Temporal } from 'temporal-polyfill';
import type { BookingSide } from '../../contract/bookings/index.ts';
import { sharedProgramme, togetherSince } from './calendar.ts';
import { diceFor } from './dice.ts';
import { affinity, type Stage, startsBothLike } from './others.ts';
import { endings, type Outcome } from './outcomes.ts';
import { accepted, begin, changed, moved, noted, type Story } from './stories.ts';
import type { DemoBooking, DemoPerson } from './types.ts';
import { allWords } from './words.ts';

/** One booking of a member of the cast: how many days from now, and how far its story is told. */
interface Scene {
  name: string;
  days: number;
  requestedBy: BookingSide;
  tell: (story: Story, now: Temporal.Instant) => Story;
}

const requested = (story: Story) => story;
const confirmed = (story: Story, now: Temporal.Instant) => accepted(story, now);
const wellPrepared = (story: Story, now: Temporal.Instant): Story => {
  const asked = moved(story, 'mentor', now.subtract({ hours: 20 }));
  const yes = accepted(asked, now);
  const at = yes.booking.acceptedAt ?? now;
  return changed(noted(noted(yes, 'mentee', at), 'mentor', at), { links: allWords.links.slice(0, 2) });
};
const movedTwice = (story: Story, now: Temporal.Instant) =>
  moved(moved(story, 'mentee', now.subtract({ hours: 12 })), 'mentor', now.subtract({ hours: 2 }));
const ending = (name: string, days: number, outcome: Outcome, requestedBy: BookingSide = 'mentee'): Scene => ({
  name,
  days: -days,
  requestedBy,
  tell: (story) => endings[outcome](story),
});

const next: readonly Scene[] = [
  { name: 'tomorrow', days: 1, requestedBy: 'mentee', tell: confirmed },
  { name: 'in-three-days', days: 3, requestedBy: 'mentor', tell: confirmed },
  { name: 'next-week', days: 8, requestedBy: 'mentee', tell: wellPrepared },
  { name: 'awaits-mentor', days: 4, requestedBy: 'mentee', tell: requested },
  { name: 'awaits-mentor-too', days: 9, requestedBy: 'mentee', tell: requested },
  { name: 'awaits-mentee', days: 5, requestedBy: 'mentor', tell: requested },
  { name: 'moved-twice', days: 6, requestedBy: 'mentee', tell: movedTwice },
];

/** What the mentee and the mentor of the cast do in their programme. */
const inProgramme: readonly Scene[] = [
  { name: 'programme-soon', days: 2, requestedBy: 'mentee', tell: confirmed },
  { name: 'programme-asked', days: 10, requestedBy: 'mentee', tell: requested },
  ending('programme-unconcluded', 4, 'unconcluded'),
  ending('programme-cancelled', 18, 'cancelled_by_mentee'),
  ...[25, 55, 80].map((days) => ending(`programme-rated-${days}`, days, 'fully_rated')),
];

const past: readonly Scene[] = [
  ending('yesterday', 1, 'unconcluded'),
  ending('both-owe', 2, 'completed'),
  ending('reported', 3, 'reported_by_mentee'),
  ending('mentor-rated', 5, 'rated_by_mentor'),
  ending('mentee-rated', 6, 'rated_by_mentee'),
  ending('expired', 8, 'system_cancelled'),
  ending('investigated', 9, 'investigating'),
  ending('mentee-cancelled', 12, 'cancelled_by_mentee'),
  ending('mentor-did-not-come', 16, 'missed_by_mentor'),
  ending('mentor-cancelled', 19, 'cancelled_by_mentor'),
  ending('mentee-did-not-come', 23, 'missed_by_mentee'),
  ending('refunded', 27, 'refunded'),
  ending('admin-cancelled', 45, 'cancelled_by_admin'),
  ending('nobody-concluded', 70, 'auto_completed'),
  ...[14, 21, 34, 41, 62, 88, 110, 139].map((days) =>
    ending(`rated-${days}`, days, 'fully_rated', days % 2 === 0 ? 'mentee' : 'mentor'),
  ),
];

/** A free hour of the pair on that day, entered in the diary when taken. */
const hourOn = ({ diary, now }: Stage, mentor: DemoPerson, mentee: DemoPerson, days: number) => {
  const starts = startsBothLike(mentor, mentee, now, days).filter((start) =>
    days < 0 ? start.until(now).total('hours') > 2 : now.until(start).total('hours') > 4,
  );
  return starts.find((start) => diary(mentor, mentee, start)) ?? null;
};

/** Longer ago than the first scene, so that everyone taking part was already a member. */
const daysOfScenes = 150;
const daysInProgramme = 100;

/** The people who fit best, so that the cast meets many people and some of them more than once. */
const circleOf = ({ people, now }: Stage, own: DemoPerson): DemoPerson[] => {
  const isWanted = ({ key, mentorship, availability }: DemoPerson) =>
    own.key === 'mentee'
      ? key.startsWith('mentor-') && mentorship === 'approved' && availability?.dnd === false
      : key.startsWith('mentee-');
  const wasThere = ({ joinedAt, mentorSince }: DemoPerson) =>
    (mentorSince ?? joinedAt).until(now).total('hours') > 24 * daysOfScenes;
  const fit = (one: DemoPerson) => affinity(one, own);
  return people
    .filter((one) => isWanted(one) && wasThere(one))
    .toSorted((a, b) => fit(b) - fit(a))
    .slice(0, 16);
};

/** The people on the other side of the programme that both accounts are in. */
const programmeCircleOf = ({ people, now }: Stage, own: DemoPerson): DemoPerson[] => {
  return people.filter((one) => {
    const { mentor, mentee } = pairOf(own, one);
    if (one.key === 'mentor' || one.key === 'mentee') return false;
    if (sharedProgramme(mentor, mentee) !== 'graduates' || mentor.availability?.dnd !== false) return false;
    const since = togetherSince('graduates', mentor, mentee) ?? now;
    return since.until(now).total('hours') > 24 * daysInProgramme;
  });
};

const pairOf = (own: DemoPerson, other: DemoPerson) =>
  own.key === 'mentee' ? { mentor: other, mentee: own } : { mentor: own, mentee: other };

/** The first person in the circle, from `turn` on, who is free on that day. */
const meetingOn = (stage: Stage, own: DemoPerson, circle: readonly DemoPerson[], days: number, turn: number) => {
  for (let i = 0; i < circle.length; i += 1) {
    const other = circle[(turn + i) % circle.length];
    if (!other) break;
    const pair = pairOf(own, other);
    const startAt = hourOn(stage, pair.mentor, pair.mentee, days);
    if (startAt) return { ...pair, startAt };
  }
  throw new Error(`${own.key} finds nobody ${days} days from now`);
};

interface Scenes {
  scenes: readonly Scene[];
  circle: readonly DemoPerson[];
  programme: DemoBooking['programme'];
}

const scenesOf = (stage: Stage, own: DemoPerson, { scenes, circle, programme }: Scenes): DemoBooking[] => {
  const dice = diceFor(`${stage.seed} scenes of ${own.key}${programme ? ` in ${programme}` : ''}`);
  return scenes.map(({ name, days, requestedBy, tell }, turn) => {
    const meeting = meetingOn(stage, own, circle, days, turn);
    const hours = days > 0 ? dice.between(30, 40) : dice.between(40, 200);
    const requestedAt = (days > 0 ? stage.now : meeting.startAt).subtract({ hours });
    const key = `${own.key}-${name}`;
    const story = begin(stage.seed, { key, ...meeting, requestedAt, requestedBy, programme }, 0, stage.write);
    return tell(story, stage.now).booking;
  });
};

const fiveMinutes = 5 * 60_000;

/** The session that both accounts can enter soon after the start: in about forty minutes, at a round time. */
const inFortyMinutes = (stage: Stage, mentor: DemoPerson, mentee: DemoPerson): DemoBooking => {
  const earliest = stage.now.add({ minutes: 38 }).epochMilliseconds;
  const startAt = Temporal.Instant.fromEpochMilliseconds(Math.ceil(earliest / fiveMinutes) * fiveMinutes);
  if (!stage.diary(mentor, mentee, startAt)) throw new Error('the cast has no time in forty minutes');
  const requestedAt = stage.now.subtract({ hours: 70 });
  const meeting = { key: 'cast-soon', mentor, mentee, startAt, requestedAt, requestedBy: 'mentee' as const };
  const story = begin(stage.seed, { ...meeting, programme: null }, 1, stage.write);
  const yes = accepted(story, stage.now.subtract({ hours: 20 }));
  const prepared = noted(yes, 'mentee', stage.now.subtract({ hours: 3 }));
  return changed(prepared, { links: allWords.links.slice(2, 4), status: 'upcoming' }).booking;
};

/** Some weeks ago the mentee and the mentor of the cast met for the first time, and both were happy with it. */
const firstMeeting = (stage: Stage, mentor: DemoPerson, mentee: DemoPerson): DemoBooking => {
  const days = [-28, -29, -30, -31].find((day) => startsBothLike(mentor, mentee, stage.now, day).length > 0) ?? -28;
  const startAt = hourOn(stage, mentor, mentee, days);
  if (!startAt) throw new Error('the cast never met');
  const requestedAt = startAt.subtract({ hours: 60 });
  const meeting = { key: 'cast-first', mentor, mentee, startAt, requestedAt, requestedBy: 'mentee' as const };
  return endings.fully_rated(begin(stage.seed, { ...meeting, programme: null }, 0, stage.write)).booking;
};

/** M25: what the mentee and the mentor of the cast find in their lists: bookings in every status. */
export const bookingsOfCast = (stage: Stage): DemoBooking[] => {
  const find = (wanted: string) => {
    const person = stage.people.find(({ key }) => key === wanted);
    if (!person) throw new Error(`no ${wanted} among the people`);
    return person;
  };
  const [mentee, mentor] = [find('mentee'), find('mentor')];
  return [
    inFortyMinutes(stage, mentor, mentee),
    firstMeeting(stage, mentor, mentee),
    ...[mentee, mentor].flatMap((own) =>
      scenesOf(stage, own, { scenes: [...next, ...past], circle: circleOf(stage, own), programme: null }),
    ),
    ...[mentee, mentor].flatMap((own) =>
      scenesOf(stage, own, { scenes: inProgramme, circle: programmeCircleOf(stage, own), programme: 'graduates' }),
    ),
  ];
};
