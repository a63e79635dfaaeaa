import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { roleIn } from '../../../policies/bookings.ts';
import { factsOfView } from '../facts.ts';
import { loadOwn } from '../load.ts';
import type { BookingView } from '../queries/views.ts';
import { mayReviewAnother } from '../rules/reviewing.ts';
import { nextStatus, whyNot } from '../rules/states.ts';
import { settle } from '../settle.ts';
import { noteRated } from '../store/bookings.ts';

/** Locks a session for a participant who is about to review it; nobody else can load it. */
export const lockForReview = loadOwn;
export type LockedForReview = Awaited<ReturnType<typeof lockForReview>>;

/** Null when this participant owes a review now, or may review another of the session's mentors (B48); else why not. */
export const whyNotReview = ({ facts, role }: Pick<LockedForReview, 'facts' | 'role'>, now: Work<Actor>['now']) =>
  mayReviewAnother(facts, role, now) ? null : whyNot('review', facts, role, now);

/** The same for a session that is only shown, not locked. */
export const whyNotReviewView = (view: BookingView, actor: Actor, now: Work<Actor>['now']) => {
  const facts = factsOfView(view, actor.id);
  const role = roleIn(actor, view.participants, view.programme?.program ?? null);
  return mayReviewAnother(facts, role, now) ? null : whyNot('review', facts, role, now);
};

/**
 * REV-09: records that this participant's review is in; the last review due closes the session. A further review, of
 * another mentor, does not change its status.
 */
export const recordReview = async (work: Work<Actor>, session: LockedForReview) => {
  const { tx, now, actor } = work;
  const { booking, role, facts } = session;
  const isFirst = !facts.hasRated;
  if (isFirst) await noteRated(tx, booking.id, actor.id, now);
  const to = isFirst ? nextStatus('review', facts, role, now) : null;
  await settle(work, session, { act: 'review', to, activity: 'reviewed' });
};
