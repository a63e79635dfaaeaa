import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read, readRows } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { users } from '../accounts/tables.ts';
import { userInfos } from '../profiles/tables.ts';
import { badges } from '../reference/tables.ts';
import { reviewAverages, reviewBadges, reviews } from './tables.ts';

export const reviewer = {
  firstname: users.firstname,
  lastname: users.lastname,
  deletedAt: users.deletedAt,
  photo: userInfos.profilePhoto,
};

export const badgesOf = async (tx: Tx, reviewIds: readonly number[]) => {
  if (reviewIds.length === 0) return new Map<number, (typeof badges.$inferSelect)[]>();
  const rows = await read(tx)
    .select({ reviewId: reviewBadges.reviewId, badge: badges })
    .from(reviewBadges)
    .innerJoin(badges, eq(badges.id, reviewBadges.badgeId))
    .where(inArray(reviewBadges.reviewId, [...reviewIds]))
    .orderBy(asc(badges.id));
  const of = new Map<number, (typeof badges.$inferSelect)[]>();
  for (const { reviewId, badge } of rows) of.set(reviewId, [...(of.get(reviewId) ?? []), badge]);
  return of;
};

/** What everybody may read about somebody: platform sessions, unsealed, not hidden (B16, M08); the newest first. */
export const reviewsAbout = async (tx: Tx, userId: number, now: Temporal.Instant, limit = 200) => {
  const rows = await read(tx)
    .select({ review: reviews, rater: reviewer })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.raterId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(
      and(
        eq(reviews.rateeId, userId),
        eq(reviews.hidden, false),
        sql`${reviews.programId} is null`,
        lte(reviews.unsealedAt, now),
      ),
    )
    .orderBy(desc(reviews.submittedAt), desc(reviews.id))
    .limit(limit);
  const given = await badgesOf(
    tx,
    rows.map(({ review }) => review.id),
  );
  return rows.map((row) => ({ ...row, badges: given.get(row.review.id) ?? [] }));
};
export type ReviewView = Awaited<ReturnType<typeof reviewsAbout>>[number];

/** All reviews of one session, sealed ones included: whoever presents them hides what is sealed. */
export const reviewsOfBooking = async (tx: Tx, bookingId: number) => {
  const rows = await read(tx)
    .select({ review: reviews, rater: reviewer })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.raterId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(and(eq(reviews.bookingId, bookingId), eq(reviews.hidden, false)))
    .orderBy(asc(reviews.id));
  const given = await badgesOf(
    tx,
    rows.map(({ review }) => review.id),
  );
  return rows.map((row) => ({ ...row, badges: given.get(row.review.id) ?? [] }));
};

interface BadgeCount {
  user_id: string;
  id: string;
  name: string;
  image: string;
  count: string;
}

/** Badges of these people with how often each was given, the most frequent first (PRO-27, B17). */
export const badgeCountsOf = async (tx: Tx, userIds: readonly number[], now: Temporal.Instant) => {
  if (userIds.length === 0) return [];
  const rows = await readRows<BadgeCount>(
    tx,
    sql`select r.ratee_id as user_id, b.id, b.name, b.image, count(*) as count
        from reviews r join review_badges rb on rb.review_id = r.id join badges b on b.id = rb.badge_id
        where r.ratee_id in ${[...userIds]} and not r.hidden and r.program_id is null
          and r.unsealed_at <= ${now.toString()}::timestamptz
        group by r.ratee_id, b.id order by r.ratee_id, count(*) desc, b.id`,
  );
  return rows.map(({ user_id, id, name, image, count }) => ({
    userId: Number(user_id),
    count: Number(count),
    badge: { id: Number(id), name, image },
  }));
};

/** Averages as last counted; who has no unsealed review has no row. */
export const averagesOf = (tx: Tx, userIds: readonly number[]) =>
  userIds.length === 0
    ? Promise.resolve([])
    : read(tx)
        .select()
        .from(reviewAverages)
        .where(inArray(reviewAverages.userId, [...userIds]));

const notRated = { flAverageRating: null, averageRating: null, totalReviews: 0 };

/** One person's averages; all empty for who has no unsealed review yet. */
export const ratingOf = async (tx: Tx, userId: number) => (await averagesOf(tx, [userId]))[0] ?? notRated;

/** People of whom reviews came into the open since their averages were counted. */
export const outdatedAverages = async (tx: Tx, now: Temporal.Instant) => {
  const rows = await readRows<{ ratee_id: string }>(
    tx,
    sql`select distinct r.ratee_id from reviews r left join review_averages a on a.user_id = r.ratee_id
        where r.unsealed_at <= ${now.toString()}::timestamptz and (a.user_id is null or r.unsealed_at > a.counted_until)
        limit 500`,
  );
  return rows.map(({ ratee_id: id }) => Number(id));
};

/** For a member's own data (M22): what they gave, and what they received that is open. */
export const ownData = async (tx: Tx, userId: number, now: Temporal.Instant) => ({
  given: await read(tx).select().from(reviews).where(eq(reviews.raterId, userId)),
  received: await reviewsAbout(tx, userId, now),
});
