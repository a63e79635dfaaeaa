import type { AccountRestored } from '../../domain-events/accounts.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { openDeletion, type Person } from './queries.ts';
import { recordAudit } from './record-audit.ts';
import { whyNotRestore } from './rules/deletions.ts';
import { closeDeletion, lockOpenDeletion } from './store/deletions.ts';
import { lockPerson, updatePerson } from './store/people.ts';

interface Doer {
  id: number;
  adminBaseUserId: number | null;
}

const restore = async (change: Change, userId: number, doer: Doer, { ownOnly }: { ownOnly: boolean }) => {
  const { tx, now, announce } = change;
  const person = found(await lockPerson(tx, userId), 'accounts.not_found');
  if (person.deletedAt === null) return person;
  const deletion = await lockOpenDeletion(tx, userId);
  if (!deletion || whyNotRestore(deletion.purgeAt, now) !== null) throw new Refusal('accounts.purged');
  if (ownOnly && !deletion.byOwner) throw new Refusal('accounts.deactivated', 401);
  await updatePerson(tx, userId, { deletedAt: null });
  await closeDeletion(tx, deletion.id, { restoredAt: now });
  await announce<AccountRestored>({ name: 'account.restored', userId, at: now.toString() });
  const audited = { action: 'account.restored', objectType: 'user', objectId: userId };
  await recordAudit({ ...change, actor: doer }, audited);
  return { ...person, deletedAt: null };
};

/**
 * B06: a deletion can be undone within 30 days. An account that is not deleted, or is already restored, stays as it is.
 */
export const restoreAccount = async (work: Work<Actor>, userId: number) => {
  await restore(work, userId, work.actor, { ownOnly: false });
};

/** M39: whoever closed their own account brings it back with their password, within the same 30 days. */
export const restoreOwnAccount = async (change: Change, person: Person | null) => {
  if (person === null) throw new Refusal('accounts.wrong_credentials', 401);
  return restore(change, person.id, { id: person.id, adminBaseUserId: null }, { ownOnly: true });
};

/** M39: until when this person may bring back the account that they closed themselves; null when they may not. */
export const ownRestoreUntil = async ({ tx, now }: Pick<Change, 'tx' | 'now'>, { id }: Person) => {
  const deletion = await openDeletion(tx, id);
  return deletion?.byOwner && whyNotRestore(deletion.purgeAt, now) === null ? deletion.purgeAt : null;
};
