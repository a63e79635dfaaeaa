import type { AccountDeleted } from '../../domain-events/accounts.ts';
import type { MemberRemoved } from '../../domain-events/programmes.ts';
import type { Change } from '../../platform/work.ts';
import { hidePairsOf, leaveGroups } from './store.ts';

/** B77, INV-10: who is taken out of a programme is nobody's mentor or mentee there, nor when they come back. */
export const partRemoved = async ({ tx, now }: Change, { userId, programId }: MemberRemoved) => {
  await hidePairsOf(tx, { userId, programId }, now);
  await leaveGroups(tx, { userId, programId }, now);
};

/** Who deletes their account leaves every programme, and every group. */
export const partLeaver = async ({ tx, now }: Change, { userId }: AccountDeleted) => {
  await hidePairsOf(tx, { userId }, now);
  await leaveGroups(tx, { userId }, now);
};
