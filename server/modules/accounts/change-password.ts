import { wrongPassword } from '../../../contract/accounts/index.ts';
import type { PasswordChanged } from '../../domain-events/accounts.ts';
import { found, refuseField } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { checkPassword, type Doors } from './check-password.ts';
import { openSession, type Origin } from './open-session.ts';
import { hashNewPassword } from './passwords.ts';
import { personById } from './queries.ts';
import { recordAudit } from './record-audit.ts';
import { lockPerson, setPassword } from './store/people.ts';
import { signOutEverywhere } from './sign-out.ts';
import { spendTokens } from './store/tokens.ts';

interface Typed {
  currentPassword: string;
  password: string;
  source: string;
}

/** Wrong guesses at the own password count like those at sign-in (B05). Call it outside a transaction. */
export const proveOwnPassword = async (
  doors: Doors,
  actor: Actor,
  { currentPassword, source }: Pick<Typed, 'currentPassword' | 'source'>,
) => {
  const person = found(await personById(doors.reading().tx, actor.id), 'accounts.not_found');
  const proved = await checkPassword(doors, { email: person.email, password: currentPassword, source });
  if (!proved) refuseField('current_password', wrongPassword);
  return person;
};

/**
 * The hash of the new password, once the current one has been verified. Wrong guesses count like those at sign-in
 * (B05).
 */
export const hashChangedPassword = async (doors: Doors, actor: Actor, { currentPassword, password, source }: Typed) => {
  const person = await proveOwnPassword(doors, actor, { currentPassword, source });
  return hashNewPassword(password, person, doors.settings);
};

/** ACC-57: ends every session and opens a new one for this browser. */
export const changePassword = async (work: Work<Actor>, secretHash: string, origin: Origin) => {
  const { tx, now, actor } = work;
  const person = found(await lockPerson(tx, actor.id), 'accounts.not_found');
  await setPassword(tx, person.id, secretHash, now);
  await spendTokens(tx, person.id, 'reset', now);
  await signOutEverywhere(work, person.id);
  await work.announce<PasswordChanged>({ name: 'account.password_changed', userId: person.id, at: now.toString() });
  await recordAudit(work, { action: 'account.password_changed', objectType: 'user', objectId: person.id });
  return openSession(work, person, origin);
};
