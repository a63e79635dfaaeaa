import type { ConfirmationRequested, ResetRequested } from '../../domain-events/accounts.ts';
import { Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { countAudited, type Person, personByEmail, personById } from './queries.ts';
import { lettersAnHour, type LinkPurpose } from './rules/links.ts';
import { recordAudit } from './record-audit.ts';
import { lockAddress } from './store/attempts.ts';
import { hashToken } from './tokens.ts';

/** Multiplies every limit of B09; tests that are not about limits raise it. */
type Factor = number;

/**
 * B09: three emails of a kind per hour for an address, whether or not it has an account. The log keeps only a digest.
 */
const countLetter = async ({ tx, now }: Change, purpose: LinkPurpose, email: string, factor: Factor) => {
  const digest = hashToken(email.toLowerCase());
  const action = `account.${purpose}_letter_asked`;
  await lockAddress(tx, email);
  const { times, first } = await countAudited(tx, action, digest, now.subtract({ hours: 1 }));
  if (times >= lettersAnHour * factor) {
    const free = (first ?? now).add({ hours: 1 });
    throw new Refusal('request.too_many', 429, { retry_after: Math.ceil(now.until(free).total('seconds')) });
  }
  await recordAudit({ tx, now, actor: null }, { action, objectType: 'address', data: { digest } });
};

const isThere = (person: Person | undefined): person is Person => person !== undefined && person.deletedAt === null;

/** Gives the same answer whether or not the address has an account (B04). */
export const askForReset = async (change: Change, email: string, factor: Factor) => {
  await countLetter(change, 'reset', email, factor);
  const person = await personByEmail(change.tx, email);
  if (!isThere(person)) return;
  const at = change.now.toString();
  await change.announce<ResetRequested>({ name: 'account.reset_requested', userId: person.id, at });
};

const sendConfirmation = async (change: Change, person: Person, factor: Factor) => {
  refuseIf(person.confirmedAt === null ? null : 'accounts.already_confirmed'); // ACC-46
  await countLetter(change, 'confirm', person.email, factor);
  const at = change.now.toString();
  await change.announce<ConfirmationRequested>({ name: 'account.confirmation_requested', userId: person.id, at });
};

/** Sends the confirmation link again to the signed-in user (ACC-42). */
export const askForOwnConfirmation = async (work: Work<Actor>, factor: Factor) => {
  const person = await personById(work.tx, work.actor.id);
  if (isThere(person)) await sendConfirmation(work, person, factor);
};

/** Sends the link again by address, for people who cannot sign in until they have confirmed it (ACC-43, B03). */
export const askForConfirmation = async (change: Change, email: string, factor: Factor) => {
  const person = await personByEmail(change.tx, email);
  if (isThere(person)) return sendConfirmation(change, person, factor);
  return countLetter(change, 'confirm', email, factor);
};
