import type { AccountDeleted } from '../../domain-events/accounts.ts';
import type { MemberRemoved } from '../../domain-events/programmes.ts';
import type { Change } from '../../platform/work.ts';
import { hidePairsOf, leaveGroups } from './store.ts';

/**
 * B77, INV-10: someone removed from a programme loses their pairings there, and does not get them back on returning.
 */
export const partRemoved = async ({ tx, now }: Change, { userId, programId }: MemberRemoved) => {
  await hidePairsOf(tx, { userId, programId }, now);
  await leaveGroups(tx, { userId, programId }, now);
};

/** Someone who deletes their account leaves every programme and every group. */
export const partLeaver = async ({ tx, now }: Change, { userId }: AccountDeleted) => {
  await hidePairsOf(tx, { userId }, now);
  await leaveGroups(tx, { userId }, now);
};
