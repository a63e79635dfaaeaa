import type {
  AccountDeleted,
  AccountSignedUp,
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
import { accountConfirm, accountDeleted, accountReset, accountWelcome } from './emails.ts';
import { type LivingPerson, livingPerson, openDeletion, personById } from './queries.ts';
import { linkHours } from './rules/links.ts';

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

/** The confirmation link and, for members, a welcome; a company's account is only asked to confirm (NTF-11). */
const ofSignUp = async (change: Change, { userId }: AccountSignedUp, ground: TellingGround): Promise<Telling[]> => {
  const person = await livingPerson(change.tx, userId);
  if (!person) return [];
  const url = ground.settings.BASE_URL + pages.discover;
  const welcome = emailByChoice(person, accountWelcome({ userType: 'mentee', url }), ground);
  return [
    ...(person.confirmedAt === null ? [{ userId, linkLetter: confirmation(person, ground) }] : []),
    ...(person.isEnterprise ? [] : [{ userId, letter: welcome }]),
  ];
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

/** The address exists until the data is erased. An account that has been restored in the meantime gets no email. */
const ofDeletion = async ({ tx }: Change, { userId }: AccountDeleted): Promise<Telling[]> => {
  const person = await personById(tx, userId);
  const deletion = await openDeletion(tx, userId);
  if (!person || !deletion) return [];
  return [{ userId, letter: emailTo(person, accountDeleted({ erasedAt: deletion.purgeAt })) }];
};

export const accountTellings = [
  tells('account.signed_up', ofSignUp),
  tells('account.confirmation_requested', ofConfirmation),
  tells('account.reset_requested', ofReset),
  tells('account.deleted', ofDeletion),
];
