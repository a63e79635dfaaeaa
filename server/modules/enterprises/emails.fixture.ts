import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { enterpriseCreated } from './emails.ts';

export const emailSamples = [
  emailSample(enterpriseCreated, { enterprise: 'Petang Bhd.', url }, [
    'Petang Bhd. is on Lantern',
    'Open the dashboard',
    'Hello Mei,',
    'you own it',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['enterprise.created'];
