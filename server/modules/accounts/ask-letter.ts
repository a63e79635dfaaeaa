import type { ConfirmationRequested, ResetRequested } from '../../domain-events/accounts.ts';
import { Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { countAudited, type Person, personByEmail, personById } from './queries.ts';
import { lettersAnHour, type LinkPurpose } from './rules/links.ts';
import { recordAudit } from './record-audit.ts';
import { lockAddress } from './store/attempts.ts';
import { hashToken } from './tokens.ts';

/** Every limit of B09 times this; tests that are not about limits raise it. */
type Factor = number;

/** B09: three letters of a kind an hour for an address, whether or not anybody has it. The log keeps a digest only. */
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

/** Answers alike whether or not somebody has this address (B04). */
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

/** The confirmation link once more, for whoever is signed in (ACC-42). */
export const askForOwnConfirmation = async (work: Work<Actor>, factor: Factor) => {
  const person = await personById(work.tx, work.actor.id);
  if (isThere(person)) await sendConfirmation(work, person, factor);
};

/** The same by the address, for who cannot sign in before it is confirmed (ACC-43, B03). */
export const askForConfirmation = async (change: Change, email: string, factor: Factor) => {
  const person = await personByEmail(change.tx, email);
  if (isThere(person)) return sendConfirmation(change, person, factor);
  return countLetter(change, 'confirm', email, factor);
};
