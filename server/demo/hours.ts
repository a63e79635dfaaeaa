import { Temporal } from 'temporal-polyfill';
import type { Dice } from './dice.ts';
import type { DemoAvailability, DemoHours, DemoOverride } from '../modules/availability/demo.ts';

type Range = readonly [from: string, to: string];
type Habit = { days: readonly number[]; ranges: readonly Range[]; most: number };

const workdays = [1, 2, 3, 4, 5];

/** When people with a job are free. */
const habits: Record<'evening' | 'afterWork' | 'lunch' | 'early' | 'morning' | 'weekend', Habit> = {
  evening: {
    days: [1, 2, 3, 4],
    ranges: [
      ['20:00', '22:00'],
      ['20:30', '22:30'],
      ['21:00', '23:00'],
    ],
    most: 3,
  },
  afterWork: {
    days: workdays,
    ranges: [
      ['18:30', '20:30'],
      ['18:00', '20:00'],
      ['19:00', '21:30'],
    ],
    most: 3,
  },
  lunch: {
    days: workdays,
    ranges: [
      ['12:00', '14:00'],
      ['12:30', '13:30'],
      ['13:00', '14:00'],
    ],
    most: 2,
  },
  early: {
    days: workdays,
    ranges: [
      ['07:00', '08:30'],
      ['07:30', '09:00'],
    ],
    most: 3,
  },
  morning: {
    days: workdays,
    ranges: [
      ['09:00', '11:30'],
      ['10:00', '12:00'],
      ['08:30', '10:30'],
    ],
    most: 3,
  },
  weekend: {
    days: [6, 0],
    ranges: [
      ['09:00', '12:00'],
      ['10:00', '13:00'],
      ['14:00', '17:00'],
      ['15:00', '18:00'],
    ],
    most: 2,
  },
};
type HabitName = keyof typeof habits;

const common: readonly HabitName[][] = [
  ['evening', 'weekend'],
  ['evening'],
  ['afterWork'],
  ['afterWork', 'weekend'],
  ['lunch', 'evening'],
  ['weekend', 'lunch'],
  ['early', 'afterWork'],
];
/** Mentors who live far away offer hours at which people in Southeast Asia are awake. */
const farAway: Partial<Record<string, readonly HabitName[][]>> = {
  'Europe/London': [
    ['early', 'lunch'],
    ['morning', 'weekend'],
    ['lunch', 'morning'],
  ],
  'America/New_York': [
    ['evening', 'early'],
    ['afterWork', 'evening'],
    ['evening', 'weekend'],
  ],
};

const byDayAndTime = (a: DemoHours, b: DemoHours) => a.weekday - b.weekday || (a.from < b.from ? -1 : 1);

/** Ranges on one weekday must not overlap: the first habit wins. */
const withoutOverlaps = (hours: readonly DemoHours[]) =>
  hours.filter(
    (one, i) =>
      !hours.slice(0, i).some((other) => other.weekday === one.weekday && one.from < other.to && other.from < one.to),
  );

const weekOf = (dice: Dice, timeZone: string): DemoHours[] => {
  const names = dice.pick(farAway[timeZone] ?? common);
  const hours = names.flatMap((name) => {
    const { days, ranges, most } = habits[name];
    const [from, to] = dice.pick(ranges);
    const atLeast = names.length === 1 ? most : Math.min(2, most);
    return dice.some(days, dice.between(atLeast, most)).map((weekday) => ({ weekday, from, to }));
  });
  return withoutOverlaps(hours).toSorted(byDayAndTime);
};

/** Days off and extra hours within the four weeks after `day`, at most one entry a day. */
const overridesAfter = (dice: Dice, day: Temporal.PlainDate): DemoOverride[] => {
  const ahead = dice.some([...Array(26).keys()], dice.between(0, 4));
  return ahead
    .toSorted((a, b) => a - b)
    .map((days, turn): DemoOverride => {
      const name = day.add({ days: days + 2 }).toString();
      return turn % 2 === 0 ? { day: name, blocked: true } : { day: name, blocked: false, from: '14:00', to: '17:00' };
    });
};

/** The availability of one mentor; `day` is today in the mentor's time zone. */
export const availabilityOf = (dice: Dice, timeZone: string, day: Temporal.PlainDate): DemoAvailability => ({
  hours: weekOf(dice, timeZone),
  overrides: dice.chance(0.55) ? overridesAfter(dice, day) : [],
  noticeMinutes: dice.pick([120, 120, 120, 240, 720, 1440, 2880]),
  bufferBeforeMinutes: dice.pick([0, 0, 0, 0, 5, 10]),
  bufferAfterMinutes: dice.pick([0, 0, 0, 10, 15, 30]),
  sessionsAWeek: dice.pick([null, null, null, 3, 4, 5, 6]),
  dnd: false,
});

const rangesOn = (
  { hours, overrides }: DemoAvailability,
  day: Temporal.PlainDate,
): readonly { from: string; to: string }[] => {
  const ofDay = overrides.filter((override) => override.day === day.toString());
  if (ofDay.length > 0) return ofDay.filter((override) => !override.blocked);
  return hours.filter(({ weekday }) => weekday === day.dayOfWeek % 7);
};

/** When a session of one hour may start on a day in the mentor's time zone: every thirty minutes. */
export const startsOn = (
  availability: DemoAvailability,
  timeZone: string,
  day: Temporal.PlainDate,
): Temporal.Instant[] =>
  rangesOn(availability, day).flatMap(({ from, to }) => {
    const first = Temporal.PlainTime.from(from);
    const minutes = first.until(Temporal.PlainTime.from(to)).total('minutes');
    const starts: Temporal.Instant[] = [];
    for (let after = 0; after + 60 <= minutes; after += 30) {
      const wall = day.toPlainDateTime(first.add({ minutes: after }));
      const start = wall.toZonedDateTime(timeZone);
      // An hour that the clock change skips does not exist.
      if (start.toPlainDateTime().equals(wall)) starts.push(start.toInstant());
    }
    return starts;
  });
