import type { AccountDeleted, AccountPurged, AccountWonBack } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { removeFeed } from './store.ts';

/**
 * M27: the feed of a closed account is gone at once, and does not come back with the account. So is one that somebody
 * may have read who had the account before (M39).
 */
export const dropFeed = ({ tx }: Change, { userId }: AccountDeleted | AccountPurged | AccountWonBack) =>
  removeFeed(tx, userId);
