import type { AccountDeleted, AccountPurged } from '../../domain-events/accounts.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { lockOwned, removeAdmin } from './store.ts';

/** D30: an enterprise has one owner, so the role must be handed over before that account is deleted. */
export const keepOwner = async ({ tx }: Change, { userId }: AccountDeleted) => {
  const owned = await lockOwned(tx, userId);
  refuseIf(owned.length > 0 ? 'accounts.last_of_kind' : null);
};

/** People who are erased no longer administer anything. */
export const dropAdmin = ({ tx }: Change, { userId }: AccountPurged) => removeAdmin(tx, userId);
