import { Refusal } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { openSession, type Origin } from './open-session.ts';
import type { Person } from './queries.ts';
import { ownRestoreUntil } from './restore-account.ts';
import { signOut } from './sign-out.ts';

/**
 * Opens the kind of session that fits the account (D01) for its proven owner; `earlier` are the credentials this
 * browser had until now.
 */
export const signIn = async (change: Change, person: Person | null, origin: Origin, earlier: readonly string[]) => {
  if (person === null) throw new Refusal('accounts.wrong_credentials', 401);
  if (person.deletedAt !== null) {
    const until = await ownRestoreUntil(change, person);
    if (until === null) throw new Refusal('accounts.deactivated', 401);
    throw new Refusal('accounts.closed_by_owner', 401, { restorable_until: until.toString() });
  }
  if (person.isEnterprise && person.confirmedAt === null) throw new Refusal('accounts.not_confirmed', 403);
  await signOut(change, earlier);
  return { person, credentials: await openSession(change, person, origin) };
};
