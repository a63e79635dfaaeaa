import { found, Refusal, refuseIf } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import { pairBetween, peopleOfGroup } from '../../pairings/index.ts';

interface WhoMet {
  user_id: number;
  participant_id?: number | null | undefined;
  group_id?: number | null | undefined;
}

const twoOf = async (tx: Tx, programId: number, userId: number, participantId: number) => {
  const between = await pairBetween(tx, programId, userId, participantId);
  refuseIf(between === null ? 'bookings.offline_no_pair' : null);
  const { mentorId, menteeId } = found(between ?? undefined, 'programmes.member_not_found').pair;
  const people = [
    { userId: mentorId, userType: 'mentor' as const },
    { userId: menteeId, userType: 'mentee' as const },
  ];
  return { kind: 'one_on_one' as const, groupId: null, mentorId, people };
};

/** B47: the whole group, led by the mentor who logs the session, or else by the group's first mentor. */
const groupOf = async (tx: Tx, programId: number, userId: number, groupId: number) => {
  const people = await peopleOfGroup(tx, groupId, programId);
  const mentors = people.filter(({ userType }) => userType === 'mentor');
  const lead = mentors.find((one) => one.userId === userId) ?? mentors[0];
  const isOne = people.some((one) => one.userId === userId);
  if (!isOne || !lead) throw new Refusal('bookings.group_not_found', 404);
  return { kind: 'group' as const, groupId, mentorId: lead.userId, people };
};

/**
 * Who met: a mentor and a mentee of the programme, or one of its groups (B46). Two people of one side are not a
 * session.
 */
export const whoMet = async (
  tx: Tx,
  programId: number,
  { user_id: userId, participant_id: participantId, group_id: groupId }: WhoMet,
) => {
  if (participantId != null) return twoOf(tx, programId, userId, participantId);
  if (groupId != null) return groupOf(tx, programId, userId, groupId);
  throw new Refusal('bookings.group_not_found', 404);
};
