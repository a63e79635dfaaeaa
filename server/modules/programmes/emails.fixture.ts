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
