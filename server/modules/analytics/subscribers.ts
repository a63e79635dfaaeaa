import type { AccountDeleted } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { addressOf } from './queries/reports.ts';
import { dropRecipient } from './store/reports.ts';

/** Whoever deletes their account gets no report any more either. */
export const dropLeaver = async ({ tx }: Change, { userId }: AccountDeleted) => {
  const email = await addressOf(tx, userId);
  if (email !== null) await dropRecipient(tx, email);
};
