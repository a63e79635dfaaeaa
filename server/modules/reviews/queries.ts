import { and, asc, desc, eq, inArray, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { preparedRead, read, readRows } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { users } from '../accounts/tables.ts';
import { userInfos } from '../profiles/tables.ts';
import { programs } from '../programmes/tables.ts';
import { badges } from '../reference/tables.ts';
import { isOnPlatform } from './queries/on-platform.ts';
import type { ReviewsFrom } from './rules.ts';
import { reviewAnswers, reviewAverages, reviewBadges, reviews } from './tables.ts';

export const reviewer = {
  firstname: users.firstname,
  lastname: users.lastname,
  deletedAt: users.deletedAt,
  photo: userInfos.profilePhoto,
};

const badgesOfReviews = preparedRead('badges_of_reviews', (from) =>
  from
    .select({ reviewId: reviewBadges.reviewId, badge: badges })
    .from(reviewBadges)
    .innerJoin(badges, eq(badges.id, reviewBadges.badgeId))
    .where(sql`${reviewBadges.reviewId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(badges.id)),
);

export const badgesOf = async (tx: Tx, reviewIds: readonly number[]) => {
  if (reviewIds.length === 0) return new Map<number, (typeof badges.$inferSelect)[]>();
  const rows = await badgesOfReviews(tx, { ids: reviewIds });
  const of = new Map<number, (typeof badges.$inferSelect)[]>();
  for (const { reviewId, badge } of rows) of.set(reviewId, [...(of.get(reviewId) ?? []), badge]);
  return of;
};

/**
 * M32: the reviews that the platform's pages show (null), or those of this programme. A removed member's reviews in a
 * programme are no longer shown there (B77).
 */
const saidThere = (programId: Placeholder | number | null) => sql`((${programId}::bigint is null and ${isOnPlatform})
  or (${reviews.programId} = ${programId}::bigint
    and (not exists (select from bookings b where b.id = ${reviews.bookingId} and b.hidden_at is not null)
      and not exists (
        select from booking_participants p
        where p.booking_id = ${reviews.bookingId} and p.user_id in (${reviews.raterId}, ${reviews.rateeId})
          and p.hidden_at is not null))))`;

/** A page lists what has stars, words or thanks; answers to other questions alone are for the session's people (PRO-06). */
export const isListed = sql`(star_rating is not null or feedback_text is not null or thank_you_note is not null)`;

const programmeOf = (from: Exclude<ReviewsFrom, 'none'>) => (from === 'platform' ? null : from);

const openReviews = preparedRead('open_reviews_about', (from) =>
  from
    .select({ review: reviews, rater: reviewer })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.raterId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(
      and(
        eq(reviews.rateeId, sql.placeholder('userId')),
        eq(reviews.hidden, false),
        saidThere(sql.placeholder('programId')),
        lte(reviews.unsealedAt, sql.placeholder('now')),
      ),
    )
    .orderBy(desc(reviews.submittedAt), desc(reviews.id))
    .limit(sql.placeholder('limit')),
);

/** The reviews of a person that a page shows: unsealed, not hidden (B16, M08); newest first. */
export const reviewsAbout = async (
  tx: Tx,
  userId: number,
  now: Temporal.Instant,
  { from, limit = 200 }: { from: ReviewsFrom; limit?: number },
) => {
  if (from === 'none') return [];
  const rows = await openReviews(tx, { userId, programId: programmeOf(from), now: now.toString(), limit });
  const given = await badgesOf(
    tx,
    rows.map(({ review }) => review.id),
  );
  return rows.map((row) => ({ ...row, badges: given.get(row.review.id) ?? [] }));
};
export type ReviewView = Awaited<ReturnType<typeof reviewsAbout>>[number];

export type AnswerRow = typeof reviewAnswers.$inferSelect;

/** The answers in these reviews, in question order. */
const answersOf = async (tx: Tx, reviewIds: readonly number[]) =>
  reviewIds.length === 0
    ? []
    : read(tx)
        .select()
        .from(reviewAnswers)
        .where(inArray(reviewAnswers.reviewId, [...reviewIds]))
        .orderBy(asc(reviewAnswers.reviewId), asc(reviewAnswers.position));

/** Reviews with their badges and answers, in the order they were given. */
const answered = async (tx: Tx, where: SQL | undefined) => {
  const rows = await read(tx)
    .select({ review: reviews, rater: reviewer })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.raterId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(where)
    .orderBy(asc(reviews.id));
  const ids = rows.map(({ review }) => review.id);
  const given = await badgesOf(tx, ids);
  const answers = await answersOf(tx, ids);
  return rows.map((row) => ({
    ...row,
    badges: given.get(row.review.id) ?? [],
    answers: answers.filter(({ reviewId }) => reviewId === row.review.id),
  }));
};

/** All reviews of one session, including sealed and hidden ones: the caller must leave out what may not be read. */
export const reviewsOfBooking = (tx: Tx, bookingId: number) => answered(tx, eq(reviews.bookingId, bookingId));

/** For a member's own data (M22): everything they said. */
export const allGivenBy = (tx: Tx, userId: number) => answered(tx, eq(reviews.raterId, userId));

/** For a member's own data (M22): everything said about them that they may read (M08, REV-22). */
export const allOpenAbout = (tx: Tx, userId: number, now: Temporal.Instant) =>
  answered(
    tx,
    and(
      eq(reviews.rateeId, userId),
      eq(reviews.hidden, false),
      lte(reviews.unsealedAt, now),
      sql`not exists (select from ${programs} where ${programs.id} = ${reviews.programId} and ${programs.reviewSettings} = 'hidden')`,
    ),
  );

interface BadgeCount {
  user_id: string;
  id: string;
  name: string;
  image: string;
  count: string;
}

/** These people's badges and how often each was given, most frequent first (PRO-27, B17). */
export const badgeCountsOf = async (tx: Tx, userIds: readonly number[], now: Temporal.Instant, from: ReviewsFrom) => {
  if (userIds.length === 0 || from === 'none') return [];
  const rows = await readRows<BadgeCount>(
    tx,
    sql`select reviews.ratee_id as user_id, b.id, b.name, b.image, count(*) as count
        from reviews join review_badges rb on rb.review_id = reviews.id join badges b on b.id = rb.badge_id
        where reviews.ratee_id = any(${sql.param(userIds)}::bigint[]) and not reviews.hidden
          and reviews.unsealed_at <= ${now.toString()}::timestamptz and ${saidThere(programmeOf(from))}
        group by reviews.ratee_id, b.id order by reviews.ratee_id, count(*) desc, b.id`,
  );
  return rows.map(({ user_id, id, name, image, count }) => ({
    userId: Number(user_id),
    count: Number(count),
    badge: { id: Number(id), name, image },
  }));
};

const averages = preparedRead('averages_of_people', (from) =>
  from
    .select()
    .from(reviewAverages)
    .where(sql`${reviewAverages.userId} = any(${sql.placeholder('ids')})`),
);

/** Everyone's number and mean as last counted; people without unsealed reviews have no row. */
const tallied = (tx: Tx, userIds: readonly number[]) => averages(tx, { ids: userIds });

interface Rating {
  userId: number;
  /** Null without a star answer. */
  average: number | null;
  total: number;
}

const ratedIn = async (tx: Tx, userIds: readonly number[], programId: number, now: Temporal.Instant) => {
  const rows = await readRows<{ user_id: string; average: number | null; total: string }>(
    tx,
    sql`select ratee_id as user_id, avg(star_rating)::numeric(3, 2)::float8 as average, count(*) as total from reviews
        where ratee_id = any(${sql.param(userIds)}::bigint[]) and not hidden and ${isListed}
          and unsealed_at <= ${now.toString()}::timestamptz and ${saidThere(programId)}
        group by ratee_id`,
  );
  return rows.map(({ user_id: id, average, total }): Rating => ({ userId: Number(id), average, total: Number(total) }));
};

/** M32: the number and mean of the very reviews that `reviewsAbout` lists; people without any are left out. */
export const ratingsOf = async (
  tx: Tx,
  userIds: readonly number[],
  now: Temporal.Instant,
  from: ReviewsFrom,
): Promise<Rating[]> => {
  if (userIds.length === 0 || from === 'none') return [];
  if (from !== 'platform') return ratedIn(tx, userIds, from, now);
  const rows = await tallied(tx, userIds);
  return rows.map(({ userId, flAverageRating: average, flTotalReviews: total }) => ({ userId, average, total }));
};

/** One person's number and mean; null and 0 for someone with no such review yet. */
export const ratingOf = async (tx: Tx, userId: number, now: Temporal.Instant, from: ReviewsFrom) =>
  (await ratingsOf(tx, [userId], now, from))[0] ?? { userId, average: null, total: 0 };

const notRated = { flAverageRating: null, averageRating: null, totalReviews: 0 };

/** B16: how a person is rated over all their sessions, on the platform and in programmes, for themselves. */
export const ownRating = async (tx: Tx, userId: number) => (await tallied(tx, [userId]))[0] ?? notRated;

/** People with unsealed reviews that are not in their averages yet. */
export const outdatedAverages = async (tx: Tx, now: Temporal.Instant) => {
  const rows = await readRows<{ ratee_id: string }>(
    tx,
    sql`select distinct ratee_id from reviews
        where not counted and ratee_id is not null and unsealed_at <= ${now.toString()}::timestamptz limit 500`,
  );
  return rows.map(({ ratee_id: id }) => Number(id));
};
