import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import type { ReadAnswer } from './answers.ts';
import { isListed } from './queries.ts';
import { isOnPlatform } from './queries/on-platform.ts';
import { reviewAnswers, reviewBadges, reviews, reviewSettings } from './tables.ts';

/** The content of a review. */
export interface ReviewContent {
  answers: readonly ReadAnswer[];
  badgeIds: readonly number[];
  starRating: number | null;
  feedbackText: string | null;
  thankYouNote: string | null;
  /** M32: whether the giver ticked the box. */
  onPlatform: boolean;
}

const writeParts = async (tx: Tx, reviewId: number, { answers, badgeIds }: ReviewContent) => {
  if (answers.length > 0)
    await db(tx)
      .insert(reviewAnswers)
      .values(answers.map((answer) => ({ reviewId, ...answer })));
  if (badgeIds.length > 0)
    await db(tx)
      .insert(reviewBadges)
      .values(badgeIds.map((badgeId) => ({ reviewId, badgeId })));
};

const wordsOf = ({ starRating, feedbackText, thankYouNote, onPlatform }: ReviewContent) => ({
  starRating,
  feedbackText,
  thankYouNote,
  onPlatform,
});

type NewReview = Omit<typeof reviews.$inferInsert, 'starRating' | 'feedbackText' | 'thankYouNote' | 'onPlatform'>;

export const insertReview = async (tx: Tx, review: NewReview, content: ReviewContent) => {
  const [row] = await db(tx)
    .insert(reviews)
    .values({ ...review, ...wordsOf(content) })
    .returning({ id: reviews.id });
  if (!row) throw new Error('the review was not written');
  await writeParts(tx, row.id, content);
};

export const replaceReview = async (tx: Tx, id: number, content: ReviewContent) => {
  await db(tx).update(reviews).set(wordsOf(content)).where(eq(reviews.id, id));
  await db(tx).delete(reviewAnswers).where(eq(reviewAnswers.reviewId, id));
  await db(tx).delete(reviewBadges).where(eq(reviewBadges.reviewId, id));
  await writeParts(tx, id, content);
};

/** M08: unseals both reviews once both are in. */
export const openReviewsOf = async (tx: Tx, bookingId: number, now: Temporal.Instant) => {
  await db(tx)
    .update(reviews)
    .set({ unsealedAt: now })
    .where(and(eq(reviews.bookingId, bookingId), gt(reviews.unsealedAt, now)));
};

/** Marks the changed reviews as not counted, so that the averages they affect are recounted afterwards. */
export const hideReviewsOf = async (tx: Tx, bookingId: number, hidden: boolean) => {
  await db(tx)
    .update(reviews)
    .set({ hidden, counted: false })
    .where(and(eq(reviews.bookingId, bookingId), ne(reviews.hidden, hidden)));
};

/**
 * Recounts people's averages over the reviews that are unsealed by then (B16). Counts for one person run one after the
 * other, and each review is marked as counted, so one written meanwhile is found by the next count.
 */
export const countAverages = async (tx: Tx, userIds: readonly number[], now: Temporal.Instant) => {
  const at = sql`${now.toString()}::timestamptz`;
  const ids = sql`${sql.param([...userIds])}::bigint[]`;
  await db(tx).execute(sql`
    select pg_advisory_xact_lock(hashtextextended('averages ' || id, 18)) from (select unnest(${ids}) as id order by 1) as people`);
  await db(tx).execute(
    sql`update reviews set counted = true where ratee_id = any(${ids}) and not counted and unsealed_at <= ${at}`,
  );
  await db(tx).execute(sql`
    insert into review_averages (user_id, fl_average_rating, fl_total_reviews, fl_stars, average_rating, total_reviews, counted_until)
    select p.id, avg(star_rating) filter (where r.shown), count(r.id) filter (where r.shown and ${isListed}),
      count(star_rating) filter (where r.shown), avg(star_rating), count(r.id), ${at}
    from unnest(${ids}) as p (id)
      left join (select reviews.*, ${isOnPlatform} as shown from reviews) as r on r.ratee_id = p.id and r.counted and not r.hidden
    group by p.id
    on conflict (user_id) do update set
      fl_average_rating = excluded.fl_average_rating, fl_total_reviews = excluded.fl_total_reviews,
      fl_stars = excluded.fl_stars, average_rating = excluded.average_rating,
      total_reviews = excluded.total_reviews, counted_until = excluded.counted_until`);
};

/** M32: the setting of one programme. */
export const allowOnPlatform = async (tx: Tx, programId: number, onPlatform: boolean) => {
  await db(tx)
    .insert(reviewSettings)
    .values({ programId, onPlatform })
    .onConflictDoUpdate({ target: reviewSettings.programId, set: { onPlatform } });
};
