import { Temporal } from 'temporal-polyfill';

/** From the start of one day to the end of another, in the zone of the person who asks; either may be open. */
export interface Span {
  from: Temporal.Instant | null;
  until: Temporal.Instant | null;
}

const startOf = (day: Temporal.PlainDate, zone: string) => day.toZonedDateTime(zone).toInstant();

export const spanOf = (first: string | undefined, last: string | undefined, zone: string): Span => ({
  from: first === undefined ? null : startOf(Temporal.PlainDate.from(first), zone),
  until: last === undefined ? null : startOf(Temporal.PlainDate.from(last).add({ days: 1 }), zone),
});

/** The whole UTC days within a span (`endDay` is the first day not included), and the pieces left over at its ends. */
export interface Cut {
  firstDay: string | null;
  endDay: string | null;
  edges: { from: Temporal.Instant; until: Temporal.Instant }[];
}

const utcDay = (moment: Temporal.Instant) => moment.toZonedDateTimeISO('UTC').toPlainDate();
const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;

const floor = (moment: Temporal.Instant) => startOf(utcDay(moment), 'UTC');
const ceiling = (moment: Temporal.Instant) =>
  floor(moment).equals(moment) ? moment : floor(moment).add({ hours: 24 });
const dayOf = (moment: Temporal.Instant | null) => (moment === null ? null : utcDay(moment).toString());
const none = (at: Temporal.Instant) => ({ firstDay: dayOf(at), endDay: dayOf(at) });

/** The pieces between a span's ends and the whole days within it. */
const edgesOf = ({ from, until }: Span, first: Span['from'], end: Span['until']): Cut['edges'] => [
  ...(from && first && isBefore(from, first) ? [{ from, until: first }] : []),
  ...(until && end && isBefore(end, until) ? [{ from: end, until }] : []),
];

/** Splits a span into whole UTC days, which the tallies count, and pieces that have to be counted directly. */
export const cutAtDays = (span: Span): Cut => {
  const { from, until } = span;
  const first = from && ceiling(from);
  const end = until && floor(until);
  if (from && until && !isBefore(from, until)) return { ...none(from), edges: [] };
  if (from && until && first && end && isBefore(end, first)) return { ...none(end), edges: [{ from, until }] };
  return { firstDay: dayOf(first), endDay: dayOf(end), edges: edgesOf(span, first, end) };
};
