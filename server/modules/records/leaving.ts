import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { deleteAllOf } from './store.ts';

/** ACC-66. Until then nobody finds them by their numbers, and whoever is restored has them back. */
export const forgetCertificates = async ({ tx }: Change, { userId }: AccountPurged) => deleteAllOf(tx, userId);
