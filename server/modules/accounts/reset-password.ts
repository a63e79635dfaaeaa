import type { AccountWonBack, PasswordReset } from '../../domain-events/accounts.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { confirmPerson } from './confirm.ts';
import type { Doors } from './check-password.ts';
import { hashNewPassword } from './passwords.ts';
import { personByLink } from './queries.ts';
import { removeAttemptsOn } from './store/attempts.ts';
import { lockPerson, setPassword } from './store/people.ts';
import { signOutEverywhere } from './sign-out.ts';
import { lockToken, spendTokens } from './store/tokens.ts';
import { hashToken } from './tokens.ts';

const invalid = () => new Refusal('accounts.token_invalid');

/** The hash of the password chosen by the owner of this link. Call it outside a transaction. */
export const hashForLink = async (
  { reading, settings }: Pick<Doors, 'reading' | 'settings'>,
  linkToken: string,
  password: string,
) => {
  const { tx, now } = reading();
  const person = await personByLink(tx, hashToken(linkToken), 'reset', now);
  if (!person) throw invalid();
  return hashNewPassword(password, person, settings);
};

/**
 * ACC-41, B04: the link works once and ends every session. It also confirms the address, since its owner was able to
 * read the email (B03).
 */
export const resetPassword = async (change: Change, linkToken: string, secretHash: string) => {
  const { tx, now } = change;
  const token = await lockToken(tx, hashToken(linkToken), 'reset');
  if (!token || token.usedAt !== null || token.expiresAt.epochNanoseconds <= now.epochNanoseconds) throw invalid();
  const person = found(await lockPerson(tx, token.userId), 'accounts.not_found');
  if (person.deletedAt !== null) throw invalid();
  await setPassword(tx, person.id, secretHash, now);
  await spendTokens(tx, person.id, 'reset', now);
  await signOutEverywhere(change, person.id);
  const event = { userId: person.id, at: now.toString() };
  await change.announce<PasswordReset>({ name: 'account.password_reset', ...event });
  // Until now anybody may have opened it with this address.
  if (person.confirmedAt === null) await change.announce<AccountWonBack>({ name: 'account.won_back', ...event });
  await removeAttemptsOn(tx, person.email);
  await confirmPerson(change, person);
};
