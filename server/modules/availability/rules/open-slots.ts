import { DAY, MINUTE, weekOf } from './days-and-minutes.ts';
import { type DateOverride, type Hours, type WeeklyRule, weeklyHours } from './weekly-hours.ts';
import { type ZoneClock, zoneClock } from './zone-offsets.ts';

// How hours on a wall clock become instants. `from` and `to` each mean the first instant at which the mentor's clock
// shows that time or a later one. Between the two, time is real time: a slot starts every 30 minutes and is offered if
// it ends by the end of the range.
//   Spring forward (02:00 → 03:00): 01:00–04:00 lasts two hours, 02:00–03:00 no time at all. A range from 02:15 starts
//   at its first half-hour step that exists, 03:15; a range until 02:30 ends with the jump. A slot is never outside the
//   hours or on another day.
//   Fall back (02:00 → 01:00): 00:00–03:00 lasts four hours, and 01:00 and 01:30 are offered twice, an hour apart.
//   01:30–03:00 starts at the first 01:30; 00:00–01:30 ends there.
// Ranges of two days are never joined across midnight.

const STEP = 30 * MINUTE;
const HORIZON_DAYS = 60;

/** From start to just before end, in epoch milliseconds. */
export interface Period {
  start: number;
  end: number;
}

export interface SlotQuestion {
  rules: readonly WeeklyRule[];
  overrides: readonly DateOverride[];
  /** The mentor's IANA zone, which rules, overrides and weeks refer to. */
  timeZone: string;
  /** How long the session lasts; 60 by default. */
  durationMinutes?: number | undefined;
  /**
   * Everything that occupies the mentor: pending or upcoming bookings (with their own buffers), times of linked
   * calendars.
   */
  busy: readonly Period[];
  /** Starts of the sessions that count against `weeklyLimit`. The caller leaves out a booking that is being moved. */
  booked: readonly number[];
  /** Minutes between now and the first slot; 120 by default (M05). */
  notice?: number | undefined;
  /** Minutes to keep free around the session; none by default (M05). */
  buffers?: { before: number; after: number } | undefined;
  /** The most sessions from Monday to Sunday; no limit by default (M05). */
  weeklyLimit?: number | null | undefined;
  /** Do not disturb (AVL-10). */
  dnd: boolean;
  now: number;
  /** How many days ahead of now; 60 by default. */
  horizonDays?: number | undefined;
  /** Only slots that start at `from` or later … */
  from?: number | undefined;
  /** … and before `until`. */
  until?: number | undefined;
}

/** The start of the range's first step that exists, and the range's end. */
const boundsOf = (clock: ZoneClock, day: number, hours: Hours): Period => {
  const wall = day * DAY + hours.from * MINUTE;
  const start = clock.firstReading(wall);
  const jumpedOver = clock.wallAt(start) - wall;
  const toNextStep = (STEP - (jumpedOver % STEP)) % STEP;
  return { start: start + toNextStep, end: clock.firstReading(day * DAY + hours.to * MINUTE) };
};

const dayAt = (clock: ZoneClock, instant: number) => Math.floor(clock.wallAt(instant) / DAY);

/** The weeks that already have as many sessions as the limit allows (M05). */
const fullWeeks = (clock: ZoneClock, booked: readonly number[], limit: number): ((week: number) => boolean) => {
  const count = new Map<number, number>();
  for (const start of booked) {
    const week = weekOf(dayAt(clock, start));
    count.set(week, (count.get(week) ?? 0) + 1);
  }
  return (week) => (count.get(week) ?? 0) >= limit;
};

/** Sorted and merged, so that a single pass along the slots meets each period once. */
const joined = (periods: readonly Period[]): Period[] => {
  const result: Period[] = [];
  for (const { start, end } of periods.filter((p) => p.start < p.end).sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
};

/** Must be asked about rising periods only; returns whether any busy time overlaps. */
const busyWatch = (busy: readonly Period[]): ((start: number, end: number) => boolean) => {
  const periods = joined(busy)[Symbol.iterator]();
  let next = periods.next().value;
  return (start, end) => {
    while (next && next.end <= start) next = periods.next().value;
    return next !== undefined && next.start < end;
  };
};

/** The first and the last millisecond at which a slot may start. */
const windowOf = (question: SlotQuestion) => {
  const { now, notice = 120, horizonDays = HORIZON_DAYS, from = -Infinity, until = Infinity } = question;
  return {
    earliest: Math.max(now + notice * MINUTE, from),
    latest: Math.min(now + horizonDays * DAY, until) - 1,
  };
};

const lengthsOf = ({ durationMinutes = 60, buffers = { before: 0, after: 0 } }: SlotQuestion) => ({
  duration: durationMinutes * MINUTE,
  before: buffers.before * MINUTE,
  after: buffers.after * MINUTE,
});

/**
 * The starts a mentee may choose, sorted, in epoch milliseconds (B25, M05, AVL-14, AVL-17): by default from now +
 * notice to just before now + 60 days. Hours should have passed `hoursProblem`; entries that it would refuse open
 * nothing.
 * @throws RangeError for an unknown zone.
 */
export const openSlots = (question: SlotQuestion): number[] => {
  const { earliest, latest } = windowOf(question);
  if (question.dnd || earliest > latest) return [];

  // The week of a booked session may begin or end up to six days outside the window.
  const clock = zoneClock(question.timeZone, earliest - 7 * DAY, latest + 7 * DAY);
  const hoursOn = weeklyHours(question.rules, question.overrides);
  const isFull = fullWeeks(clock, question.booked, question.weeklyLimit ?? Infinity);
  const isBusy = busyWatch(question.busy);
  const { duration, before, after } = lengthsOf(question);

  const slots: number[] = [];
  // One day more: a clock set back just after midnight shows the previous day again while the new day's hours apply.
  const lastDay = dayAt(clock, latest) + 1;
  for (let day = dayAt(clock, earliest); day <= lastDay; day += 1) {
    if (isFull(weekOf(day))) continue;
    for (const hours of hoursOn(day)) {
      const { start, end } = boundsOf(clock, day, hours);
      const stepsPast = Math.max(0, Math.ceil((earliest - start) / STEP));
      const last = Math.min(end - duration, latest);
      for (let slot = start + stepsPast * STEP; slot <= last; slot += STEP)
        if (!isBusy(slot - before, slot + duration + after)) slots.push(slot);
    }
  }
  return slots;
};

/** Whether this start is open; checked again at the moment of booking (B25). */
export const isOpenSlot = (start: number, question: SlotQuestion): boolean =>
  openSlots({ ...question, from: start, until: start + 1 }).length > 0;
