import type { ReviewGiven } from '../../domain-events/reviews.ts';
import type { Change } from '../../platform/work.ts';
import { saysOf } from '../../telling/line.ts';
import { type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { actorIn, meetingOf, reviewPathOf, tellSide } from '../bookings/index.ts';

export const reviewLines = {
  'review.given': '{other} reviewed your session.',
  'review.given_sealed': '{other} reviewed your session. Give your review to read it.',
} as const;
const say = saysOf(reviewLines);

/**
 * C2: tells the other side about a review; while it is sealed, that giving theirs unseals it (M08). They are not told
 * about a private one.
 */
const ofReview = async (change: Change, event: ReviewGiven, ground: TellingGround): Promise<Telling[]> => {
  if (event.private) return [];
  const meeting = await meetingOf(change, event.bookingId);
  const by = actorIn(meeting, event.raterId);
  const rater = meeting.view.participants.find(({ userId }) => userId === event.raterId);
  if (by === null || rater === undefined) return [];
  return meeting.sides
    .filter(({ person, role }) => (event.rateeId === null ? role !== rater.userType : person.id === event.rateeId))
    .map((side) => {
      const asks = event.sealed && !side.hasRated;
      const said = asks
        ? { line: say('review.given_sealed', { other: by.named }), linkPath: reviewPathOf(meeting, side) }
        : { line: say('review.given', { other: by.named }) };
      return tellSide(meeting, side, { ...said, letter: null }, ground);
    });
};

export const reviewTellings = [tells('review.given', ofReview, 'sessions')];
