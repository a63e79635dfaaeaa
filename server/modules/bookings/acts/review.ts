import { found } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { ownBookings, roleIn } from '../../../policies/bookings.ts';
import { activityOf, eventOf, refreshPages } from '../announce.ts';
import { factsOf } from '../facts.ts';
import { type BookingView, participantsOf } from '../queries/views.ts';
import { mayReviewAnother } from '../rules/reviewing.ts';
import { nextStatus, whyNot } from '../rules/states.ts';
import { lockBooking, noteRated, recordAct, recordActivity, updateBooking } from '../store/bookings.ts';

/** A session for one of those who took part and who is about to review it: theirs alone, and locked. */
export const lockForReview = async ({ tx, actor }: Work<Actor>, id: number) => {
  const booking = found(await lockBooking(tx, id, ownBookings(actor)), 'bookings.not_found');
  const people = await participantsOf(tx, [id]);
  const role = people.find(({ userId }) => userId === actor.id)?.userType;
  if (role === undefined) throw new Error('who may see it as a participant takes part');
  return { booking, people, role, facts: factsOf(booking, people, actor.id) };
};
export type LockedForReview = Awaited<ReturnType<typeof lockForReview>>;

/** Null when this participant owes a review of the session now, or may review another of its mentors (B48), else why not. */
export const whyNotReview = ({ facts, role }: Pick<LockedForReview, 'facts' | 'role'>, now: Work<Actor>['now']) =>
  mayReviewAnother(facts, role, now) ? null : whyNot('review', facts, role, now);

/** The same of a session that is only shown. */
export const whyNotReviewView = (
  { booking, participants, programme }: BookingView,
  actor: Actor,
  now: Work<Actor>['now'],
) => {
  const facts = factsOf(booking, participants, actor.id);
  const role = roleIn(actor, participants, programme?.program ?? null);
  return mayReviewAnother(facts, role, now) ? null : whyNot('review', facts, role, now);
};

/** REV-09: their review is in; the last one that is due closes the session. One more, of another mentor, changes nothing there. */
export const recordReview = async (work: Work<Actor>, { booking, people, role, facts }: LockedForReview) => {
  const { tx, now, actor } = work;
  const isFirst = !facts.hasRated;
  const { status } = isFirst ? nextStatus('review', facts, role, now) : booking;
  if (isFirst) {
    await noteRated(tx, booking.id, actor.id, now);
    await updateBooking(tx, booking.id, { status }, now);
  }
  const act = { actorId: actor.id, action: 'review', fromStatus: booking.status, toStatus: status } as const;
  await recordAct(tx, { bookingId: booking.id, ...act, at: now });
  await recordActivity(tx, activityOf(booking, people, 'reviewed', actor.id, work));
  refreshPages(work, people);
  return eventOf(booking, people, actor.id, work);
};
