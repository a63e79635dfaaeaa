import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { ReflectionQuestion } from '../../programmes/schemas/structure.ts';
import { Id, IdInPath, Instant, Message } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { reviewLimits } from '../values.ts';
import { Badge, ToReview } from './shown.ts';

const L = reviewLimits;

const Answer = z.object({
  question_id: Id,
  value: z.number().int().nullable(),
  text: z.string().nullable(),
  options: z.array(z.string()),
});

export type Answer = z.infer<typeof Answer>;

/** What a participant is asked after a session, and what they have already answered (REV-01, REV-02). */
export const FeedbackForm = z.object({
  booking: z.object({
    id: Id,
    topic: z.string(),
    start_at: Instant,
    end_at: Instant,
    program_id: Id.nullable(),
    is_group: z.boolean(),
  }),
  /** The person being reviewed; a mentor of a group reviews everyone in it together. */
  participant: z.object({
    id: Id,
    full_name: z.string(),
    profile_photo_url: z.string().nullable(),
    slug: z.string().nullable(),
    job_title: z.string().nullable(),
    company: z.string().nullable(),
    deleted: z.boolean(),
  }),
  participant_type: z.enum(['mentor', 'mentee']),
  /** For a group: how many mentees the review is about. */
  mentees: z.number().int(),
  questions: z.array(ReflectionQuestion),
  /** B17: a mentee thanks a mentor with up to three badges; empty for mentors. */
  badges: z.array(Badge),
  /** M32: whether the giver can choose that the platform's pages show the review. */
  offers_platform: z.boolean(),
  review: z
    .object({
      answers: z.array(Answer),
      badges: z.array(Id),
      thank_you_note: z.string().nullable(),
      on_platform: z.boolean(),
      submitted_at: Instant,
      /** M08: until then the other side cannot read it, unless they submit their review first. */
      unsealed_at: Instant,
      sealed: z.boolean(),
      /** True while it is sealed. */
      editable: z.boolean(),
    })
    .nullable(),
  /** Null if a review can be given now. */
  why_not: WhyNot,
  /** B48: the other mentors of a group that this mentee can also review and has not reviewed yet. */
  left_to_review: z.array(ToReview),
  /** In a session of two, whether the other person has already submitted a review. */
  other_submitted: z.boolean(),
  /** A12, REV-11: whether other mentors are suggested afterwards. */
  suggests_mentors: z.boolean(),
});

export type FeedbackForm = z.infer<typeof FeedbackForm>;

const params = z.object({ bookingId: IdInPath, participantId: IdInPath });

export const feedbackForm = shape({
  summary: 'What a participant is asked about a session, and what they said (REV-01, REV-02)',
  page: true,
  params,
  response: FeedbackForm,
  refusals: ['accounts.not_signed_in', 'bookings.not_found'],
});

export const giveFeedback = shape({
  summary: 'Reviews a participant of a session, or changes the review while it is sealed (REV-02, B48, M08)',
  params,
  body: z.object({
    answers: z
      .array(
        z.object({
          question_id: z.coerce.number<unknown>().int().positive(),
          value: z.coerce.number<unknown>().int().nullable().optional(),
          text: z.string().trim().max(L.text, `Please use at most ${L.text} characters`).nullable().optional(),
          options: z.array(z.string().max(200)).max(10).optional(),
        }),
      )
      .max(100),
    badges: z
      .array(z.coerce.number<unknown>().int().positive())
      .max(L.badges, `You can give up to ${L.badges} badges`)
      .default([]),
    thank_you_note: z
      .string()
      .trim()
      .max(L.thankYou, `Please use at most ${L.thankYou} characters`)
      .nullable()
      .optional(),
    /** M32: also on the platform's pages; counts only where the form offers it. */
    on_platform: z.boolean().default(false),
  }),
  response: Message,
  refusals: [
    'accounts.not_signed_in',
    'bookings.not_found',
    'bookings.not_allowed_now',
    'bookings.no_review_due',
    'reviews.no_longer_editable',
  ],
});
