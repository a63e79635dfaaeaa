import { sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import type { BookingSide } from '../../../contract/bookings/index.ts';
import { db, writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { questionsOf } from '../programmes/index.ts';
import { countAverages } from './store.ts';
import { reviewAnswers, reviewBadges, reviews } from './tables.ts';

export interface DemoReview {
  by: BookingSide;
  at: Temporal.Instant;
  /** Answers to the rater's two star questions, the primary one first. */
  stars: readonly [number, number];
  text: string | null;
  thankYou: string | null;
  badgeIds: readonly number[];
}

/** A session already written, and what its two people said about it. */
export interface ReviewedSession {
  bookingId: number;
  programId: number | null;
  mentorId: number;
  menteeId: number;
  reviews: readonly DemoReview[];
}

const sealedHours = 7 * 24;

/** Two reviews unseal each other; a single one is unsealed when its time is up. */
const givenIn = ({ reviews: all, bookingId, programId, mentorId, menteeId }: ReviewedSession) => {
  const idOf = { mentor: mentorId, mentee: menteeId };
  const [, both] = all.map(({ at }) => at).toSorted((a, b) => a.epochMilliseconds - b.epochMilliseconds);
  return all.map((review) => ({
    badgeIds: review.badgeIds,
    stars: review.stars,
    row: {
      programId,
      bookingId,
      raterId: idOf[review.by],
      rateeId: idOf[review.by === 'mentor' ? 'mentee' : 'mentor'],
      raterType: review.by,
      starRating: review.stars[0],
      feedbackText: review.text,
      thankYouNote: review.thankYou,
      submittedAt: review.at,
      unsealedAt: both ?? review.at.add({ hours: sealedHours }),
    },
  }));
};

interface Answered {
  reviewId: number;
  programId: number | null;
  by: BookingSide;
  stars: readonly number[];
  text: string | null;
}

/** Writes the answers to each review's star questions, with a comment on the first (REV-01). */
const writeAnswers = async (tx: Tx, answered: readonly Answered[]) => {
  const asked = new Map<number | null, Awaited<ReturnType<typeof questionsOf>>>();
  for (const programId of new Set(answered.map((one) => one.programId)))
    asked.set(programId, await questionsOf(tx, programId));
  const rows = answered.flatMap(({ reviewId, programId, by, stars, text }) =>
    (asked.get(programId) ?? [])
      .filter(({ userType }) => userType === by)
      .slice(0, stars.length)
      .map(({ id: questionId, title, description, category, scaleStart, scaleEnd }, position) => ({
        reviewId,
        questionId,
        position,
        title,
        description,
        category,
        scaleStart,
        scaleEnd,
        value: stars[position] ?? null,
        text: position === 0 ? text : null,
      })),
  );
  await writeRows(tx, reviewAnswers, rows);
};

/** The reviews' ids by session and author. */
const reviewIds = async (tx: Tx) => {
  const { rows } = await db(tx).execute<{ id: string; booking_id: string; rater_id: string }>(
    sql`select id, booking_id, rater_id from reviews`,
  );
  return new Map(rows.map((row) => [`${row.booking_id} ${row.rater_id}`, Number(row.id)]));
};

/** Writes what people said about their sessions, the badges they gave, and the resulting averages at `now`. */
export const writeDemoReviews = async (tx: Tx, sessions: readonly ReviewedSession[], now: Temporal.Instant) => {
  const given = sessions.flatMap(givenIn);
  await writeRows(
    tx,
    reviews,
    given.map(({ row }) => row),
  );
  const ids = await reviewIds(tx);
  const written = given.flatMap((one) => {
    const reviewId = ids.get(`${one.row.bookingId} ${one.row.raterId}`);
    return reviewId === undefined ? [] : [{ ...one, reviewId }];
  });
  await writeRows(
    tx,
    reviewBadges,
    written.flatMap(({ reviewId, badgeIds }) => badgeIds.map((badgeId) => ({ reviewId, badgeId }))),
  );
  await writeAnswers(
    tx,
    written.map(({ reviewId, stars, row }) => ({
      reviewId,
      stars,
      programId: row.programId,
      by: row.raterType,
      text: row.feedbackText,
    })),
  );
  await countAverages(tx, [...new Set(given.map(({ row }) => row.rateeId))], now);
};
