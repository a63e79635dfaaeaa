import { boolean, integer, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

export const reviews = pgTable('reviews', {
  id: key(),
  bookingId: id().notNull(),
  programId: id(),
  raterId: id().notNull(),
  /** Null for the group as a whole, reviewed by its mentor. */
  rateeId: id(),
  raterType: text().$type<'mentor' | 'mentee'>().notNull(),
  isGroupRating: boolean().notNull().default(false),
  starRating: smallint(),
  feedbackText: text(),
  thankYouNote: text(),
  submittedAt: instant().notNull(),
  /** When it is unsealed: once both are in, otherwise seven days after this one (M08). */
  unsealedAt: instant().notNull(),
  hidden: boolean().notNull().default(false),
  /** M32: whether the giver lets the platform's pages show it, where the programme allows that. */
  onPlatform: boolean().notNull().default(false),
  /** Whether it is already included in the averages. */
  counted: boolean().notNull().default(false),
});
/** An answer, with its question as worded then. */
export const reviewAnswers = pgTable(
  'review_answers',
  {
    reviewId: id().notNull(),
    questionId: id().notNull(),
    position: smallint().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    category: text().$type<'scale' | 'stars' | 'text' | 'options'>().notNull(),
    scaleStart: integer(),
    scaleEnd: integer(),
    value: integer(),
    text: text(),
    options: jsonb().$type<string[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.questionId] })],
);
export const reviewBadges = pgTable('review_badges', { reviewId: id().notNull(), badgeId: id().notNull() }, (t) => [
  primaryKey({ columns: [t.reviewId, t.badgeId] }),
]);
/** Unsealed reviews, and the means of their primary star answers: on the platform (fl) and everywhere (B16, M32). */
export const reviewAverages = pgTable('review_averages', {
  userId: id().primaryKey(),
  flAverageRating: numeric({ precision: 3, scale: 2, mode: 'number' }),
  averageRating: numeric({ precision: 3, scale: 2, mode: 'number' }),
  totalReviews: integer().notNull(),
  flTotalReviews: integer().notNull().default(0),
  /** How many of those have stars: the weight of their mean. */
  flStars: integer().notNull().default(0),
  countedUntil: instant().notNull(),
});
/** M32: whether the platform's pages may show reviews of this programme; without a row they may not. */
export const reviewSettings = pgTable('review_settings', {
  programId: id().primaryKey(),
  onPlatform: boolean().notNull().default(false),
});
