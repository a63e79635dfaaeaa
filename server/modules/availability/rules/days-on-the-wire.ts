import { DAY, MINUTE, readDay, readTime, writeDay, writeIsoDay, writeTime } from './days-and-minutes.ts';
import { type ZoneClock, zoneClock } from './zone-offsets.ts';

export type WireDay = `${string}/${string}/${string}`;

/** AVL-12, A83: { 'DD/MM/YYYY': ['HH:mm', …], …, timeslot_timezone }. */
export type Timeslots = { timeslot_timezone: string } & { [day: WireDay]: string[] };

const clockFor = (timeZone: string, starts: readonly number[]): ZoneClock =>
  zoneClock(timeZone, starts[0] ?? 0, starts.at(-1) ?? 0);

const wallMinute = (clock: ZoneClock, instant: number) => Math.floor(clock.wallAt(instant) / MINUTE) * MINUTE;

/**
 * Whether date and time alone identify this start: they mean the first instant that reads like this. The second pass of
 * a repeated hour cannot be told apart, so it is left off the wire.
 */
const canBeTold = (clock: ZoneClock, start: number, wall: number) => clock.firstReading(wall) === start;

/** Sorted starts as the viewer's calendar shows them (AVL-12). `instantOf` turns each entry back into its start. */
export const slotsByDay = (
  starts: readonly number[],
  viewerTimeZone: string,
): { timeslots: Timeslots; available_dates: WireDay[] } => {
  const clock = clockFor(viewerTimeZone, starts);
  const timeslots: Timeslots = { timeslot_timezone: viewerTimeZone };
  const dates = new Map<number, string[]>();
  for (const start of starts) {
    const wall = wallMinute(clock, start);
    if (!canBeTold(clock, start, wall)) continue;
    const day = Math.floor(wall / DAY);
    const time = writeTime((wall - day * DAY) / MINUTE);
    const times = dates.get(day);
    if (times) times.push(time);
    else dates.set(day, [time]);
  }
  for (const [day, times] of dates) timeslots[writeDay(day)] = times;
  return { timeslots, available_dates: [...dates.keys()].map(writeDay) };
};

/** The first three available dates, each with its first slot, for a mentor's card (DIS-27). */
export const nextThreeDays = (
  starts: readonly number[],
  viewerTimeZone: string,
): { date: WireDay; time: string; start: number }[] => {
  const clock = clockFor(viewerTimeZone, starts);
  const found: { date: WireDay; time: string; start: number }[] = [];
  let lastDay = -Infinity;
  for (const start of starts) {
    if (found.length === 3) break;
    const wall = wallMinute(clock, start);
    const day = Math.floor(wall / DAY);
    if (day <= lastDay || !canBeTold(clock, start, wall)) continue;
    found.push({ date: writeDay(day), time: writeTime((wall - day * DAY) / MINUTE), start });
    lastDay = day;
  }
  return found;
};

/** What a clock of this zone shows at `start` and at `end`, which are in epoch milliseconds. */
export const wallTimes = (start: number, end: number, timeZone: string) => {
  const clock = zoneClock(timeZone, start, end);
  const shown = (instant: number) => {
    const wall = wallMinute(clock, instant);
    const day = Math.floor(wall / DAY);
    return { day: writeIsoDay(day), time: writeTime((wall - day * DAY) / MINUTE) };
  };
  return { start: shown(start), end: shown(end) };
};

/**
 * The instant meant by a booking's date ('YYYY-MM-DD' or 'DD/MM/YYYY'), time ('HH:mm') and zone, in epoch milliseconds;
 * the earlier one in a repeated hour. Null when they cannot be read, or when the clock never shows them.
 * @throws RangeError for an unknown zone.
 */
export const instantOf = (day: string, time: string, timeZone: string): number | null => {
  const date = readDay(day);
  const minutes = readTime(time);
  if (date === null || minutes === null || minutes === 1_440) return null;
  const wall = date * DAY + minutes * MINUTE;
  const clock = zoneClock(timeZone, wall, wall);
  const instant = clock.firstReading(wall);
  return clock.wallAt(instant) === wall ? instant : null;
};
