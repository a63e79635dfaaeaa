import type { PairingCreated } from '../../domain-events/pairings.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { livePair, countMentees, membersAmong, type Pair, type PairRow, wasEndedSince } from './queries/pairs.ts';
import { isFull } from './rules/capacity.ts';
import { insertPairings } from './store.ts';

/** Requires a living mentor and a living mentee of the programme, otherwise 404. Returns the mentor's membership. */
const meetBoth = async ({ tx }: Work<Actor>, { programId, mentorId, menteeId }: Pair) => {
  const members = await membersAmong(tx, programId, [mentorId, menteeId]);
  const inThere = (id: number, as: 'mentor' | 'mentee') =>
    found(
      members.find(({ userId, userType }) => userId === id && userType === as),
      'programmes.member_not_found',
    );
  inThere(menteeId, 'mentee');
  return inThere(mentorId, 'mentor');
};

/**
 * Makes two members a pair, or returns their existing one. Call it with the programme locked (`lockRunning`): a
 * mentor's mentees are counted under that lock, so nobody slips in between the count and the insert (M06).
 */
export const pairUp = async (work: Work<Actor>, pair: Pair, bookingId: number | null): Promise<PairRow> => {
  const { tx, now, actor, announce, refresh } = work;
  const { capacity } = await meetBoth(work, pair);
  const standing = await livePair(tx, pair);
  if (standing) return standing;
  refuseIf(isFull({ capacity, mentees: await countMentees(tx, pair) }) ? 'pairings.mentor_full' : null);
  const [made] = await insertPairings(tx, [{ ...pair, createdBy: actor.id, createdAt: now }]);
  if (made === undefined) return found(await livePair(tx, pair), 'programmes.member_not_found');
  await announce<PairingCreated>({
    name: 'pairing.created',
    pairingId: made.id,
    ...pair,
    byId: actor.id,
    bookingId,
    at: now.toString(),
  });
  refresh({ people: [pair.mentorId, pair.menteeId], keys: ['pairings', 'dashboard'] });
  return made;
};

/** B70: an accepted session makes the two a pair, unless their pair was ended after the session was requested. */
export const pairUpByBooking = async (
  work: Work<Actor>,
  pair: Pair,
  { id, createdAt }: { id: number; createdAt: Work<Actor>['now'] },
) => {
  if (!(await wasEndedSince(work.tx, pair, createdAt))) await pairUp(work, pair, id);
};
