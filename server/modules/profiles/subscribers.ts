import type { AccountPurged, AccountSignedUp } from '../../domain-events/accounts.ts';
import type { FileLeft } from '../../domain-events/profiles.ts';
import type { ProgrammeFileLeft } from '../../domain-events/programmes.ts';
import type { ResourceFileLeft } from '../../domain-events/resources.ts';
import type { Files } from '../../platform/files.ts';
import type { Announced, Change } from '../../platform/work.ts';
import { ownerOfLink } from './queries/mentors.ts';
import { wipePerson } from './store/purge.ts';
import { insertJoin } from './store/referrals.ts';

/** B28: remembers by whose link somebody came; a link that is nobody's changes nothing. */
export const rememberReferrer = async ({ tx, now }: Change, { userId, ref }: Announced<AccountSignedUp>) => {
  const referrerId = ref === null ? null : await ownerOfLink(tx, ref);
  if (referrerId !== null && referrerId !== userId) await insertJoin(tx, { userId, referrerId, createdAt: now });
};

/** ACC-64: what a person said of themselves goes for good. */
export const wipeProfile = async ({ tx, now, announce }: Change, { userId }: Announced<AccountPurged>) => {
  const keys = await wipePerson(tx, userId);
  for (const key of keys) await announce<FileLeft>({ name: 'profile.file_left', key, at: now.toString() });
};

/** Removes what nothing shows any more. Removing what is not there is done already: a second run does no harm. */
export const removeLeftFile =
  (files: Files) =>
  (_job: unknown, { key }: Announced<FileLeft | ProgrammeFileLeft | ResourceFileLeft>) =>
    files.remove(key);
