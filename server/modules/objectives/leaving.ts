import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { forgetPerson } from './store.ts';

/** ACC-66. Until then nobody sees their plans, and whoever is restored has them back. */
export const forgetPlans = async ({ tx }: Change, { userId }: AccountPurged) => forgetPerson(tx, userId);
