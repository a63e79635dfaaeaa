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

/** A session for one of those who took part and who is about to review it: theirs alone, and locked. */
export const lockForReview = loadOwn;
export type LockedForReview = Awaited<ReturnType<typeof lockForReview>>;

/** Null when this participant owes a review of the session now, or may review another of its mentors (B48), else why not. */
export const whyNotReview = ({ facts, role }: Pick<LockedForReview, 'facts' | 'role'>, now: Work<Actor>['now']) =>
  mayReviewAnother(facts, role, now) ? null : whyNot('review', facts, role, now);

/** The same of a session that is only shown. */
export const whyNotReviewView = (view: BookingView, actor: Actor, now: Work<Actor>['now']) => {
  const facts = factsOfView(view, actor.id);
  const role = roleIn(actor, view.participants, view.programme?.program ?? null);
  return mayReviewAnother(facts, role, now) ? null : whyNot('review', facts, role, now);
};

/** REV-09: their review is in; the last one that is due closes the session. One more, of another mentor, changes nothing there. */
export const recordReview = async (work: Work<Actor>, session: LockedForReview) => {
  const { tx, now, actor } = work;
  const { booking, role, facts } = session;
  const isFirst = !facts.hasRated;
  if (isFirst) await noteRated(tx, booking.id, actor.id, now);
  const to = isFirst ? nextStatus('review', facts, role, now) : null;
  await settle(work, session, { act: 'review', to, activity: 'reviewed' });
};
