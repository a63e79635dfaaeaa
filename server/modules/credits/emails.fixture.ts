import { Temporal } from 'temporal-polyfill';
import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { creditsExpiring } from './emails.ts';

export const emailSamples = [
  emailSample(creditsExpiring, { credits: 1, expiresAt: Temporal.Instant.from('2027-01-19T10:00:00Z'), url }, [
    'You have 1 credit to use this week',
    'Find a mentor',
    '19 January 2027',
    'it expires',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['credits.expiring'];
