import { boolean, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

export const reviews = pgTable('reviews', {
  id: key(),
  bookingId: id().notNull(),
  programId: id(),
  raterId: id().notNull(),
  rateeId: id().notNull(),
  raterType: text().$type<'mentor' | 'mentee'>().notNull(),
  isGroupRating: boolean().notNull().default(false),
  starRating: smallint(),
  feedbackText: text(),
  thankYouNote: text(),
  submittedAt: instant().notNull(),
  /** Sealed until then: when both are in, else seven days after this one (M08). */
  unsealedAt: instant().notNull(),
  hidden: boolean().notNull().default(false),
});
export const reviewBadges = pgTable('review_badges', { reviewId: id().notNull(), badgeId: id().notNull() }, (t) => [
  primaryKey({ columns: [t.reviewId, t.badgeId] }),
]);
/** Means of primary star answers over unsealed reviews: on the platform (fl) and everywhere (B16). */
export const reviewAverages = pgTable('review_averages', {
  userId: id().primaryKey(),
  flAverageRating: numeric({ precision: 3, scale: 2, mode: 'number' }),
  averageRating: numeric({ precision: 3, scale: 2, mode: 'number' }),
  totalReviews: integer().notNull(),
  countedUntil: instant().notNull(),
});
