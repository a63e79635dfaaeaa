import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { groupJoined, pairingCreated } from './emails.ts';

export const emailSamples = [
  emailSample(pairingCreated, { other: 'Aisyah Rahman', otherIs: 'mentor', programme: 'Future Leaders', url }, [
    'Aisyah Rahman is your mentor now',
    'Meet your mentor',
    'connected in Future Leaders',
    'Choose a time',
  ]),
  emailSample(groupJoined, { group: 'Data Circle', place: 'Future Leaders', people: ['Daniel Lim', 'Mei Ling'], url }, [
    'You are in the group Data Circle',
    'See your sessions',
    'Future Leaders',
    'Daniel Lim, Mei Ling',
  ]),
];
