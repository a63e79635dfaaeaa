import { Temporal } from 'temporal-polyfill';
import type { SlotQuestion } from './open-slots.ts';
import type { WeeklyRule } from './weekly-hours.ts';

// Answers the same questions in a slow and simple way, with Temporal, and shares no code with the rules: it marks
// minutes one by one, tries wall times one by one, and compares every slot with every busy time.

const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Which of the 1,440 minutes of a day are open. */
const openMinutes = (question: SlotQuestion, day: Temporal.PlainDate): boolean[] => {
  const minutes = Array.from({ length: 1_440 }, () => false);
  const overrides = question.overrides.filter((o) => o.day === day.toString());
  if (overrides.some((o) => o.blocked === true)) return minutes;
  const weekly = question.rules.filter((rule) => rule.weekday === day.dayOfWeek % 7);
  const ranges = overrides.length > 0 ? overrides.flatMap((o) => (o.blocked === true ? [] : [o])) : weekly;
  for (const range of ranges)
    minutes.fill(true, minuteOf(range.from), Math.max(minuteOf(range.from), minuteOf(range.to)));
  return minutes;
};

const runs = (minutes: readonly boolean[]): { from: number; to: number }[] => {
  const found: { from: number; to: number }[] = [];
  for (let minute = 0; minute < 1_440; minute += 1) {
    if (!minutes[minute] || minutes[minute - 1]) continue;
    const end = minutes.indexOf(false, minute);
    found.push({ from: minute, to: end === -1 ? 1_440 : end });
  }
  return found;
};

/** The wall time as an instant of the zone ('compatible'), or null when that clock never shows it. */
const wallTime = (day: Temporal.PlainDate, minute: number, timeZone: string): Temporal.ZonedDateTime | null => {
  const wall = day.toPlainDateTime().add({ minutes: minute });
  const moment = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  return moment.toPlainDateTime().equals(wall) ? moment : null;
};

const startOfRun = (day: Temporal.PlainDate, run: { from: number; to: number }, timeZone: string) => {
  for (let minute = run.from; minute < run.to; minute += 30) {
    const moment = wallTime(day, minute, timeZone);
    if (moment) return moment;
  }
  return null;
};

/** If the clock jumps over the end, the jump itself is the end. */
const endOfRun = (day: Temporal.PlainDate, minute: number, timeZone: string): Temporal.ZonedDateTime => {
  const moment = wallTime(day, minute, timeZone);
  if (moment) return moment;
  const earlier = day
    .toPlainDateTime()
    .add({ minutes: minute })
    .toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const jump = earlier.getTimeZoneTransition('next');
  if (!jump) throw new Error('a wall time is missing, and no clock change explains it');
  return jump;
};

const weekName = (date: { yearOfWeek: number | undefined; weekOfYear: number | undefined }) =>
  `${date.yearOfWeek}-${date.weekOfYear}`;

const isFullWeek = (question: SlotQuestion, day: Temporal.PlainDate) => {
  const weeks = question.booked.map((start) =>
    weekName(Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(question.timeZone)),
  );
  return weeks.filter((week) => week === weekName(day)).length >= (question.weeklyLimit ?? Infinity);
};

const isFree = (question: SlotQuestion, start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime) => {
  const before = start.subtract({ minutes: question.buffers?.before ?? 0 }).epochMilliseconds;
  const after = end.add({ minutes: question.buffers?.after ?? 0 }).epochMilliseconds;
  return !question.busy.some((p) => p.start < p.end && p.start < after && before < p.end);
};

const isInTime = ({ now, notice = 120, from = -Infinity, until = Infinity }: SlotQuestion, start: number) =>
  start >= now + notice * 60_000 && start < now + 60 * 86_400_000 && start >= from && start < until;

const slotsOfDay = (question: SlotQuestion, day: Temporal.PlainDate): number[] => {
  const slots: number[] = [];
  for (const run of runs(openMinutes(question, day))) {
    const end = endOfRun(day, run.to, question.timeZone).epochMilliseconds;
    let slot = startOfRun(day, run, question.timeZone);
    for (; slot; slot = slot.add({ minutes: 30 })) {
      const over = slot.add({ minutes: question.durationMinutes ?? 60 });
      if (over.epochMilliseconds > end) break;
      const start = slot.epochMilliseconds;
      if (isInTime(question, start) && isFree(question, slot, over)) slots.push(start);
    }
  }
  return slots;
};

/** What `openSlots` must return. */
export const oracleSlots = (question: SlotQuestion): number[] => {
  if (question.dnd) return [];
  const first = Math.max(question.now, question.from ?? -Infinity);
  const last = Math.min(question.now + 60 * 86_400_000, question.until ?? Infinity);
  const dayOf = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(question.timeZone).toPlainDate();
  const slots: number[] = [];
  const lastDay = dayOf(last).add({ days: 2 });
  for (let day = dayOf(first).subtract({ days: 1 }); !day.equals(lastDay); day = day.add({ days: 1 }))
    if (!isFullWeek(question, day)) slots.push(...slotsOfDay(question, day));
  return slots;
};

interface ClockChange {
  timeZone: string;
  at: number;
}

/** Every clock change of every zone in the years 2026 to 2035, zone by zone. */
export const everyClockChange = (): ClockChange[] => {
  const from = Temporal.Instant.from('2026-01-01T00:00Z');
  const until = Temporal.Instant.from('2036-01-01T00:00Z').epochMilliseconds;
  return Intl.supportedValuesOf('timeZone').flatMap((timeZone) => {
    const changes: ClockChange[] = [];
    let moment = from.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next');
    for (; moment && moment.epochMilliseconds < until; moment = moment.getTimeZoneTransition('next'))
      changes.push({ timeZone, at: moment.epochMilliseconds });
    return changes;
  });
};

const everyDay = (from: string, to: string): WeeklyRule[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to }));

// Whole days; hours that end on, in and next to a changed hour; odd minutes; a second range the same night.
const weeksToTry: { rules: WeeklyRule[]; durationMinutes: number }[] = [
  { rules: everyDay('00:00', '24:00'), durationMinutes: 60 },
  { rules: [...everyDay('00:30', '02:30'), ...everyDay('22:00', '23:30')], durationMinutes: 30 },
  { rules: [...everyDay('01:15', '02:45'), ...everyDay('03:05', '05:00')], durationMinutes: 45 },
  { rules: [...everyDay('02:30', '04:00'), ...everyDay('23:30', '24:00')], durationMinutes: 30 },
];

/** The questions asked about one clock change: the day before it until the day after it. */
export const questionsAround = ({ timeZone, at }: ClockChange): SlotQuestion[] => {
  const now = at - 36 * 3_600_000;
  return weeksToTry.map((week) => ({
    ...week,
    timeZone,
    now,
    until: at + 36 * 3_600_000,
    overrides: [],
    busy: [],
    booked: [],
    notice: 0,
    dnd: false,
  }));
};

/**
 * A zone's wall time through Intl alone, in milliseconds from 1970-01-01T00:00: a check that does not rely on Temporal.
 */
export const intlWall = (timeZone: string): ((instant: number) => number) => {
  const numeric = { month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', year: 'numeric', ...numeric });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? NaN;
    return new Temporal.PlainDateTime(
      part('year'),
      part('month'),
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    ).toZonedDateTime('UTC').epochMilliseconds;
  };
};
