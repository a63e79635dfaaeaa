import {
  and,
  type AnyColumn,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingNotices, bookings } from '../tables.ts';

/**
 * The most rows the clock looks at in one run; the next minute continues. The verb locks and checks each of them again.
 */
const atOnce = 500;

/** Requests that have lapsed: the time to answer is over, or their start has come (M04). */
export const lapsedRequests = (tx: Tx, now: Temporal.Instant) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'pending'),
        or(
          and(
            gt(bookings.requestExpiryHours, 0),
            sql`${bookings.awaitingSince} + make_interval(hours => ${bookings.requestExpiryHours}) <= ${now.toString()}::timestamptz`,
          ),
          lte(bookings.startAt, now),
        ),
      ),
    )
    .orderBy(asc(bookings.startAt))
    .limit(atOnce);

const saidOf = (kind: SQL, forStartAt: SQL | AnyColumn) =>
  exists(
    sql`(select 1 from ${bookingNotices} where ${bookingNotices.bookingId} = ${bookings.id}
         and ${bookingNotices.kind} = ${kind} and ${bookingNotices.forStartAt} = ${forStartAt})`,
  );

/** When a question for this start lapses (BKG-126). */
const expiryAt = (start: typeof bookings.startAt | typeof bookings.proposedStartAt) =>
  sql`(case when ${bookings.requestExpiryHours} = 0 then ${start}
    else least(${bookings.awaitingSince} + make_interval(hours => ${bookings.requestExpiryHours}), ${start}) end)`;

/** How long before a session its room opens, in milliseconds; the rules say. */
interface Room {
  opensBefore: number;
}

/** When a suggested time lapses (M26). */
const moveLapses = ({ opensBefore }: Room) => {
  const opens = sql`(${bookings.startAt} - make_interval(secs => ${opensBefore / 1000}))`;
  const asRequest = expiryAt(bookings.proposedStartAt);
  return sql`(case when ${bookings.awaitingSince} < ${opens} then least(${asRequest}, ${opens}) else ${asRequest} end)`;
};

/** Sessions for which another time was suggested that nobody can answer any more (M26). */
export const lapsedMoves = (tx: Tx, now: Temporal.Instant, room: Room) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isNotNull(bookings.proposedStartAt), sql`${moveLapses(room)} <= ${now.toString()}::timestamptz`))
    .orderBy(asc(bookings.awaitingSince))
    .limit(atOnce);

const answerableUntil = (room: Room) =>
  sql`(case when ${bookings.proposedStartAt} is null then ${expiryAt(bookings.startAt)} else ${moveLapses(room)} end)`;

/**
 * Requests and suggested times whose time to answer is half gone and whose awaited side has not been reminded since it was asked (BKG-128).
 * The query itself filters by time; otherwise requests that are not due could fill the list every minute.
 */
export const requestsToRemind = (tx: Tx, now: Temporal.Instant, room: Room) =>
  read(tx)
    .select()
    .from(bookings)
    .where(
      and(
        or(eq(bookings.status, 'pending'), isNotNull(bookings.proposedStartAt)),
        sql`${bookings.awaitingSince} + (${answerableUntil(room)} - ${bookings.awaitingSince}) / 2 <= ${now.toString()}::timestamptz`,
        sql`${answerableUntil(room)} > ${now.toString()}::timestamptz`,
        not(saidOf(sql`'answer_' || ${bookings.awaitingRole}`, bookings.awaitingSince)),
      ),
    )
    .orderBy(asc(bookings.awaitingSince))
    .limit(atOnce);

const upcomingWithout = (tx: Tx, kind: string, column: 'startAt' | 'endAt', when: SQL | undefined) =>
  read(tx)
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'upcoming'),
        isNull(bookings.hiddenAt),
        when,
        not(saidOf(sql`${kind}`, bookings.startAt)),
      ),
    )
    .orderBy(desc(bookings[column]))
    .limit(atOnce);

/**
 * Confirmed sessions that begin within this many hours and have not had this notice. Sessions agreed on less than this
 * many hours before their start are left out (B114).
 */
export const upcomingWithin = (tx: Tx, kind: string, hours: number, now: Temporal.Instant) => {
  const standsSince = sql`coalesce(${bookings.acceptedAt}, ${bookings.createdAt})`;
  const agreedBefore = sql`${standsSince} <= ${bookings.startAt} - make_interval(hours => ${hours})`;
  const soon = lte(bookings.startAt, now.add({ hours }));
  return upcomingWithout(tx, kind, 'startAt', and(gt(bookings.startAt, now), soon, agreedBefore));
};

/** Confirmed sessions that ended by then, wait for no answer to another time (M26), and have not had this notice. */
export const upcomingSince = (tx: Tx, kind: string, by: Temporal.Instant) =>
  upcomingWithout(tx, kind, 'endAt', and(lte(bookings.endAt, by), isNull(bookings.proposedStartAt)));

/** Group sessions completed so long ago that reviews are no longer awaited (B47). */
export const groupsCompletedBy = (tx: Tx, by: Temporal.Instant) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(eq(bookings.status, 'partially_rated'), eq(bookings.bookingType, 'group'), lte(bookings.completedAt, by)),
    )
    .limit(atOnce);

/** Sessions completed between these moments that still wait for reviews and have had no reminder. */
export const reviewsToRemind = (tx: Tx, from: Temporal.Instant, until: Temporal.Instant) =>
  read(tx)
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, ['completed', 'partially_rated']),
        eq(bookings.autoCompleted, false),
        eq(bookings.confirmation, 'confirmed'),
        isNull(bookings.hiddenAt),
        gt(bookings.completedAt, from),
        lte(bookings.completedAt, until),
        not(saidOf(sql`'feedback_due'`, bookings.startAt)),
      ),
    )
    .orderBy(asc(bookings.completedAt))
    .limit(atOnce);

export const upcomingEndedBy = (tx: Tx, by: Temporal.Instant) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, 'upcoming'), lte(bookings.endAt, by), isNull(bookings.proposedStartAt)))
    .limit(atOnce);
