import type { AccountDeleted } from '../../domain-events/accounts.ts';
import type { MemberRemoved } from '../../domain-events/programmes.ts';
import type { Change } from '../../platform/work.ts';
import { hidePairingsOf } from './store.ts';

/** B77, INV-10: who is taken out of a programme is nobody's mentor or mentee there, nor when they come back. */
export const partRemoved = ({ tx, now }: Change, { userId, programId }: MemberRemoved) =>
  hidePairingsOf(tx, { userId, programId }, now);

/** Who deletes their account leaves every programme. */
export const partLeaver = ({ tx, now }: Change, { userId }: AccountDeleted) => hidePairingsOf(tx, { userId }, now);
