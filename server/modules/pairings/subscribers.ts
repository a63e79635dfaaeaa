import type { AccountDeleted } from '../../domain-events/accounts.ts';
import type { MemberRemoved, MemberRoleChanged } from '../../domain-events/programmes.ts';
import type { Change } from '../../platform/work.ts';
import { refuseIf } from '../../platform/refusal.ts';
import { isInLivePairing } from './queries/pairs.ts';
import { hidePairsOf, leaveGroups } from './store.ts';
import { dropRecommendations } from './store/recommendations.ts';

/**
 * B77, INV-10: someone removed from a programme loses their pairings there, and does not get them back on returning.
 */
export const partRemoved = async ({ tx, now }: Change, { userId, programId }: MemberRemoved) => {
  await hidePairsOf(tx, { userId, programId }, now);
  await leaveGroups(tx, { userId, programId }, now);
  await dropRecommendations(tx, { userId, programId });
};

/** Someone who deletes their account leaves every programme and every group. */
export const partLeaver = async ({ tx, now }: Change, { userId }: AccountDeleted) => {
  await hidePairsOf(tx, { userId }, now);
  await leaveGroups(tx, { userId }, now);
  await dropRecommendations(tx, { userId });
};

/** A mentee who became a mentor would stay in a pair as a mentee. An admin ends it first, and both are told of that. */
export const keepRoles = async ({ tx }: Change, { userId, programId, from, to }: MemberRoleChanged) => {
  if (from !== to) refuseIf((await isInLivePairing(tx, { userId, programId })) ? 'pairings.role_in_pair' : null);
};
