import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { removeHours } from './store.ts';

/** A person whose account has been purged is never open. */
export const forgetHours = ({ tx }: Change, { userId }: AccountPurged) => removeHours(tx, userId);
