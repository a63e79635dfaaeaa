import type { Temporal } from 'temporal-polyfill';
import type { Feedback, ReviewSet, ShownReview } from '../../../contract/reviews/index.ts';
import { fullName } from '../accounts/index.ts';
import { photoUrl } from '../profiles/index.ts';
import type { AnswerRow, ReviewView } from './queries.ts';
import { isSealedFor } from './rules.ts';

const raterOf = ({ rater }: ReviewView) => ({
  full_name: fullName(rater),
  profile_photo_url: rater.deletedAt === null ? photoUrl(rater.photo) : null,
});

/** A review on a person's profile. */
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
  scale_end: null,
  text: null,
  options: [],
  ...part,
});

/** A review from before there were questions: the star rating and text it has. */
const withoutQuestions = ({ starRating, feedbackText }: ReviewView['review']) => [
  ...(starRating === null ? [] : [answer({ category: 'stars', title: 'Rating', value: starRating })]),
  ...(feedbackText === null ? [] : [answer({ category: 'text', title: 'Feedback', text: feedbackText })]),
];

const answered = ({ category, title, description, value, scaleEnd, text, options }: AnswerRow) =>
  answer({
    category,
    title,
    description: description || null,
    value,
    scale_end: category === 'scale' ? scaleEnd : null,
    text,
    options,
  });

export const feedbackOf = ({ review, badges, answers }: AnsweredView): Feedback[] => [
  ...(answers.length > 0 ? answers.map(answered) : withoutQuestions(review)),
  ...(badges.length === 0
    ? []
    : [answer({ category: 'badges', title: 'Badges', options: badges.map(({ name }) => name) })]),
  ...(review.thankYouNote === null
    ? []
    : [answer({ category: 'thank_you', title: 'Thank-you note', text: review.thankYouNote })]),
];

/** A review with its answers. */
export type AnsweredView = ReviewView & { answers: readonly AnswerRow[] };

export interface Viewer {
  id: number;
  isAdmin: boolean;
  /** REV-22: other people's reviews are only for the admins. */
  keptFrom: boolean;
}

export interface Participant {
  userId: number;
  fullName: string;
  photo: string | null;
}

/**
 * What a participant said about the others in the session; someone who has said nothing yet has one empty set (REV-05,
 * M08).
 */
export const presentSets = (
  giver: Participant,
  views: readonly AnsweredView[],
  others: readonly Participant[],
  viewer: Viewer,
  now: Temporal.Instant,
): ReviewSet[] => {
  const user = { id: giver.userId, full_name: giver.fullName, profile_photo_url: giver.photo };
  const isKept = viewer.keptFrom && giver.userId !== viewer.id;
  const own = views.filter(({ review }) => review.raterId === giver.userId);
  if (own.length === 0) {
    const nothing = { submitted: false, submitted_at: null, sealed: false, is_group_rating: false, feedback: [] };
    return [{ user, about: null, private: isKept, ...nothing }];
  }
  return own.map((view) => {
    const sealed = isSealedFor(view.review, viewer, now);
    const unread = sealed || isKept;
    const about = others.find(({ userId }) => userId === view.review.rateeId);
    return {
      user,
      about: about ? { id: about.userId, full_name: about.fullName } : null,
      submitted: true,
      submitted_at: unread ? null : view.review.submittedAt.toString(),
      sealed,
      private: isKept,
      is_group_rating: view.review.isGroupRating,
      feedback: unread ? [] : feedbackOf(view),
    };
  });
};
