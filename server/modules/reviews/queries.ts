import { and, asc, desc, eq, inArray, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { preparedRead, read, readRows } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { users } from '../accounts/tables.ts';
import { userInfos } from '../profiles/tables.ts';
import { programs } from '../programmes/tables.ts';
import { badges } from '../reference/tables.ts';
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
 * B16: reviews from the platform, and from the programme whose page this is (null: no programme). A removed member's
 * reviews in a programme are no longer shown there (B77).
 */
const saidThere = (programId: Placeholder | number | null) => sql`(${reviews.programId} is null
  or (${reviews.programId} = ${programId}::bigint
    and not exists (select from bookings b where b.id = ${reviews.bookingId} and b.hidden_at is not null)
    and not exists (
      select from booking_participants p
      where p.booking_id = ${reviews.bookingId} and p.user_id in (${reviews.raterId}, ${reviews.rateeId})
        and p.hidden_at is not null)))`;

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

interface OnPage {
  /** The programme whose sessions count as well, if this reader may see its reviews; otherwise only the platform's. */
  programId?: number | null;
  limit?: number;
}

/** The reviews of a person that a page shows: unsealed, not hidden (B16, M08); newest first. */
export const reviewsAbout = async (
  tx: Tx,
  userId: number,
  now: Temporal.Instant,
  { programId = null, limit = 200 }: OnPage = {},
) => {
  const rows = await openReviews(tx, { userId, programId, now: now.toString(), limit });
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
export const badgeCountsOf = async (
  tx: Tx,
  userIds: readonly number[],
  now: Temporal.Instant,
  programId: number | null = null,
) => {
  if (userIds.length === 0) return [];
  const rows = await readRows<BadgeCount>(
    tx,
    sql`select reviews.ratee_id as user_id, b.id, b.name, b.image, count(*) as count
        from reviews join review_badges rb on rb.review_id = reviews.id join badges b on b.id = rb.badge_id
        where reviews.ratee_id = any(${sql.param(userIds)}::bigint[]) and not reviews.hidden
          and reviews.unsealed_at <= ${now.toString()}::timestamptz and ${saidThere(programId)}
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

/** Averages as last counted; people without unsealed reviews have no row. */
export const averagesOf = (tx: Tx, userIds: readonly number[]) =>
  userIds.length === 0 ? Promise.resolve([]) : averages(tx, { ids: userIds });

const notRated = { flAverageRating: null, averageRating: null, totalReviews: 0 };

/** One person's averages; all empty for someone with no unsealed review yet. */
export const ratingOf = async (tx: Tx, userId: number) => (await averagesOf(tx, [userId]))[0] ?? notRated;

/** People with unsealed reviews that are not in their averages yet. */
export const outdatedAverages = async (tx: Tx, now: Temporal.Instant) => {
  const rows = await readRows<{ ratee_id: string }>(
    tx,
    sql`select distinct ratee_id from reviews
        where not counted and ratee_id is not null and unsealed_at <= ${now.toString()}::timestamptz limit 500`,
  );
  return rows.map(({ ratee_id: id }) => Number(id));
};
