import type { AccountDeleted, AccountPurged } from '../../domain-events/accounts.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { lockOwned, removeAdmin } from './store.ts';

/** D30: an enterprise has one owner, so the role is handed over before that account goes. */
export const keepOwner = async ({ tx }: Change, { userId }: AccountDeleted) => {
  const owned = await lockOwned(tx, userId);
  refuseIf(owned.length > 0 ? 'accounts.last_of_kind' : null);
};

/** Who is gone for good administers nothing. */
export const dropAdmin = ({ tx }: Change, { userId }: AccountPurged) => removeAdmin(tx, userId);
