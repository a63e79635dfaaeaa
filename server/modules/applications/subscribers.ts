import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Announced, Change } from '../../platform/work.ts';
import { letGo } from '../profiles/index.ts';
import { deleteApplicantsOf } from './store.ts';
import { deleteFilesOf } from './store/files.ts';

/** ACC-64: erases everything the person applied for, answered and sent. */
export const forgetApplicants = async (change: Change, { userId }: Announced<AccountPurged>) => {
  for (const key of await deleteFilesOf(change.tx, { userId })) await letGo(change, key);
  await deleteApplicantsOf(change.tx, userId);
};
