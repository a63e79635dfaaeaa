import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import {
  mentorApplicationApproved,
  mentorApplicationReceived,
  mentorApplicationRejected,
  referralInvited,
} from './emails.ts';

export const emailSamples = [
  emailSample(mentorApplicationReceived, { url }, [
    'We have your mentor application',
    'See your application',
    'Hello Mei,',
  ]),
  emailSample(mentorApplicationApproved, { url }, ['You are a mentor now', 'Set your availability', 'was approved']),
  emailSample(mentorApplicationRejected, { url, reason: 'Not yet' }, [
    'About your mentor application',
    'Go to Lantern',
    'Not yet',
  ]),
  emailSample(referralInvited, { referrer: 'Mei Ling', mentor: 'Aisyah Rahman', url }, [
    'Mei Ling invites you to Lantern',
    'Accept the invitation',
    'Aisyah Rahman',
    'Hello Mei,',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['friend.referred', 'mentor.applied', 'mentor.decided'];
