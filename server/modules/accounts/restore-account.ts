import type { AccountRestored } from '../../domain-events/accounts.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordAudit } from './record-audit.ts';
import { whyNotRestore } from './rules/deletions.ts';
import { closeDeletion, lockOpenDeletion } from './store/deletions.ts';
import { lockPerson, updatePerson } from './store/people.ts';

/**
 * B06: a deletion can be undone within 30 days. An account that is not deleted, or is already restored, stays as it is.
 */
export const restoreAccount = async (work: Work<Actor>, userId: number) => {
  const { tx, now, announce } = work;
  const person = found(await lockPerson(tx, userId), 'accounts.not_found');
  if (person.deletedAt === null) return;
  const deletion = await lockOpenDeletion(tx, userId);
  if (!deletion || whyNotRestore(deletion.purgeAt, now) !== null) throw new Refusal('accounts.purged');
  await updatePerson(tx, userId, { deletedAt: null });
  await closeDeletion(tx, deletion.id, { restoredAt: now });
  await announce<AccountRestored>({ name: 'account.restored', userId, at: now.toString() });
  await recordAudit(work, { action: 'account.restored', objectType: 'user', objectId: userId });
};
