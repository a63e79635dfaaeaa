import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Announced, Change } from '../../platform/work.ts';
import { deleteApplicantsOf } from './store.ts';

/** ACC-64: erases everything the person applied for and answered. */
export const forgetApplicants = ({ tx }: Change, { userId }: Announced<AccountPurged>) =>
  deleteApplicantsOf(tx, userId);
