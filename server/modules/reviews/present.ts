import type { Temporal } from 'temporal-polyfill';
import type { Feedback, ReviewSet, ShownReview } from '../../../contract/reviews.ts';
import { photoUrl } from '../profiles/index.ts';
import type { ReviewView } from './queries.ts';
import { isSealedFor } from './rules.ts';

const deletedName = 'Deleted User'; // ACC-66

const raterOf = ({ rater }: ReviewView) => ({
  full_name: rater.deletedAt === null ? `${rater.firstname} ${rater.lastname}`.trim() : deletedName,
  profile_photo_url: rater.deletedAt === null ? photoUrl(rater.photo) : null,
});

/** A review on somebody's profile. */
export const presentReview = (view: ReviewView): ShownReview => ({
  id: view.review.id,
  star_rating: view.review.starRating,
  feedback_text: view.review.feedbackText,
  thank_you_note: view.review.thankYouNote,
  badges: view.badges,
  submitted_at: view.review.submittedAt.toString(),
  rater: { ...raterOf(view), deleted: view.rater.deletedAt !== null },
});

const answer = (part: Partial<Feedback> & Pick<Feedback, 'category' | 'title'>): Feedback => ({
  description: null,
  value: null,
  text: null,
  options: [],
  ...part,
});

const feedbackOf = ({ review, badges }: ReviewView): Feedback[] => [
  ...(review.starRating === null ? [] : [answer({ category: 'stars', title: 'Rating', value: review.starRating })]),
  ...(review.feedbackText === null ? [] : [answer({ category: 'text', title: 'Feedback', text: review.feedbackText })]),
  ...(badges.length === 0
    ? []
    : [answer({ category: 'badges', title: 'Badges', options: badges.map(({ name }) => name) })]),
  ...(review.thankYouNote === null
    ? []
    : [answer({ category: 'thank_you', title: 'Thank-you note', text: review.thankYouNote })]),
];

export interface Participant {
  userId: number;
  fullName: string;
  photo: string | null;
}

/** What a participant said of the others of the session; who said nothing yet has one empty set (REV-05, M08). */
export const presentSets = (
  giver: Participant,
  views: readonly ReviewView[],
  others: readonly Participant[],
  viewer: { id: number; isAdmin: boolean },
  now: Temporal.Instant,
): ReviewSet[] => {
  const user = { id: giver.userId, full_name: giver.fullName, profile_photo_url: giver.photo };
  const own = views.filter(({ review }) => review.raterId === giver.userId);
  if (own.length === 0) {
    return [
      { user, about: null, submitted: false, submitted_at: null, sealed: false, is_group_rating: false, feedback: [] },
    ];
  }
  return own.map((view) => {
    const sealed = isSealedFor(view.review, viewer, now);
    const about = others.find(({ userId }) => userId === view.review.rateeId);
    return {
      user,
      about: about ? { id: about.userId, full_name: about.fullName } : null,
      submitted: true,
      submitted_at: sealed ? null : view.review.submittedAt.toString(),
      sealed,
      is_group_rating: view.review.isGroupRating,
      feedback: sealed ? [] : feedbackOf(view),
    };
  });
};
