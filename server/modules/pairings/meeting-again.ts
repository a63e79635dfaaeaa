import type { PairingMethod } from '../../../contract/programmes/index.ts';
import type { Tx } from '../../platform/work.ts';
import { whyNotMeetAsTwo } from './meeting.ts';
import { peopleOf } from './queries/managed.ts';
import { livePairsOfMentors, membersAmong, type Pair, pairingsById } from './queries/pairs.ts';
import { isFull } from './rules/capacity.ts';
import { whyNotMeetAsGroup } from './rules/states.ts';

interface Place {
  id: number;
  pairingMethod: PairingMethod;
}

/**
 * BKG-65: of these pairs in one programme, all of whom have met there, those in which the mentor may ask the mentee
 * again.
 */
export const pairsToMeetAgain = async <P extends Pair>(tx: Tx, programme: Place, pairs: readonly P[]): Promise<P[]> => {
  if (pairs.length === 0) return [];
  const mentorIds = [...new Set(pairs.map(({ mentorId }) => mentorId))];
  const menteeIds = [...new Set(pairs.map(({ menteeId }) => menteeId))];
  const members = await membersAmong(tx, programme.id, [...mentorIds, ...menteeIds]);
  const live = await livePairsOfMentors(tx, programme.id, mentorIds);
  const memberAs = (id: number, side: 'mentor' | 'mentee') =>
    members.find(({ userId, userType }) => userId === id && userType === side);
  return pairs.filter(({ mentorId, menteeId }) => {
    const mentor = memberAs(mentorId, 'mentor');
    if (!mentor || !memberAs(menteeId, 'mentee')) return false;
    const own = live.filter((one) => one.mentorId === mentorId);
    const pair = own.find((one) => one.menteeId === menteeId);
    const hasRoom = !isFull({ capacity: mentor.capacity, mentees: own.length });
    return whyNotMeetAsTwo({ pair, asks: 'mentor', haveMet: true, hasRoom }, programme.pairingMethod) === null;
  });
};

/** B47: for each of these groups, the mentors who may arrange a session; groups that no longer meet are left out. */
export const mentorsToArrange = async (tx: Tx, groupIds: readonly number[]) => {
  const people = await peopleOf(tx, groupIds);
  const groups = (await pairingsById(tx, groupIds)).map(({ id, status, hiddenAt }) => {
    const own = people.filter(({ pairingId }) => pairingId === id).map((one) => ({ id: one.id, userType: one.side }));
    const mentors = own.filter(({ userType }) => userType === 'mentor').map((one) => one.id);
    return [id, hiddenAt === null && whyNotMeetAsGroup({ status }, own) === null ? mentors : []] as const;
  });
  return new Map(groups);
};
