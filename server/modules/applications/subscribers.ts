import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Announced, Change } from '../../platform/work.ts';
import { deleteApplicantsOf } from './store.ts';

/** ACC-64: what somebody applied for, and what they answered, goes for good. */
export const forgetApplicants = ({ tx }: Change, { userId }: Announced<AccountPurged>) =>
  deleteApplicantsOf(tx, userId);
