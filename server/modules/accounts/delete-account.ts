import type { AccountDeleted } from '../../domain-events/accounts.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { personById } from './queries.ts';
import { recordAudit } from './record-audit.ts';
import { purgeAfter } from './rules/deletions.ts';
import { insertDeletion } from './store/deletions.ts';
import { lockPerson, lockPlatformAdmins, updatePerson } from './store/people.ts';
import { signOutEverywhere } from './sign-out.ts';
import { removeTokensOf } from './store/tokens.ts';

/**
 * ACC-64, B06: the account disappears for everyone immediately. Within the same transaction other modules cancel,
 * refund and unlink, or refuse (D30).
 * True when the account was still there.
 */
export const closeAccount = async (work: Work<Actor>, userId: number, reasons: string) => {
  const { tx, now, announce } = work;
  const known = found(await personById(tx, userId), 'accounts.not_found');
  const admins = known.isPlatformAdmin ? await lockPlatformAdmins(tx) : [];
  const person = found(await lockPerson(tx, userId), 'accounts.not_found');
  if (person.deletedAt !== null) return false;
  const isLast = admins.length === 1 && admins.some(({ id }) => id === person.id);
  refuseIf(isLast ? 'accounts.last_of_kind' : null);
  await updatePerson(tx, person.id, { deletedAt: now });
  const byOwner = work.actor.id === person.id && work.actor.adminBaseUserId === null;
  await insertDeletion(tx, { userId: person.id, reasons, byOwner, requestedAt: now, purgeAt: purgeAfter(now) });
  await removeTokensOf(tx, person.id);
  await announce<AccountDeleted>({ name: 'account.deleted', userId: person.id, at: now.toString() });
  await signOutEverywhere(work, person.id);
  await recordAudit(work, { action: 'account.deleted', objectType: 'user', objectId: person.id });
  return true;
};

/** ACC-63: users delete their own account. */
export const deleteAccount = (work: Work<Actor>, reasons: string) => closeAccount(work, work.actor.id, reasons);
