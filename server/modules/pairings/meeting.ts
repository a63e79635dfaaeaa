import type { RefusalCode } from '../../../contract/messages.ts';
import type { PairingMethod } from '../../../contract/programmes/index.ts';
import type { PairingStatus } from '../../../contract/pairings/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { mayNotBookUnpaired } from '../../policies/pairings.ts';
import { livePair, countMentees, membersAmong, type Pair } from './queries/pairs.ts';
import { isFull } from './rules/capacity.ts';

/** Two people of a programme who may be, or become, mentor and mentee. */
interface Between {
  pair: Pair;
  /** What the first of them is. */
  viewerIs: 'mentor' | 'mentee';
  /** Of the mentor (M06). */
  capacity: number | null;
}

/** As what two members meet; null for two of one side, and for admins. Who is not there is a 404. */
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
  /** The pair that they are, if they are one. */
  pair: { status: PairingStatus } | undefined;
  asks: 'mentor' | 'mentee';
  haveMet: boolean;
  /** The mentor takes another mentee (M06). */
  hasRoom: boolean;
}

/** D12: why these two may not arrange a session in a programme, null when they may. A pair may, unless it rests. */
export const whyNotMeetAsTwo = (
  { pair, hasRoom: room, ...unpaired }: Two,
  method: PairingMethod,
): RefusalCode | null => {
  if (pair) return pair.status === 'paused' ? 'pairings.paused' : null;
  return mayNotBookUnpaired(unpaired, method) ?? (room ? null : 'pairings.mentor_full');
};

/**
 * D12: why the first of these two may not ask the other for a session in a programme, null when they may. `haveMet`: they
 * had, or lost, one there before (BKG-65).
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
