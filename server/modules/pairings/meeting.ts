import type { RefusalCode } from '../../../contract/messages.ts';
import type { PairingMethod } from '../../../contract/programmes-fields.ts';
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

/** D12: why these two may not arrange a session in a programme, null when they may. A pair may, unless it rests. */
export const whyNotMeet = async (tx: Tx, between: Between, method: PairingMethod): Promise<RefusalCode | null> => {
  const standing = await livePair(tx, between.pair);
  if (standing) return standing.status === 'paused' ? 'pairings.paused' : null;
  const refused = mayNotBookUnpaired(between.viewerIs, method);
  return refused ?? ((await hasRoom(tx, between)) ? null : 'pairings.mentor_full');
};
