import type { LatestReflection } from '../../../contract/analytics/index.ts';
import type { Tx } from '../../platform/work.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import { peopleOf } from './people-of.ts';
import { reflectionsIn } from './queries/reviews.ts';

/** ANA-08, M08 */
export const presentReflections = async (tx: Tx, { program }: ProgrammeRow) => {
  const found = await reflectionsIn(tx, program.id, 5);
  const person = await peopleOf(
    tx,
    found.flatMap(({ raterId, rateeId }) => [raterId, rateeId]),
  );
  const reflections = found.flatMap((review): LatestReflection[] => {
    const [rater, ratee] = [person(review.raterId), person(review.rateeId)];
    if (rater === null || (ratee === null && review.rateeId !== null)) return [];
    const at = review.submittedAt.toString();
    return [
      {
        id: review.id,
        booking_id: review.bookingId,
        rater,
        ratee,
        rater_type: review.raterType,
        star_rating: review.starRating,
        feedback_text: review.feedbackText,
        submitted_at: at,
        text: review.feedbackText,
        rater_name: rater.full_name,
        rater_user_type: review.raterType,
        rated_name: ratee?.full_name ?? null,
        profile_photo: rater.profile_photo_url,
        created_at: at,
      },
    ];
  });
  return { reflections };
};
