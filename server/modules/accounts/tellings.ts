import type {
  AccountConfirmed,
  AccountDeleted,
  AccountSignedUp,
  AddressAsked,
  AddressChanged,
  ConfirmationRequested,
  ResetRequested,
} from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import {
  emailByChoice,
  emailTo,
  type LetterWithLink,
  type Telling,
  type TellingGround,
  tells,
} from '../../telling/telling.ts';
import {
  accountAddressChanged,
  accountConfirm,
  accountDeleted,
  accountNewAddress,
  accountReset,
  accountWelcome,
} from './emails.ts';
import { addressChange, type LivingPerson, livingPerson, openDeletion, personById } from './queries.ts';
import { addressHours, linkHours } from './rules/links.ts';
import { updateAddressChange } from './store/addresses.ts';
import { hashToken, newToken } from './tokens.ts';

/** ACC-48, ACC-71: the link opens a page whose button confirms. */
const confirmation = (person: LivingPerson, { settings }: TellingGround): LetterWithLink => ({
  purpose: 'confirm',
  write: (token) =>
    emailTo(
      person,
      accountConfirm({
        email: person.email,
        url: settings.BASE_URL + pages.confirmation(token),
        validHours: linkHours.confirm,
      }),
    ),
});

/** NTF-11: the confirmation link alone, because the address may be somebody else's. */
const ofSignUp = async (change: Change, { userId }: AccountSignedUp, ground: TellingGround): Promise<Telling[]> => {
  const person = await livingPerson(change.tx, userId);
  return person && person.confirmedAt === null ? [{ userId, linkLetter: confirmation(person, ground) }] : [];
};

/** A welcome for members, once the address is known to be theirs; a company's account gets none (NTF-11). */
const ofConfirmed = async (change: Change, { userId }: AccountConfirmed, ground: TellingGround): Promise<Telling[]> => {
  const person = await livingPerson(change.tx, userId);
  if (!person || person.isEnterprise) return [];
  const url = ground.settings.BASE_URL + pages.discover;
  return [{ userId, letter: emailByChoice(person, accountWelcome({ userType: 'mentee', url }), ground) }];
};

const ofConfirmation = async (change: Change, { userId }: ConfirmationRequested, ground: TellingGround) => {
  const person = await livingPerson(change.tx, userId);
  return person && person.confirmedAt === null ? [{ userId, linkLetter: confirmation(person, ground) }] : [];
};

const ofReset = async (change: Change, { userId }: ResetRequested, { settings }: TellingGround): Promise<Telling[]> => {
  const person = await livingPerson(change.tx, userId);
  if (!person) return [];
  const write: LetterWithLink['write'] = (token) =>
    emailTo(person, accountReset({ url: settings.BASE_URL + pages.resetPassword(token), validHours: linkHours.reset }));
  return [{ userId, linkLetter: { purpose: 'reset', write } }];
};

/** M39: the link goes to the new address; its token is stored once the email is written. */
const ofAddressAsked = async (change: Change, { changeId }: AddressAsked, { settings }: TellingGround) => {
  const asked = await addressChange(change.tx, changeId);
  const person = asked && (await livingPerson(change.tx, asked.userId));
  if (!person || asked.confirmedAt !== null) return [];
  const token = newToken();
  const url = settings.BASE_URL + pages.newAddress(token);
  const content = accountNewAddress({ email: asked.newEmail, url, validHours: addressHours.confirm });
  const letter = { ...emailTo(person, content), to: asked.newEmail };
  const onWritten = ({ tx }: Change) => updateAddressChange(tx, changeId, { confirmHash: hashToken(token) });
  return [{ userId: person.id, letter, onWritten }];
};

/** M39: the old address can undo it, if it was ever confirmed to be the person's. */
const ofAddressChanged = async (change: Change, { changeId }: AddressChanged, { settings }: TellingGround) => {
  const done = await addressChange(change.tx, changeId);
  // Also when the account was closed right afterwards: this is the way to get it back.
  const person = done && (await personById(change.tx, done.userId));
  if (!person || done.undoUntil === null || done.undoneAt !== null) return [];
  const token = newToken();
  const url = settings.BASE_URL + pages.oldAddress(token);
  const content = accountAddressChanged({ email: done.newEmail, url, undoUntil: done.undoUntil });
  const letter = { ...emailTo(person, content), to: done.oldEmail };
  const onWritten = ({ tx }: Change) => updateAddressChange(tx, changeId, { undoHash: hashToken(token) });
  return [{ userId: person.id, letter, onWritten }];
};

/** The address exists until the data is erased. An account that has been restored in the meantime gets no email. */
const ofDeletion = async ({ tx }: Change, { userId }: AccountDeleted): Promise<Telling[]> => {
  const person = await personById(tx, userId);
  const deletion = await openDeletion(tx, userId);
  if (!person || !deletion) return [];
  return [
    { userId, letter: emailTo(person, accountDeleted({ erasedAt: deletion.purgeAt, byOwner: deletion.byOwner })) },
  ];
};

export const accountTellings = [
  tells('account.signed_up', ofSignUp),
  tells('account.confirmed', ofConfirmed),
  tells('account.confirmation_requested', ofConfirmation),
  tells('account.reset_requested', ofReset),
  tells('account.address_asked', ofAddressAsked),
  tells('account.address_changed', ofAddressChanged),
  tells('account.deleted', ofDeletion),
];
