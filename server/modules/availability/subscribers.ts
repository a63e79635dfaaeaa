import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { removeHours } from './store.ts';

/** Who is gone for good is open at no time. */
export const forgetHours = ({ tx }: Change, { userId }: AccountPurged) => removeHours(tx, userId);
