import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { memberDetailsChanged, programmeAdded, programmeReminder } from './emails.ts';

export const emailSamples = [
  emailSample(programmeAdded, { userType: 'admin', url, validHours: 720 }, [
    'You are now a member of Lantern',
    'Choose a password',
    'has added you as an admin',
    'Hello Mei,',
    '30 days',
  ]),
  emailSample(programmeReminder, { userType: 'mentee', url, validHours: 720 }, [
    'Your place in Lantern is waiting',
    'Choose a password',
    'added you as a mentee',
    'Hello Mei,',
    '30 days',
  ]),
  emailSample(memberDetailsChanged, { url, fields: ['firstname', 'lastname', 'phone_no'] as const }, [
    'Your details were changed',
    'See your profile',
    'Hello Mei,',
    'changed your first name, last name, and phone number.',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['members.added', 'members.reminded', 'member.details_changed'];
