import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';

export const Badge = z.object({ id: Id, name: z.string(), image: z.string() });

/** One answer of a review (REV-03). */
const Feedback = z.object({
  category: z.enum(['stars', 'scale', 'text', 'options', 'badges', 'thank_you']),
  title: z.string(),
  description: z.string().nullable(),
  value: z.number().nullable(),
  /** Of a scale: where it ends. */
  scale_end: z.number().nullable(),
  text: z.string().nullable(),
  options: z.array(z.string()),
});

export type Feedback = z.infer<typeof Feedback>;

/** What one participant said of another; sealed until both are in or seven days have passed (M08). */
export const ReviewSet = z.object({
  user: z.object({ id: Id, full_name: z.string(), profile_photo_url: z.string().nullable() }),
  about: z.object({ id: Id, full_name: z.string() }).nullable(),
  submitted: z.boolean(),
  /** Null while nobody said anything; the pages print REV-05. */
  submitted_at: Instant.nullable(),
  sealed: z.boolean(),
  /** REV-22: this programme lets its admins alone read what is said of others. */
  private: z.boolean(),
  is_group_rating: z.boolean(),
  feedback: z.array(Feedback),
});

export type ReviewSet = z.infer<typeof ReviewSet>;

/** Somebody of whom nothing was said yet. */
export const ToReview = z.object({ id: Id, full_name: z.string() });

export type ToReview = z.infer<typeof ToReview>;

export const bookingReviews = shape({
  summary: 'The reviews of one session, by who gave them (REV-04)',
  query: z.object({ booking_id: IdInPath }),
  response: z.object({
    mentee: z.array(ReviewSet),
    mentor: z.array(ReviewSet),
    /** B48: for a mentee of a group who has reviewed one of its mentors: the others, whom they may review as well. */
    left_to_review: z.array(ToReview),
  }),
  refusals: ['accounts.not_signed_in', 'bookings.not_found'],
});

/** A review as a profile shows it (PRO-26). */
export const ShownReview = z.object({
  id: Id,
  star_rating: z.number().nullable(),
  feedback_text: z.string().nullable(),
  thank_you_note: z.string().nullable(),
  badges: z.array(Badge),
  submitted_at: Instant,
  rater: z.object({ full_name: z.string(), profile_photo_url: z.string().nullable(), deleted: z.boolean() }),
});

export type ShownReview = z.infer<typeof ShownReview>;

/** A review of one's own sessions: what one was told, or what one told somebody (PRO-88). */
export const OwnReview = ShownReview.omit({ rater: true }).extend({
  /** Who said it; of what one gave oneself, to whom; null: to the whole group. */
  person: ShownReview.shape.rater.nullable(),
  /** The other one does not read it yet (M08). */
  sealed: z.boolean(),
});

export type OwnReview = z.infer<typeof OwnReview>;

export const ownReviews = shape({
  summary: 'What the person who asks was told and told others, on the platform or in one programme (PRO-88)',
  query: z.object({ program_id: IdInPath.optional() }),
  response: z.object({
    received: z.array(OwnReview),
    given: z.array(OwnReview),
    /** How many were written about them that they may not read yet (M08). */
    waiting: z.number().int(),
    /** REV-22: this programme lets its admins alone read what is said of others. */
    private: z.boolean(),
  }),
  refusals: ['accounts.not_signed_in'],
});
