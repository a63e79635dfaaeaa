import { type SQL, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { FiledUnder } from '../../../../contract/bookings/index.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingTallies, bookingTallyChanges } from '../../bookings/tables.ts';

/** Statuses of sessions that took place. */
const held = sql`('completed', 'partially_rated', 'fully_rated')`;

/**
 * How many sessions there are, and how many took place, according to the tallies and without those hidden with removed
 * members (BKG-123) and those that only one side has logged (M43).
 */
export const sessionsIn = async (tx: Tx, programId: number) => {
  const [row] = await readRows<{ total: string; held: string }>(
    tx,
    sql`select coalesce(sum(sessions), 0) as total, coalesce(sum(sessions) filter (where filed_under in ${held}), 0) as held
        from (
          select filed_under, bookings as sessions from ${bookingTallies} where place = ${programId}
          union all
          select filed_under, change from ${bookingTallyChanges} where program_id = ${programId}
        ) as tallied where filed_under <> 'unconfirmed'`,
  );
  return { total: Number(row?.total ?? 0), held: Number(row?.held ?? 0) };
};

/** Every status of a session that counts once it has begun: all but those called off, and those that one side alone logged. */
const begun = [
  'pending',
  'upcoming',
  'completed',
  'partially_rated',
  'fully_rated',
  'missed',
  'reported',
  'investigating',
] as const satisfies readonly FiledUnder[];

/** A span of time, open where it is null. */
export interface Span {
  from: Temporal.Instant | null;
  until: Temporal.Instant | null;
}

/** Whether an instant lies in a span. */
export const during = (at: SQL, { from, until }: Span) => sql`
  ${at} >= coalesce(${from?.toString() ?? null}::timestamptz, '-infinity')
  and ${at} < coalesce(${until?.toString() ?? null}::timestamptz, 'infinity')`;

const dayMs = 86_400_000;

/** The days of UTC that lie in a span as a whole: the tallies know those. */
const wholeDays = ({ from, until }: Span) => ({
  from: from && Temporal.Instant.fromEpochMilliseconds(Math.ceil(from.epochMilliseconds / dayMs) * dayMs),
  until: until && Temporal.Instant.fromEpochMilliseconds(Math.floor(until.epochMilliseconds / dayMs) * dayMs),
});

/** What of a span lies beside its whole days; all of it where there are none. */
const beside = (span: Span, { from, until }: Span): Span[] => {
  if (from && until && Temporal.Instant.compare(from, until) >= 0) return [span];
  return [...(from ? [{ from: span.from, until: from }] : []), ...(until ? [{ from: until, until: span.until }] : [])];
};

/**
 * How many sessions that begin in this span are listed under each status: whole days from the tallies, the rest one by one. Both
 * types are named for the index.
 */
export const sessionsByStatus = async (tx: Tx, programId: number, span: Span) => {
  const days = wholeDays(span);
  const rest = beside(span, days);
  const inDays = rest.includes(span)
    ? sql`false`
    : sql`day >= coalesce(${days.from?.toString().slice(0, 10) ?? null}::date, '-infinity')
        and day < coalesce(${days.until?.toString().slice(0, 10) ?? null}::date, 'infinity')`;
  const inRest =
    rest.length === 0
      ? sql`false`
      : sql.join(
          rest.map((one) => sql`(${during(sql`start_at`, one)})`),
          sql` or `,
        );
  const rows = await readRows<{ status: FiledUnder; sessions: number }>(
    tx,
    sql`select status, sum(sessions)::integer as sessions from (
          select filed_under as status, bookings as sessions from ${bookingTallies} where place = ${programId} and ${inDays}
          union all
          select filed_under, change from ${bookingTallyChanges} where program_id = ${programId} and ${inDays}
          union all
          select filed_under, count(*) from bookings
          where program_id = ${programId} and hidden_at is null and booking_type in ('one_on_one', 'group') and (${inRest})
          group by filed_under
        ) as counted group by status`,
  );
  return (...statuses: readonly FiledUnder[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { sessions }) => sum + sessions, 0);
};

/** B93: sessions that have begun and were not cancelled, nor refunded after that (D04). */
export const dueIn = async (tx: Tx, programId: number, now: Temporal.Instant) => {
  // A session that begins at this very moment has begun.
  const sessions = await sessionsByStatus(tx, programId, { from: null, until: now.add({ nanoseconds: 1000 }) });
  return sessions(...begun);
};
