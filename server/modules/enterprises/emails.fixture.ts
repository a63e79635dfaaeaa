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
