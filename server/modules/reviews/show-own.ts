import type { OwnReview } from '../../../contract/reviews/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { programmeById } from '../programmes/index.ts';
import { presentReview } from './present.ts';
import type { ReviewView } from './queries.ts';
import { given, received, stillSealed } from './queries/own.ts';
import { isPrivate, isSealed } from './rules.ts';

/**
 * PRO-88: reviews of the user once unsealed, and everything the user said; in a private programme only the latter
 * (REV-22).
 */
export const showOwn = async ({ tx, actor, now }: Work<Actor>, programId: number | null) => {
  const whose = { userId: actor.id, programId };
  const programme = programId === null ? undefined : await programmeById(tx, programId);
  const kept = isPrivate(programme?.program ?? null);
  const present = (view: ReviewView): OwnReview => {
    const { rater: person, ...said } = presentReview(view);
    return {
      ...said,
      person: view.review.rateeId === null ? null : person,
      sealed: isSealed(view.review, now),
    };
  };
  return {
    received: kept ? [] : (await received(tx, whose, now)).map(present),
    given: (await given(tx, whose)).map(present),
    waiting: kept ? 0 : await stillSealed(tx, whose, now),
    private: kept,
  };
};
