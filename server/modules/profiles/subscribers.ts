import type { AccountPurged, AccountSignedUp } from '../../domain-events/accounts.ts';
import type { Announced, Change } from '../../platform/work.ts';
import { letGo } from './let-go.ts';
import { ownerOfLink } from './queries/mentors.ts';
import { wipePerson } from './store/purge.ts';
import { insertJoin } from './store/referrals.ts';

/** B28: remembers whose link brought a new user here; an unknown link changes nothing. */
export const rememberReferrer = async ({ tx, now }: Change, { userId, ref }: Announced<AccountSignedUp>) => {
  const referrerId = ref === null ? null : await ownerOfLink(tx, ref);
  if (referrerId !== null && referrerId !== userId) await insertJoin(tx, { userId, referrerId, createdAt: now });
};

/** ACC-64: erases for good what a person said about themselves. */
export const wipeProfile = async (change: Change, { userId }: Announced<AccountPurged>) => {
  for (const key of await wipePerson(change.tx, userId)) await letGo(change, key);
};
