import type { OwnReview } from '../../../contract/reviews/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { programmeById } from '../programmes/index.ts';
import { presentReview } from './present.ts';
import type { ReviewView } from './queries.ts';
import { given, received, stillSealed } from './queries/own.ts';
import { isPrivate, isSealed } from './rules.ts';

type Reader = Pick<Work<Actor>, 'tx' | 'actor' | 'now'>;

const present = (view: ReviewView, now: Reader['now']): OwnReview => {
  const { rater: person, ...said } = presentReview(view);
  return {
    ...said,
    person: view.review.rateeId === null ? null : person,
    sealed: isSealed(view.review, now),
  };
};

/** PRO-88: what was said about the user, once unsealed; nothing in a private programme (REV-22). */
export const showReceived = async ({ tx, actor, now }: Reader, programId: number | null) => {
  const whose = { userId: actor.id, programId };
  const programme = programId === null ? undefined : await programmeById(tx, programId);
  const kept = isPrivate(programme?.program ?? null);
  return {
    received: kept ? [] : (await received(tx, whose, now)).map((view) => present(view, now)),
    waiting: kept ? 0 : await stillSealed(tx, whose, now),
    private: kept,
  };
};

/** PRO-88: that, and everything the user said. */
export const showOwn = async (reader: Reader, programId: number | null) => {
  const { tx, actor, now } = reader;
  return {
    ...(await showReceived(reader, programId)),
    given: (await given(tx, { userId: actor.id, programId })).map((view) => present(view, now)),
  };
};
