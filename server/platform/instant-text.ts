import { Temporal } from 'temporal-polyfill';

// A list tells and reads hundreds of instants, few of them on different days. What a day is, Temporal says once; the
// hours within it are an addition, since a day of UTC has 24 hours. And lists are read again and again: an instant never
// changes, so what was read of a text serves whoever reads the same text next.

const millisecondsADay = 86_400_000;
/** Some decades of days; some thousand sessions. */
const most = 10_000;

/** Remembers what `find` said, up to a bound, and then begins again. */
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
/** The other way. */
const dayOf = remembering((midnight: number) =>
  Temporal.Instant.fromEpochMilliseconds(midnight).toString().slice(0, 10),
);

/** As PostgreSQL writes a timestamptz where the session's zone is UTC, to the millisecond at most. */
const written = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,3}))?\+00$/;

const readInstant = (text: string): Temporal.Instant => {
  const [, day, hours, minutes, seconds, fraction = ''] = written.exec(text) ?? [];
  if (day === undefined) return Temporal.Instant.from(text);
  const within = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return Temporal.Instant.fromEpochMilliseconds(midnightOf(day) + within * 1000 + Number(fraction.padEnd(3, '0')));
};

/** The instant that the database wrote; whatever it wrote otherwise, Temporal reads itself. */
export const instantFrom = remembering(readInstant);

const two = (number: number) => (number < 10 ? `0${number}` : String(number));

/** As `instant.toString()` writes it, to the millisecond: '2026-11-22T07:30:00Z', '2026-11-22T07:30:00.25Z'. */
export const textOf = ({ epochMilliseconds }: Temporal.Instant) => {
  const midnight = Math.floor(epochMilliseconds / millisecondsADay) * millisecondsADay;
  const within = epochMilliseconds - midnight;
  const seconds = Math.floor(within / 1000);
  const fraction = within % 1000 === 0 ? '' : (within / 1000 - seconds).toFixed(3).slice(1).replace(/0+$/, '');
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${dayOf(midnight)}T${time}${fraction}Z`;
};
