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

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['pairing.created', 'pairing.ended', 'group.joined', 'group.left'];
