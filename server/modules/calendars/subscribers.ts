import type { AccountDeleted, AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { removeFeed } from './store.ts';

/** M27: the feed of a closed account is gone at once, and does not come back with the account. */
export const dropFeed = ({ tx }: Change, { userId }: AccountDeleted | AccountPurged) => removeFeed(tx, userId);
