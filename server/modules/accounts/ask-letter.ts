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
export const countLetter = async (
  { tx, now }: Change,
  purpose: LinkPurpose | 'address',
  email: string,
  factor: Factor,
) => {
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

/**
 * Stands for nobody in an announcement: an address without an account leaves the same job behind, so that the answer
 * takes as long as for an address with one. The job finds no such person and writes nothing.
 */
const nobody = 0;

const idOf = (person: Person | undefined) => (isThere(person) ? person.id : nobody);

/** Gives the same answer whether or not the address has an account (B04). */
export const askForReset = async (change: Change, email: string, factor: Factor) => {
  await countLetter(change, 'reset', email, factor);
  const userId = idOf(await personByEmail(change.tx, email));
  await change.announce<ResetRequested>({ name: 'account.reset_requested', userId, at: change.now.toString() });
};

const announceConfirmation = ({ announce, now }: Change, userId: number) =>
  announce<ConfirmationRequested>({ name: 'account.confirmation_requested', userId, at: now.toString() });

/** Sends the confirmation link again to the signed-in user (ACC-42), who may know whether they need it (ACC-46). */
export const askForOwnConfirmation = async (work: Work<Actor>, factor: Factor) => {
  const person = await personById(work.tx, work.actor.id);
  if (!isThere(person)) return;
  refuseIf(person.confirmedAt === null ? null : 'accounts.already_confirmed');
  await countLetter(work, 'confirm', person.email, factor);
  await announceConfirmation(work, person.id);
};

/**
 * Sends the link again by address, for people who cannot sign in until they have confirmed it (ACC-43, B03). A stranger
 * learns nothing: counted before anything is looked up, and answered alike whether the address has an account or not,
 * confirmed or not. Only the owner of the address, signed in, hears that it is confirmed (ACC-46).
 */
export const askForConfirmation = async (work: Work<Actor | null>, email: string, factor: Factor) => {
  await countLetter(work, 'confirm', email, factor);
  const person = await personByEmail(work.tx, email);
  const isOwn = person !== undefined && person.id === work.actor?.id;
  refuseIf(isOwn && person.confirmedAt !== null ? 'accounts.already_confirmed' : null);
  await announceConfirmation(work, idOf(person));
};
