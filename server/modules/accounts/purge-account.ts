import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { recordAudit } from './record-audit.ts';
import { deletedName } from './rules/people.ts';
import { forgetSources } from './store/audit.ts';
import { removeAddressChanges } from './store/addresses.ts';
import { removeAttemptsOn } from './store/attempts.ts';
import { closeDeletion, lockOpenDeletion } from './store/deletions.ts';
import { lockPerson, removeIdentities, updatePerson } from './store/people.ts';
import { removePromptMarks } from './store/prompts.ts';
import { endSessionsOf } from './store/sessions.ts';
import { removeTokensOf } from './store/tokens.ts';

/**
 * B06: the row stays for the people who met this person, but its personal data is erased. Every module wipes its own
 * part.
 */
export const purgeAccount = async (change: Change, userId: number) => {
  const { tx, now, announce } = change;
  const person = await lockPerson(tx, userId);
  const deletion = await lockOpenDeletion(tx, userId);
  // It has been restored or purged since it was listed.
  if (!person || !deletion || deletion.purgeAt.epochNanoseconds > now.epochNanoseconds) return;
  // Announced first, while the row still has the address by which other modules know the person.
  await announce<AccountPurged>({ name: 'account.purged', userId, at: now.toString() });
  await removeAttemptsOn(tx, person.email);
  await removeIdentities(tx, userId);
  await removeTokensOf(tx, userId);
  await endSessionsOf(tx, userId);
  await forgetSources(tx, userId);
  await updatePerson(tx, userId, {
    ...deletedName,
    email: `deleted-${person.publicId}@deleted.invalid`,
    slug: person.publicId,
    phoneNo: null,
    whatsappNotification: false,
    timezone: 'UTC',
    lang: 'en',
    lastSeenAt: null,
    purgedAt: now,
  });
  await removeAddressChanges(tx, userId);
  await removePromptMarks(tx, userId);
  await closeDeletion(tx, deletion.id, { purgedAt: now, reasons: '' });
  await recordAudit({ tx, now, actor: null }, { action: 'account.purged', objectType: 'user', objectId: userId });
};
