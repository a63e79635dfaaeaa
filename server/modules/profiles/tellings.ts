import type { FriendReferred, MentorApplied, MentorDecided } from '../../domain-events/profiles.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { emailByChoice, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { unlinked } from '../../telling/wording.ts';
import { fullName, livingPerson } from '../accounts/index.ts';
import {
  mentorApplicationApproved,
  mentorApplicationReceived,
  mentorApplicationRejected,
  referralInvited,
} from './emails.ts';
import { referralById } from './queries/mentors.ts';

/**
 * B28: an email to a person who has no account (yet), so no name in it has the form of a link (record 026); times are
 * given in the zone of the person who invites.
 */
const ofReferral = async (change: Change, event: FriendReferred, { settings }: TellingGround): Promise<Telling[]> => {
  const { tx } = change;
  const referral = await referralById(tx, event.referralId);
  const referrer = await livingPerson(change.tx, event.userId);
  if (!referral || !referrer) return [];
  const { refereeEmail: to, refereeName: name, mentorId, token } = referral;
  const mentor = mentorId === null ? undefined : await livingPerson(change.tx, mentorId);
  const url = settings.BASE_URL + pages.signUp(token);
  const data = {
    referrer: unlinked(fullName(referrer)),
    url,
    ...(mentor && { mentor: unlinked(fullName(mentor)) }),
  };
  const content = referralInvited(data);
  return [{ userId: null, letter: { to, name: unlinked(name), timeZone: referrer.timezone, content } }];
};

const ofApplication = async (change: Change, { userId }: MentorApplied, ground: TellingGround): Promise<Telling[]> => {
  const person = await livingPerson(change.tx, userId);
  if (!person) return [];
  const url = ground.settings.BASE_URL + pages.mentorApplication(userId);
  return [{ userId, letter: emailByChoice(person, mentorApplicationReceived({ url }), ground) }];
};

const ofDecision = async (change: Change, { userId, approved }: MentorDecided, ground: TellingGround) => {
  const person = await livingPerson(change.tx, userId);
  if (!person) return [];
  const base = ground.settings.BASE_URL;
  const content = approved
    ? mentorApplicationApproved({ url: base + pages.availability })
    : mentorApplicationRejected({ url: base + pages.home });
  return [{ userId, letter: emailByChoice(person, content, ground) }];
};

export const profileTellings = [
  tells('friend.referred', ofReferral),
  tells('mentor.applied', ofApplication),
  tells('mentor.decided', ofDecision),
];
