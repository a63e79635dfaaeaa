import type { OwnReview } from '../../../contract/reviews.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { presentReview } from './present.ts';
import type { ReviewView } from './queries.ts';
import { given, received, stillSealed } from './queries/own.ts';

/** PRO-88: what one was told as soon as it is unsealed, and all that one said. */
export const showOwn = async ({ tx, actor, now }: Work<Actor>, programId: number | null) => {
  const whose = { userId: actor.id, programId };
  const present = (view: ReviewView): OwnReview => {
    const { rater: person, ...said } = presentReview(view);
    return { ...said, person, sealed: view.review.unsealedAt.epochMilliseconds > now.epochMilliseconds };
  };
  return {
    received: (await received(tx, whose, now)).map(present),
    given: (await given(tx, whose)).map(present),
    waiting: await stillSealed(tx, whose, now),
  };
};
