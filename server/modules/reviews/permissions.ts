import type { BookingSide } from '../../../contract/bookings/index.ts';
import type { ratedSessions } from '../../../contract/reviews/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { ownBookings } from '../../policies/bookings.ts';
import { type BookingView, bookingView } from '../bookings/index.ts';
import { loadForAdmin } from '../programmes/index.ts';
import { programmeOfGroup, type SessionsBetween } from './queries/ratings.ts';
import { reviewedIn } from './reviewed.ts';

/** A session in which one participant reviews another. */
export interface SessionToReview {
  view: BookingView;
  /** The reviewer's side. */
  role: BookingSide;
  person: BookingView['participants'][number];
  /** Null when a group's mentor reviews the group as a whole. */
  rateeId: number | null;
}

/** The participant of a session who reviews someone on the other side (REV-02). */
export const reviewerOf = <I>(
  idsOf: (input: I) => { bookingId: number; participantId: number },
): Loader<Actor, Actor, I, SessionToReview> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    const { bookingId, participantId } = idsOf(input);
    const view = found(await bookingView(tx, bookingId, ownBookings(actor)), 'bookings.not_found');
    const { booking, participants: people } = view;
    const me = found(
      people.find(({ userId }) => userId === actor.id),
      'bookings.not_found',
    );
    return { view, role: me.userType, ...reviewedIn({ booking, role: me.userType, people }, participantId) };
  },
});

const sessionsToRate = async (
  work: Work<Actor>,
  named: EndpointInput<typeof ratedSessions>['query'],
): Promise<SessionsBetween> => {
  const { group_id: groupId } = named;
  if (groupId !== undefined) {
    await loadForAdmin(work, found(await programmeOfGroup(work.tx, groupId), 'programmes.not_found'));
    return { groupId };
  }
  const programId = found(named.program_id, 'programmes.not_found');
  await loadForAdmin(work, programId);
  return { programId, mentorId: named.mentor_id ?? 0, menteeId: named.mentee_id ?? 0 };
};

/** Admins of the programme of the group, or of the two people, whose sessions the query names (REV-18). */
export const adminOfRated: Loader<Actor, Actor, Pick<EndpointInput<typeof ratedSessions>, 'query'>, SessionsBetween> = {
  policy: signedIn,
  load: (work, { query }) => sessionsToRate(work, query),
};
