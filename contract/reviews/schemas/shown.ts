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
  /** The end of the scale, for a scale question. */
  scale_end: z.number().nullable(),
  text: z.string().nullable(),
  options: z.array(z.string()),
});

export type Feedback = z.infer<typeof Feedback>;

/** What one participant said about another; sealed until both reviews are in or seven days have passed (M08). */
export const ReviewSet = z.object({
  user: z.object({ id: Id, full_name: z.string(), profile_photo_url: z.string().nullable() }),
  about: z.object({ id: Id, full_name: z.string() }).nullable(),
  submitted: z.boolean(),
  /** Null as long as nothing has been submitted; the pages then show the text of REV-05. */
  submitted_at: Instant.nullable(),
  sealed: z.boolean(),
  /** REV-22: in this programme only admins can read what is said about others. */
  private: z.boolean(),
  is_group_rating: z.boolean(),
  feedback: z.array(Feedback),
});

export type ReviewSet = z.infer<typeof ReviewSet>;

/** A person who has not been reviewed yet. */
export const ToReview = z.object({ id: Id, full_name: z.string() });

export type ToReview = z.infer<typeof ToReview>;

export const bookingReviews = shape({
  summary: 'The reviews of one session, by who gave them (REV-04)',
  query: z.object({ booking_id: IdInPath }),
  response: z.object({
    mentee: z.array(ReviewSet),
    mentor: z.array(ReviewSet),
    /** B48: for a mentee of a group who has reviewed one of its mentors: the other mentors they can also review. */
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

/** A review of the reader's own sessions: what they were told, or what they told others (PRO-88). */
export const OwnReview = ShownReview.omit({ rater: true }).extend({
  /** Who wrote it or, for reviews the reader gave, who it is about; null for a whole group. */
  person: ShownReview.shape.rater.nullable(),
  /** The other person cannot read it yet (M08). */
  sealed: z.boolean(),
});

export type OwnReview = z.infer<typeof OwnReview>;

export const ownReviews = shape({
  summary: 'What the person who asks was told and told others, on the platform or in one programme (PRO-88)',
  query: z.object({ program_id: IdInPath.optional() }),
  response: z.object({
    received: z.array(OwnReview),
    given: z.array(OwnReview),
    /** The number of reviews about the reader that they cannot read yet (M08). */
    waiting: z.number().int(),
    /** REV-22: in this programme only admins can read what is said about others. */
    private: z.boolean(),
  }),
  refusals: ['accounts.not_signed_in'],
});
