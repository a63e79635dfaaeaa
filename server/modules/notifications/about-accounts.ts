import type {
  AccountDeleted,
  AccountSignedUp,
  ConfirmationRequested,
  ResetRequested,
} from '../../domain-events/accounts.ts';
import type { FriendReferred, MentorApplied, MentorDecided } from '../../domain-events/profiles.ts';
import type { Change } from '../../platform/work.ts';
import { fullName, linkHours, personById, type LivingPerson, livingPeople } from '../accounts/index.ts';
import { pages } from '../../telling/addresses.ts';
import type { Post } from './mail.ts';
import { openDeletion, referralById } from './queries.ts';
import type { LetterWithLink, Telling } from '../../telling/telling.ts';
import { emailOf } from './letters/registry.ts';
import { letterByChoice, letterOf } from './telling.ts';

const living = async ({ tx }: Change, userId: number): Promise<LivingPerson | undefined> => {
  const [person] = await livingPeople(tx, [userId]);
  return person;
};

/** ACC-48, ACC-71: the link opens a page whose button confirms. */
const confirmation = (person: LivingPerson, { settings }: Post): LetterWithLink => ({
  purpose: 'confirm',
  write: (token) =>
    letterOf(person, {
      kind: 'account.confirm',
      data: {
        email: person.email,
        url: settings.BASE_URL + pages.confirmation(token),
        validHours: linkHours.confirm,
      },
    }),
});

/** The link to confirm, and for members a welcome; a company's account is only asked to confirm (NTF-11). */
export const ofSignUp = async (change: Change, { userId }: AccountSignedUp, post: Post): Promise<Telling[]> => {
  const person = await living(change, userId);
  if (!person) return [];
  const url = post.settings.BASE_URL + pages.discover;
  const welcome = letterByChoice(person, { kind: 'account.welcome', data: { userType: 'mentee', url } }, post);
  return [
    ...(person.confirmedAt === null ? [{ userId, linkLetter: confirmation(person, post) }] : []),
    ...(person.isEnterprise ? [] : [{ userId, letter: welcome }]),
  ];
};

export const ofConfirmation = async (change: Change, { userId }: ConfirmationRequested, post: Post) => {
  const person = await living(change, userId);
  return person && person.confirmedAt === null ? [{ userId, linkLetter: confirmation(person, post) }] : [];
};

export const ofReset = async (change: Change, { userId }: ResetRequested, { settings }: Post): Promise<Telling[]> => {
  const person = await living(change, userId);
  if (!person) return [];
  const write: LetterWithLink['write'] = (token) =>
    letterOf(person, {
      kind: 'account.reset',
      data: { url: settings.BASE_URL + pages.resetPassword(token), validHours: linkHours.reset },
    });
  return [{ userId, linkLetter: { purpose: 'reset', write } }];
};

/** Their address stands until the data is erased; an account that was given back meanwhile is told nothing. */
export const ofDeletion = async ({ tx }: Change, { userId }: AccountDeleted): Promise<Telling[]> => {
  const person = await personById(tx, userId);
  const deletion = await openDeletion(tx, userId);
  if (!person || !deletion) return [];
  const content = { kind: 'account.deleted', data: { erasedAt: deletion.purgeAt } } as const;
  return [{ userId, letter: letterOf(person, content) }];
};

/** B28: a letter to somebody who has no account (yet); times are told in the zone of who invites. */
export const ofReferral = async (change: Change, event: FriendReferred, { settings }: Post): Promise<Telling[]> => {
  const { tx } = change;
  const referral = await referralById(tx, event.referralId);
  const referrer = await living(change, event.userId);
  if (!referral || !referrer) return [];
  const { refereeEmail: to, refereeName: name, mentorId, token } = referral;
  const mentor = mentorId === null ? undefined : await living(change, mentorId);
  const url = settings.BASE_URL + pages.signUp(token);
  const data = { referrer: fullName(referrer), url, ...(mentor && { mentor: fullName(mentor) }) };
  const content = emailOf({ kind: 'referral.invited', data });
  return [{ userId: null, letter: { to, name, timeZone: referrer.timezone, content } }];
};

export const ofApplication = async (change: Change, { userId }: MentorApplied, post: Post): Promise<Telling[]> => {
  const person = await living(change, userId);
  if (!person) return [];
  const url = post.settings.BASE_URL + pages.mentorApplication(userId);
  return [{ userId, letter: letterByChoice(person, { kind: 'mentor_application.received', data: { url } }, post) }];
};

export const ofDecision = async (change: Change, { userId, approved }: MentorDecided, post: Post) => {
  const person = await living(change, userId);
  if (!person) return [];
  const base = post.settings.BASE_URL;
  const content = approved
    ? ({ kind: 'mentor_application.approved', data: { url: base + pages.availability } } as const)
    : ({ kind: 'mentor_application.rejected', data: { url: base + pages.home } } as const);
  return [{ userId, letter: letterByChoice(person, content, post) }];
};
