import { hoursOfTime, type UsualTime, usualTimes } from '../../../../../contract/profiles/values.ts';
import { type Fit, whole } from './people.ts';

/** Minutes a month from which on more time does not matter. */
const enough = 4 * 60;

/** Four hours a month in which both have time count whole, less in proportion. */
export const sharedTime: Fit = ({ sharedMinutes }) =>
  sharedMinutes === null ? null : Math.min(whole, Math.floor((sharedMinutes * whole) / enough));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A stretch of a day, in minutes. */
interface Stretch {
  from: number;
  to: number;
}

/** Of each day of the week (0: Sunday), the stretches in which a mentee has time. */
export type UsualWeek = readonly (readonly Stretch[])[];

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** Mentees who have not said when they have time: every day from 8 to 21. */
const anyDay: UsualWeek = weekdays.map(() => [{ from: 8 * 60, to: 21 * 60 }]);

/** One after the other, those that touch as one. */
const joined = (stretches: readonly Stretch[]) => {
  const apart: Stretch[] = [];
  for (const stretch of stretches) {
    const last = apart.at(-1);
    if (last?.to === stretch.from) last.to = stretch.to;
    else apart.push({ ...stretch });
  }
  return apart;
};

/** The week of a mentee, from what they have said about it. */
export const usualWeek = (times: readonly UsualTime[]): UsualWeek => {
  if (times.length === 0) return anyDay;
  const inOrder = usualTimes.filter((time) => times.includes(time)).map((time) => hoursOfTime[time]);
  return weekdays.map((day) =>
    joined(
      inOrder
        .filter(({ days }) => days.some((one) => one === day))
        .map(({ from, to }) => ({ from: from * 60, to: to * 60 })),
    ),
  );
};

/** Whether a mentor has said when they have time; without that nothing is known of it. */
export const saysHours = (hours: { rules: readonly unknown[]; overrides: readonly unknown[] } | undefined) =>
  hours !== undefined && hours.rules.length + hours.overrides.length > 0;

interface Clock {
  durationMinutes: number;
  wallAt: (instant: number) => number;
  week?: UsualWeek;
}

/** The day on which the count of milliseconds begins. */
const thursday = 4;

/**
 * Minutes in which a mentor is open (their slots: sorted starts of sessions, in epoch milliseconds) and a mentee has
 * time. Of slots that overlap, what they have in common counts once; a slot that does not fit into the mentee's week
 * does not count. `wallAt`: the clock of the mentee's zone, as milliseconds.
 */
export const minutesShared = (slots: readonly number[], { durationMinutes, wallAt, week = anyDay }: Clock): number => {
  let total = 0;
  let covered = -Infinity;
  for (const start of slots) {
    const wall = wallAt(start);
    const minuteOfDay = Math.floor((wall % DAY) / MINUTE);
    const today = week[(Math.floor(wall / DAY) + thursday) % 7] ?? [];
    if (!today.some(({ from, to }) => minuteOfDay >= from && minuteOfDay + durationMinutes <= to)) continue;
    const end = start + durationMinutes * MINUTE;
    total += end - Math.max(start, covered);
    covered = end;
  }
  return Math.floor(total / MINUTE);
};
