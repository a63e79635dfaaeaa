import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { removeHours } from './store.ts';
import { deleteReadingsOf } from './store/calendars.ts';

/** A person whose account has been purged is never open. */
export const forgetHours = async ({ tx }: Change, { userId }: AccountPurged) => {
  await removeHours(tx, userId);
  await deleteReadingsOf(tx, userId);
};
