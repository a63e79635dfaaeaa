import { and, count, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { bookingParticipants, bookings } from '../../bookings/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { badgesOf, reviewer } from '../queries.ts';
import { reviews } from '../tables.ts';

interface Whose {
  userId: number;
  /** Null for the platform's. */
  programId: number | null;
}

const longestList = 200;

/**
 * Only reviews from this place; those hidden with a removed member, or from someone who left a group, are not shown to
 * anyone here (BKG-123).
 */
const shownTo = ({ userId, programId }: Whose) =>
  and(
    programId === null ? isNull(reviews.programId) : eq(reviews.programId, programId),
    sql`not exists (select from ${bookings} b where b.id = ${reviews.bookingId} and b.hidden_at is not null)`,
    sql`not exists (select from ${bookingParticipants} p
      where p.booking_id = ${reviews.bookingId} and p.user_id = ${userId} and p.hidden_at is not null)`,
  );

/** Reviews with one of their two people, as selected by `person`; newest first. */
const listed = async (tx: Tx, person: typeof reviews.raterId | typeof reviews.rateeId, where: SQL | undefined) => {
  const rows = await read(tx)
    .select({ review: reviews, rater: reviewer })
    .from(reviews)
    // For a review of a whole group, show its author: there is no row for the person reviewed.
    .innerJoin(users, eq(users.id, sql`coalesce(${person}, ${reviews.raterId})`))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(where)
    .orderBy(desc(reviews.submittedAt), desc(reviews.id))
    .limit(longestList);
  const given = await badgesOf(
    tx,
    rows.map(({ review }) => review.id),
  );
  return rows.map(({ review, rater }) => ({ review, rater, badges: given.get(review.id) ?? [] }));
};

const aboutThem = (whose: Whose) => and(eq(reviews.rateeId, whose.userId), eq(reviews.hidden, false), shownTo(whose));

/** What was said about this person that they may read (M08), with who said it. */
export const received = (tx: Tx, whose: Whose, now: Temporal.Instant) =>
  listed(tx, reviews.raterId, and(aboutThem(whose), lte(reviews.unsealedAt, now)));

/** What this person said, with the people it is about. */
export const given = (tx: Tx, whose: Whose) =>
  listed(tx, reviews.rateeId, and(eq(reviews.raterId, whose.userId), shownTo(whose)));

/** How many reviews of this person are still sealed. */
export const stillSealed = async (tx: Tx, whose: Whose, now: Temporal.Instant) => {
  const [row] = await read(tx)
    .select({ reviews: count() })
    .from(reviews)
    .where(and(aboutThem(whose), gt(reviews.unsealedAt, now)));
  return row?.reviews ?? 0;
};
