import { sameAddress, takenAddress } from '../../../contract/accounts/index.ts';
import type { AccountWonBack, AddressAsked, AddressChanged, ResetRequested } from '../../domain-events/accounts.ts';
import { found, Refusal, refuseField } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { countLetter } from './ask-letter.ts';
import { confirmPerson } from './confirm.ts';
import { type Person, personByEmail } from './queries.ts';
import { recordAudit } from './record-audit.ts';
import { addressHours } from './rules/links.ts';
import { ownRestoreUntil, restoreOwnAccount } from './restore-account.ts';
import { signOutEverywhere } from './sign-out.ts';
import {
  addressChangeOf,
  forgetAskedAddresses,
  insertAddressChange,
  isReserved,
  markUndone,
  updateAddressChange,
} from './store/addresses.ts';
import { lockAddress } from './store/attempts.ts';
import { lockPerson, removeIdentities, updatePerson } from './store/people.ts';
import { removeTokensOf } from './store/tokens.ts';
import { hashToken } from './tokens.ts';

const invalid = () => new Refusal('accounts.address_link_invalid');

/** Whether another account has this address, or may still take it back (M39). Whoever opens an account waits. */
export const isTaken = async ({ tx, now }: Pick<Change, 'tx' | 'now'>, email: string, userId: number | null) => {
  await lockAddress(tx, email);
  const person = await personByEmail(tx, email);
  return (person !== undefined && person.id !== userId) || isReserved(tx, email, userId, now);
};

/** M39: asks for a new address; it takes effect when the link that is sent there is used. */
export const askNewAddress = async (work: Work<Actor>, email: string, factor: number) => {
  const { tx, now, actor } = work;
  const person = found(await lockPerson(tx, actor.id), 'accounts.not_found');
  if (person.email.toLowerCase() === email.toLowerCase()) refuseField('email', sameAddress);
  await countLetter(work, 'address', email, factor);
  if (await isTaken(work, email, person.id)) refuseField('email', takenAddress);
  await forgetAskedAddresses(tx, person.id);
  const change = { userId: person.id, oldEmail: person.email, newEmail: email, requestedAt: now };
  const { id } = await insertAddressChange(tx, change);
  const event = { userId: person.id, changeId: id, at: now.toString() };
  await work.announce<AddressAsked>({ name: 'account.address_asked', ...event });
  await recordAudit(work, { action: 'account.address_asked', objectType: 'user', objectId: person.id });
};

/** The change that a link is about, and its person, locked: a link opened twice at the same time is used only once. */
const openedWith = async ({ tx }: Change, link: Parameters<typeof addressChangeOf>[1]) => {
  const seen = await addressChangeOf(tx, link);
  const person = seen && (await lockPerson(tx, seen.userId));
  const asked = await addressChangeOf(tx, link);
  if (!person || !asked) throw invalid();
  return { person, asked };
};

const asThemselves = (change: Change, { id }: Person) => ({ ...change, actor: { id, adminBaseUserId: null } });

/** M39: the link at the new address. It also confirms the account. Using it again changes nothing. */
export const confirmNewAddress = async (change: Change, linkToken: string) => {
  const { tx, now, announce, refresh } = change;
  const { person, asked } = await openedWith(change, { confirmHash: hashToken(linkToken) });
  if (person.deletedAt !== null) throw invalid();
  const { newEmail, oldEmail } = asked;
  const isCurrent = (email: string) => person.email.toLowerCase() === email.toLowerCase();
  if (asked.confirmedAt !== null && asked.undoneAt === null && isCurrent(newEmail)) return;
  const isOver = asked.requestedAt.add({ hours: addressHours.confirm }).epochNanoseconds <= now.epochNanoseconds;
  if (asked.confirmedAt !== null || isOver || !isCurrent(oldEmail)) throw invalid();
  if (await isTaken(change, newEmail, person.id)) throw new Refusal('accounts.address_taken');
  // An address that was never confirmed may be a stranger's by mistake, who must not be able to take the account.
  const undoUntil = person.confirmedAt === null ? null : now.add({ hours: addressHours.undo });
  await updatePerson(tx, person.id, { email: newEmail });
  await updateAddressChange(tx, asked.id, { confirmedAt: now, undoUntil });
  // A link to choose a password that went to the old address must not open the account any more.
  await removeTokensOf(tx, person.id);
  await confirmPerson(change, person);
  await announce<AddressChanged>({
    name: 'account.address_changed',
    userId: person.id,
    changeId: asked.id,
    at: now.toString(),
  });
  const audited = { action: 'account.address_changed', objectType: 'user', objectId: person.id };
  await recordAudit(asThemselves(change, person), audited);
  refresh({ people: [person.id], keys: ['me'] });
};

/**
 * M39: the link at the old address: it gets the account back, and every browser is signed out. It works once, and as
 * well when whoever took the account has closed it meanwhile.
 */
export const undoNewAddress = async (change: Change, linkToken: string) => {
  const { tx, now } = change;
  const { person, asked: done } = await openedWith(change, { undoHash: hashToken(linkToken) });
  if (done.undoneAt !== null || done.undoUntil === null) throw invalid();
  if (done.undoUntil.epochNanoseconds <= now.epochNanoseconds) throw invalid();
  if (person.deletedAt !== null) {
    if ((await ownRestoreUntil(change, person)) === null) throw invalid();
    await restoreOwnAccount(change, person);
  }
  await updatePerson(tx, person.id, { email: done.oldEmail });
  await markUndone(tx, done, now);
  // Links to choose a password that went to the other address stop working, and so does the password: whoever took the
  // account knows it, or chose it. The way in is the link that goes to the old address now.
  await removeTokensOf(tx, person.id);
  await removeIdentities(tx, person.id);
  await signOutEverywhere(change, person.id);
  const event = { userId: person.id, at: now.toString() };
  await change.announce<AccountWonBack>({ name: 'account.won_back', ...event });
  await change.announce<ResetRequested>({ name: 'account.reset_requested', ...event });
  const audited = { action: 'account.address_undone', objectType: 'user', objectId: person.id };
  await recordAudit(asThemselves(change, person), audited);
};
