import type { RefusalCode } from '../../../contract/messages.ts';
import type { PairingMethod } from '../../../contract/programmes/index.ts';
import type { PairingStatus } from '../../../contract/pairings/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { mayNotBookUnpaired } from '../../policies/pairings.ts';
import { livePair, countMentees, membersAmong, type Pair } from './queries/pairs.ts';
import { isFull } from './rules/capacity.ts';

/** Two people in a programme who are, or could become, mentor and mentee. */
interface Between {
  pair: Pair;
  /** The role of the first of the two. */
  viewerIs: 'mentor' | 'mentee';
  /** The mentor's capacity (M06). */
  capacity: number | null;
}

/**
 * In which roles two members could meet; null for two people of the same side, and for admins. Non-members give a 404.
 */
export const pairBetween = async (
  tx: Tx,
  programId: number,
  viewerId: number,
  otherId: number,
): Promise<Between | null> => {
  const members = await membersAmong(tx, programId, [viewerId, otherId]);
  const memberOf = (id: number) => members.find(({ userId }) => userId === id);
  const other = found(memberOf(otherId), 'programmes.member_not_found');
  const viewer = memberOf(viewerId);
  if (viewer?.userType === 'mentee' && other.userType === 'mentor') {
    const pair = { programId, mentorId: otherId, menteeId: viewerId };
    return { pair, viewerIs: 'mentee', capacity: other.capacity };
  }
  if (viewer?.userType === 'mentor' && other.userType === 'mentee') {
    const pair = { programId, mentorId: viewerId, menteeId: otherId };
    return { pair, viewerIs: 'mentor', capacity: viewer.capacity };
  }
  return null;
};

export const hasRoom = async (tx: Tx, { pair, capacity }: Pick<Between, 'pair' | 'capacity'>) =>
  !isFull({ capacity, mentees: await countMentees(tx, pair) });

interface Two {
  /** Their current pair, if there is one. */
  pair: { status: PairingStatus } | undefined;
  asks: 'mentor' | 'mentee';
  haveMet: boolean;
  /** Whether the mentor accepts another mentee (M06). */
  hasRoom: boolean;
}

/**
 * D12: why these two may not arrange a session in a programme, or null when they may. A pair may, unless it is paused.
 */
export const whyNotMeetAsTwo = (
  { pair, hasRoom: room, ...unpaired }: Two,
  method: PairingMethod,
): RefusalCode | null => {
  if (pair) return pair.status === 'paused' ? 'pairings.paused' : null;
  return mayNotBookUnpaired(unpaired, method) ?? (room ? null : 'pairings.mentor_full');
};

/**
 * D12: why the first person may not ask the second for a session in a programme, or null when they may. `haveMet`: they
 * have had, or lost, a session there before (BKG-65).
 */
export const whyNotMeet = async (
  tx: Tx,
  between: Between,
  { method, haveMet = false }: { method: PairingMethod; haveMet?: boolean },
): Promise<RefusalCode | null> => {
  const pair = await livePair(tx, between.pair);
  const room = pair !== undefined || (await hasRoom(tx, between));
  return whyNotMeetAsTwo({ pair, asks: between.viewerIs, haveMet, hasRoom: room }, method);
};
