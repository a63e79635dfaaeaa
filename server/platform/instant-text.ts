import { Temporal } from 'temporal-polyfill';

// A list writes and reads hundreds of instants, few of them on different days. So Temporal computes each day once, and
// the time of day is added to it, since a day of UTC always has 24 hours. Lists are also read repeatedly, and an
// instant never changes: what was parsed from a text is reused whenever the same text comes up again.

const millisecondsADay = 86_400_000;
/** Enough for decades of days, or for some thousand sessions. */
const most = 10_000;

/** Caches the results of `find` up to a limit, then starts over. */
const remembering = <Key, Value>(find: (key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key: Key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    if (known.size >= most) known.clear();
    known.set(key, found);
    return found;
  };
};

/** From 'YYYY-MM-DD' to the milliseconds of its midnight. */
const midnightOf = remembering((day: string) => Temporal.Instant.from(`${day}T00:00Z`).epochMilliseconds);
/** From the milliseconds of midnight to 'YYYY-MM-DD'. */
const dayOf = remembering((midnight: number) =>
  Temporal.Instant.fromEpochMilliseconds(midnight).toString().slice(0, 10),
);

/** A timestamptz as PostgreSQL writes it when the session's zone is UTC, with at most milliseconds. */
const written = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,3}))?\+00$/;

const readInstant = (text: string): Temporal.Instant => {
  const [, day, hours, minutes, seconds, fraction = ''] = written.exec(text) ?? [];
  if (day === undefined) return Temporal.Instant.from(text);
  const within = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return Temporal.Instant.fromEpochMilliseconds(midnightOf(day) + within * 1000 + Number(fraction.padEnd(3, '0')));
};

/** The instant that the database wrote; Temporal parses any other form. */
export const instantFrom = remembering(readInstant);

const two = (number: number) => (number < 10 ? `0${number}` : String(number));

/** As `instant.toString()` writes it, to the millisecond: '2026-11-22T07:30:00Z', '2026-11-22T07:30:00.25Z'. */
export const textOf = ({ epochMilliseconds }: Temporal.Instant) => {
  const midnight = Math.floor(epochMilliseconds / millisecondsADay) * millisecondsADay;
  const within = epochMilliseconds - midnight;
  const seconds = Math.floor(within / 1000);
  const fraction =
    within % 1000 === 0
      ? ''
      : (within / 1000 - seconds)
          .toFixed(3)
          .slice(1)
          .replace(/0{1,2}$/, '');
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${dayOf(midnight)}T${time}${fraction}Z`;
};
