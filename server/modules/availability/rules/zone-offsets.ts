import { Temporal } from 'temporal-polyfill';
import { DAY } from './days-and-minutes.ts';

/** A period in which a zone keeps one offset: from `start` until just before `end`, in epoch milliseconds. */
interface Stretch {
  start: number;
  end: number;
  offset: number;
}

/** One zone's clock. A wall time is the milliseconds from 1970-01-01T00:00 as that clock shows them. */
export interface ZoneClock {
  /** What the clock shows at an instant. */
  wallAt: (instant: number) => number;
  /**
   * The first instant at which the clock shows this wall time or a later one. In a repeated hour that is the earlier of
   * the two; for a wall time that the clock jumps over, it is the instant of the jump.
   */
  firstReading: (wall: number) => number;
}

interface ZoneTable {
  from: number;
  until: number;
  stretches: readonly Stretch[];
}

const YEAR = 365.2425 * DAY;
const usualFrom = Math.floor(55 * YEAR); // 2025
const usualUntil = Math.ceil(68 * YEAR); // 2038
// A request that names a far-off year must not make us search millennia for clock changes.
const earliest = 0; // 1970
const latest = Math.ceil(131 * YEAR); // 2101

// One entry per zone, under the zone's official spelling, so that the map cannot grow with what callers type.
const known = new Map<string, ZoneTable>();

const offsetOf = (moment: Temporal.ZonedDateTime) => Math.round(moment.offsetNanoseconds / 1e6);

/** Walks through the clock changes of a zone once. The first and the last period are open-ended. */
const findStretches = (timeZone: string, from: number, until: number): Stretch[] => {
  const stretches: Stretch[] = [];
  let moment = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
  let start = -Infinity;
  for (;;) {
    const offset = offsetOf(moment);
    const next = moment.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds >= until) return [...stretches, { start, end: Infinity, offset }];
    stretches.push({ start, end: next.epochMilliseconds, offset });
    start = next.epochMilliseconds;
    moment = next;
  }
};

const tableOf = (timeZone: string, first: number, last: number): ZoneTable => {
  const found = known.get(timeZone);
  if (found && found.from <= first && last <= found.until) return found;
  const spelling = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone).timeZoneId;
  if (spelling !== timeZone) return tableOf(spelling, first, last);
  const from = Math.min(found?.from ?? usualFrom, Math.floor(first));
  const until = Math.max(found?.until ?? usualUntil, Math.ceil(last));
  const table = { from, until, stretches: findStretches(timeZone, from, until) };
  known.set(timeZone, table);
  return table;
};

/**
 * The clock of an IANA zone, correct for everything between two instants (and two days to either side).
 * @throws RangeError for an unknown zone, or outside 1970–2100.
 */
export const zoneClock = (timeZone: string, first: number, last: number): ZoneClock => {
  if (!(first >= earliest && last <= latest)) throw new RangeError('Time zones are known from 1970 to 2100');
  const from = first - 2 * DAY;
  const until = last + 2 * DAY;
  // A handful at most, so a linear scan is faster than any search.
  const near = tableOf(timeZone, from, until).stretches.filter((s) => s.start <= until && s.end > from);

  return {
    wallAt: (instant) => {
      let wall = instant;
      for (const { end, offset } of near) {
        wall = instant + offset;
        if (instant < end) break;
      }
      return wall;
    },
    firstReading: (wall) => {
      let instant = wall;
      for (const { start, end, offset } of near) {
        instant = Math.max(start, wall - offset);
        if (instant < end) break;
      }
      return instant;
    },
  };
};
