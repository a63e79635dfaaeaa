import type { AccountConfirmed } from '../../domain-events/accounts.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import type { Person } from './queries.ts';
import { lockPerson, updatePerson } from './store/people.ts';
import { lockToken, spendTokens } from './store/tokens.ts';
import { hashToken } from './tokens.ts';

/**
 * Marks the address as the person's own: by its confirmation link, or by a used reset link (B03). Doing it twice
 * changes nothing.
 */
export const confirmPerson = async ({ tx, now, announce, refresh }: Change, person: Person) => {
  if (person.confirmedAt !== null) return;
  await updatePerson(tx, person.id, { confirmedAt: now });
  await spendTokens(tx, person.id, 'confirm', now);
  await announce<AccountConfirmed>({ name: 'account.confirmed', userId: person.id, at: now.toString() });
  refresh({ people: [person.id], keys: ['me'] });
};

/** ACC-48. Returns whose address it is. Using the same link again just succeeds when it is already confirmed. */
export const confirm = async (change: Change, linkToken: string) => {
  const invalid = new Refusal('accounts.confirmation_invalid');
  const token = await lockToken(change.tx, hashToken(linkToken), 'confirm');
  const person = token && (await lockPerson(change.tx, token.userId));
  if (!person || person.deletedAt !== null) throw invalid;
  if (person.confirmedAt !== null) return person.id;
  const works = token.usedAt === null && token.expiresAt.epochNanoseconds > change.now.epochNanoseconds;
  if (!works) throw invalid;
  await confirmPerson(change, person);
  return person.id;
};
