import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { feedbackReminded, pairNudged, pairWarned } from './emails.ts';

const silent = { other: 'Daniel Lim', isGroup: false, silentDays: 46, url };

export const emailSamples = [
  emailSample(feedbackReminded, { sessions: 3, url }, [
    '3 sessions are waiting for your feedback',
    'Give feedback',
    'The team of Lantern asks you',
    'two minutes a session',
  ]),
  emailSample(pairNudged, silent, [
    'Time for another session with Daniel Lim?',
    'Find a time',
    "You and Daniel Lim haven't met for 46 days.",
  ]),
  emailSample(pairWarned, { ...silent, other: 'Data Circle', isGroup: true, silentDays: 91, endsInDays: 7 }, [
    'Your pairing with the group Data Circle ends in 7 days',
    'Book a session',
    "haven't met for 91 days",
    'book a session before then',
    'pause it',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['feedback.reminded', 'pairing.nudged', 'pairing.warned'];
