import type { Temporal } from 'temporal-polyfill';
import { fullName } from '../accounts/index.ts';
import type { Tx } from '../../platform/work.ts';
import { type AnsweredView, feedbackOf } from './present.ts';
import { allGivenBy, allOpenAbout } from './queries.ts';

const said = (view: AnsweredView) => ({
  booking_id: view.review.bookingId,
  submitted_at: view.review.submittedAt.toString(),
  feedback: feedbackOf(view),
});

/**
 * Our part of a person's data download (M22): what they said about others, and what was said about them once they may
 * read it.
 */
export const ownData = async (tx: Tx, userId: number, now: Temporal.Instant) => ({
  given: (await allGivenBy(tx, userId)).map(said),
  received: (await allOpenAbout(tx, userId, now)).map((view) => ({ ...said(view), by: fullName(view.rater) })),
});
