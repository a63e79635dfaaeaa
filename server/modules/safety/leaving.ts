import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { deleteBlocksOf } from './store/blocks.ts';
import { forgetReasons, forgetReported } from './store/reports.ts';

/** ACC-66. Until then blocks stay: whoever is restored has them back, and so have those who blocked them. */
export const forgetPerson = async ({ tx, now }: Change, { userId }: AccountPurged) => {
  await deleteBlocksOf(tx, userId);
  await forgetReported(tx, userId, now);
  await forgetReasons(tx, userId);
};
