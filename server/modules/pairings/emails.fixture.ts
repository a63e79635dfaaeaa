import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { groupJoined, pairingCreated, pairingEnded, pairingParted, pairingPaused, pairingResumed } from './emails.ts';

const pair = { group: null, other: 'Aisyah Rahman', place: 'Future Leaders', url };
const group = { ...pair, group: 'Data Circle' };

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
  emailSample(pairingPaused, pair, [
    'You and Aisyah Rahman are paused in Future Leaders',
    'See your sessions',
    "can't book new sessions together for now",
    'already arranged stay',
  ]),
  emailSample(pairingResumed, group, [
    'The group Data Circle can meet again in Future Leaders',
    'See your sessions',
    'can book sessions in Future Leaders again',
  ]),
  emailSample(pairingEnded, group, [
    'The group Data Circle has ended in Future Leaders',
    'See your sessions',
    "can't book new sessions together",
  ]),
  emailSample(pairingParted, pair, [
    'You and Aisyah Rahman are no longer paired in Future Leaders',
    'See your sessions',
    'still ahead are cancelled',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = [
  'pairing.created',
  'pairing.paused',
  'pairing.resumed',
  'pairing.ended',
  'pairing.introduced',
  'pairing.parted',
  'group.joined',
  'group.left',
];
