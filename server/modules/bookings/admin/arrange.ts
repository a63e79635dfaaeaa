import type { EndpointInput } from '../../../../contract/endpoint.ts';
import type { createBooking } from '../../../../contract/bookings/index.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { groupToMeet, membersAmong } from '../../pairings/index.ts';
import { lockRunningShared, type ProgrammeRow } from '../../programmes/index.ts';
import { refreshPages } from '../announce.ts';
import { makeBooking, type StoredAttachment } from '../acts/make-booking.ts';
import { contentsOf } from '../acts/request.ts';

type NewBooking = EndpointInput<typeof createBooking>['body']['booking'];

/** Any mentor and any mentee of the programme, whether they are a pair or not: the admin decides. */
const twoOf = async ({ tx }: Work<Actor>, programId: number, asked: NewBooking) => {
  const [mentorId, menteeId] = [asked.requestee_id ?? 0, asked.requester_id ?? 0];
  const members = await membersAmong(tx, programId, [mentorId, menteeId]);
  const isThere = (id: number, as: 'mentor' | 'mentee') =>
    members.some(({ userId, userType }) => userId === id && userType === as) || undefined;
  found(isThere(mentorId, 'mentor') && isThere(menteeId, 'mentee'), 'programmes.member_not_found');
  return {
    kind: 'one_on_one' as const,
    groupId: null,
    mentorId,
    requesterId: menteeId,
    people: [
      { userId: mentorId, userType: 'mentor' as const },
      { userId: menteeId, userType: 'mentee' as const },
    ],
  };
};

/** The mentor named in the request leads the session, otherwise the group's first mentor. */
const groupOf = async ({ tx }: Work<Actor>, programId: number, asked: NewBooking) => {
  const { id: groupId, people, whyNot } = await groupToMeet(tx, asked.group_id ?? 0, programId);
  refuseIf(whyNot);
  const mentors = people.filter(({ userType }) => userType === 'mentor').map(({ userId }) => userId);
  const chosen = mentors.find((id) => id === asked.requestee_id);
  const mentorId = found(chosen ?? mentors[0], 'programmes.member_not_found');
  return { kind: 'group' as const, groupId, mentorId, requesterId: mentorId, people };
};

/**
 * ADB-45, C2: an admin arranges a session for others. It is confirmed immediately, costs nothing, and everyone is told.
 */
export const arrangeForOthers = async (
  work: Work<Actor>,
  { program }: ProgrammeRow,
  asked: NewBooking,
  attachments: StoredAttachment[],
) => {
  const programme = await lockRunningShared(work.tx, program.id);
  const who = await (asked.booking_type === 'group' ? groupOf : twoOf)(work, program.id, asked);
  const { booking_method: contactMethod } = asked;
  const booking = await makeBooking(work, {
    ...who,
    ...contentsOf(asked),
    act: 'create',
    madeBy: 'admin',
    programme,
    requesteeId: who.mentorId,
    contactMethod,
    bookingMethod: contactMethod === 'in_person' ? 'physical' : 'online',
    contactInfo: asked.contact_info || null,
    meetupLocation: asked.meetup_location || null,
    attachments,
  });
  refreshPages(work, [{ userId: work.actor.id }]);
  return booking.id;
};
