import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { nameOf } from '../../telling/wording.ts';

const why = (programme: string) => `You received this email because you take part in ${programme}.`;

interface Owing {
  /** How many sessions wait for the recipient's review. */
  sessions: number;
  url: string;
}

const reminderWords = {
  subject: (sessions: number) =>
    sessions === 1 ? 'A session is waiting for your feedback' : `${sessions} sessions are waiting for your feedback`,
  paragraphs: (programme: string) => [
    `The team of ${programme} asks you to share how your sessions went. It takes two minutes a session.`,
    'Your feedback helps the other person, and shows the team where to help.',
  ],
  button: 'Give feedback',
};

/** NTF-10, B75 */
const reminded = ({ sessions, url }: Owing, { sender, recipient }: Envelope): LetterContent => {
  const programme = nameOf(sender.name);
  const [first = '', ...more] = reminderWords.paragraphs(programme);
  return {
    subject: reminderWords.subject(sessions),
    preview: first,
    heading: reminderWords.subject(sessions),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: [first, ...more],
    button: { label: reminderWords.button, url },
    why: why(programme),
  };
};

interface Silent {
  /** The other person, or the group. */
  other: string;
  isGroup: boolean;
  silentDays: number;
  url: string;
}

const withWhom = ({ other, isGroup }: Pick<Silent, 'other' | 'isGroup'>) =>
  isGroup ? `the group ${nameOf(other)}` : nameOf(other);

const nudgeWords = {
  subject: (other: string) => `Time for another session with ${other}?`,
  paragraphs: (other: string, days: number) => [
    `You and ${other} haven't met for ${texts.days(days)}.`,
    'Pick a time that suits you both. If something is in the way, a short message helps too.',
  ],
  button: 'Find a time',
};

/** M16: both are nudged after one and a half cycles. */
const nudged = (silent: Silent, { sender, recipient }: Envelope): LetterContent => {
  const other = withWhom(silent);
  const [first = '', ...more] = nudgeWords.paragraphs(other, silent.silentDays);
  return {
    subject: nudgeWords.subject(other),
    preview: first,
    heading: nudgeWords.subject(other),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: [first, ...more],
    button: { label: nudgeWords.button, url: silent.url },
    why: why(nameOf(sender.name)),
  };
};

interface Warned extends Silent {
  endsInDays: number;
}

const warnWords = {
  subject: (other: string, days: number) => `Your pairing with ${other} ends in ${texts.days(days)}`,
  paragraphs: (other: string, silent: number, days: number) => [
    `You and ${other} haven't met for ${texts.days(silent)}, so your pairing will end in ${texts.days(days)}.`,
    'To keep it, book a session before then. If you need a break instead, ask your program team to pause it.',
  ],
  button: 'Book a session',
};

/** M16: the warning before a silent pair ends. */
const warned = (silent: Warned, { sender, recipient }: Envelope): LetterContent => {
  const other = withWhom(silent);
  const [first = '', ...more] = warnWords.paragraphs(other, silent.silentDays, silent.endsInDays);
  return {
    subject: warnWords.subject(other, silent.endsInDays),
    preview: first,
    heading: warnWords.subject(other, silent.endsInDays),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: [first, ...more],
    button: { label: warnWords.button, url: silent.url },
    why: why(nameOf(sender.name)),
  };
};

export const feedbackReminded = emailOf('feedback.reminded', reminded, { short: true });
export const pairNudged = emailOf('pairing.nudged', nudged);
export const pairWarned = emailOf('pairing.warned', warned);
