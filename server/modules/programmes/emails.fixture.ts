import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { memberDetailsChanged, memberRemoved, memberRoleChanged, programmeAdded, programmeReminder } from './emails.ts';

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
  emailSample(memberRemoved, { url }, [
    'You are no longer in Lantern',
    'Open Lantern',
    'Hello Mei,',
    'Sessions that were still to come are cancelled',
  ]),
  emailSample(memberRoleChanged, { url, role: 'Admin', userType: 'admin' as const }, [
    'You are now Admin in Lantern',
    'Manage the program',
    'Hello Mei,',
    'You can manage its people',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = [
  'members.added',
  'members.reminded',
  'member.details_changed',
  'member.removed',
  'member.role_changed',
];
