import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { programmeAdded } from './emails.ts';

export const emailSamples = [
  emailSample(programmeAdded, { url, validHours: 720 }, [
    'You are now a member of Lantern',
    'Choose a password',
    'Hello Mei,',
    '30 days',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['members.added'];
