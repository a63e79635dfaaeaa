import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { letGo } from '../profiles/index.ts';
import { picturesBy } from './queries/own.ts';
import { dropReportsAbout, wipeWritten } from './store/leaving.ts';

/** ACC-66. Until then it is only hidden (NEW-04): whoever is restored has it back. */
export const forgetWriter = async (change: Change, { userId }: AccountPurged) => {
  for (const key of await picturesBy(change.tx, userId)) await letGo(change, key);
  await dropReportsAbout(change.tx, userId);
  await wipeWritten(change.tx, userId, change.now);
};
