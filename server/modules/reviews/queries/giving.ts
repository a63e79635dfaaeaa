import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { badges } from '../../reference/tables.ts';
import type { ReviewContent } from '../store.ts';
import { reviewAnswers, reviewBadges, reviews } from '../tables.ts';

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();
type Content = Pick<ReviewContent, 'answers' | 'badgeIds' | 'thankYouNote' | 'onPlatform'>;
const said = ({ answers, badgeIds, thankYouNote, onPlatform }: Content) =>
  JSON.stringify([
    answers.map(({ questionId, value, text, options }) => [questionId, value, text, options]),
    inOrder(badgeIds),
    thankYouNote,
    onPlatform,
  ]);

interface Said {
  bookingId: number;
  raterId: number;
  /** Null for the group as a whole. */
  rateeId: number | null;
}

/** This person's review of another after a session, or undefined if they have given none. */
export const ownReview = async (tx: Tx, { bookingId, raterId, rateeId }: Said) => {
  const ofThem = rateeId === null ? isNull(reviews.rateeId) : eq(reviews.rateeId, rateeId);
  const [review] = await read(tx)
    .select()
    .from(reviews)
    .where(and(eq(reviews.bookingId, bookingId), eq(reviews.raterId, raterId), ofThem));
  if (review === undefined) return undefined;
  const answers = await read(tx)
    .select()
    .from(reviewAnswers)
    .where(eq(reviewAnswers.reviewId, review.id))
    .orderBy(asc(reviewAnswers.position));
  const given = await read(tx).select().from(reviewBadges).where(eq(reviewBadges.reviewId, review.id));
  const badgeIds = given.map(({ badgeId }) => badgeId);
  const { thankYouNote, onPlatform } = review;
  return {
    review,
    answers,
    badgeIds,
    /** Whether this content is the same as what was said before. */
    says: (content: ReviewContent) => said({ answers, badgeIds, thankYouNote, onPlatform }) === said(content),
  };
};

/** The people this person has already reviewed after a session. */
export const reviewedBy = async (tx: Tx, { bookingId, raterId }: Omit<Said, 'rateeId'>) => {
  const rows = await read(tx)
    .select({ id: reviews.rateeId })
    .from(reviews)
    .where(and(eq(reviews.bookingId, bookingId), eq(reviews.raterId, raterId), isNotNull(reviews.rateeId)));
  return rows.map(({ id }) => id);
};

export const allBadges = (tx: Tx) => read(tx).select().from(badges).orderBy(asc(badges.id));

/** How many of these badge ids exist. */
export const badgesKnown = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return 0;
  const [row] = await read(tx)
    .select({ known: count() })
    .from(badges)
    .where(inArray(badges.id, [...ids]));
  return row?.known ?? 0;
};
