import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { nameOf } from '../../telling/wording.ts';

const pairingWords = {
  why: (programme: string) => `You got this letter because you take part in ${programme}.`,
  preview: (programme: string) => `You are connected in ${programme}.`,
  mentor: {
    subject: (mentor: string) => `${mentor} is your mentor now`,
    paragraphs: (mentor: string, programme: string) => [
      `You and ${mentor} are connected in ${programme}.`,
      'Choose a time for your first session, and say what you would like to talk about.',
    ],
    button: 'Meet your mentor',
  },
  mentee: {
    subject: (mentee: string) => `${mentee} is your mentee now`,
    paragraphs: (mentee: string, programme: string) => [
      `You and ${mentee} are connected in ${programme}.`,
      'Either of you can suggest a time for the first session.',
    ],
    button: 'Meet your mentee',
  },
};

interface Paired {
  other: string;
  /** The other person's role towards the recipient. */
  otherIs: 'mentor' | 'mentee';
  programme: string;
  url: string;
}

/** B70 */
const created = ({ other, otherIs, programme, url }: Paired, { recipient }: Envelope): LetterContent => {
  const words = pairingWords[otherIs];
  const [who, where] = [nameOf(other), nameOf(programme)];
  return {
    subject: words.subject(who),
    preview: pairingWords.preview(where),
    heading: words.subject(who),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: words.paragraphs(who, where),
    button: { label: words.button, url },
    why: pairingWords.why(where),
  };
};

const groupWords = {
  subject: (group: string) => `You are in the group ${group}`,
  preview: (place: string) => `A group of ${place} meets with you.`,
  paragraphs: (group: string, place: string) => [
    `You are in the group ${group} of ${place} now.`,
    'Any of you can ask for a session, in which all of you meet.',
  ],
  people: 'In the group',
  button: 'See your sessions',
  why: (place: string) => `You got this letter because you take part in ${place}.`,
};

interface Joined {
  group: string;
  /** The programme's name, or the product's. */
  place: string;
  people: string[];
  url: string;
}

/** B47 */
const joined = ({ group, place, people, url }: Joined, { recipient }: Envelope): LetterContent => {
  const [name, where] = [nameOf(group), nameOf(place)];
  return {
    subject: groupWords.subject(name),
    preview: groupWords.preview(where),
    heading: groupWords.subject(name),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: groupWords.paragraphs(name, where),
    facts: [{ label: groupWords.people, value: people.map(nameOf).join(', ') }],
    button: { label: groupWords.button, url },
    why: groupWords.why(where),
  };
};

/** 'You and Daniel Lim', 'The group Data Circle'. */
const whoOf = ({ other, group }: Pick<Turned, 'other' | 'group'>) =>
  group === null ? `You and ${nameOf(other)}` : `The group ${nameOf(group)}`;

const turnWords = {
  paused: {
    subject: (who: string, place: string, many: boolean) => `${who} ${many ? 'is' : 'are'} paused in ${place}`,
    paragraphs: (who: string, place: string, many: boolean) => [
      `${who} ${many ? 'is' : 'are'} paused in ${place}. You can't book new sessions together for now.`,
      'Sessions that are already arranged stay as they are. You will get an email when you can meet again.',
    ],
  },
  resumed: {
    subject: (who: string, place: string) => `${who} can meet again in ${place}`,
    paragraphs: (who: string, place: string) => [`${who} can book sessions in ${place} again.`],
  },
  ended: {
    subject: (who: string, place: string, many: boolean) =>
      many ? `${who} has ended in ${place}` : `${who} are no longer paired in ${place}`,
    paragraphs: (who: string, place: string, many: boolean) => [
      `${many ? `${who} has ended` : `${who} are no longer paired`} in ${place}. You can't book new sessions together.`,
      'Sessions that are already arranged stay as they are.',
    ],
  },
  // M15: whoever asked for another partner is not named, nor why.
  parted: {
    subject: (who: string, place: string) => `${who} are no longer paired in ${place}`,
    paragraphs: (who: string, place: string) => [
      `${who} are no longer paired in ${place}. This happens in the first weeks, and nobody has done anything wrong.`,
      'Sessions that were still ahead are cancelled. You will hear from us when you have a new partner.',
    ],
  },
  button: 'See your sessions',
  why: (place: string) => `You received this email because you take part in ${place}.`,
};

interface Turned {
  /** The name of a group; null for a pair, and then of the other person. */
  group: string | null;
  other: string;
  place: string;
  url: string;
}

/** B72: a pair or group rests, goes on or has ended. The reason is not passed on. */
const turned = (
  words: (typeof turnWords)['paused'],
  { group, other, place, url }: Turned,
  { recipient }: Envelope,
): LetterContent => {
  const [who, where] = [whoOf({ other, group }), nameOf(place)];
  const [first = '', ...more] = words.paragraphs(who, where, group !== null);
  return {
    subject: words.subject(who, where, group !== null),
    preview: first,
    heading: words.subject(who, where, group !== null),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: [first, ...more],
    button: { label: turnWords.button, url },
    why: turnWords.why(where),
  };
};

export const pairingPaused = emailOf('pairing.paused', (data: Turned, to) => turned(turnWords.paused, data, to));
export const pairingResumed = emailOf('pairing.resumed', (data: Turned, to) => turned(turnWords.resumed, data, to));
export const pairingEnded = emailOf('pairing.ended', (data: Turned, to) => turned(turnWords.ended, data, to));
export const pairingParted = emailOf('pairing.parted', (data: Turned, to) => turned(turnWords.parted, data, to));
export const pairingCreated = emailOf('pairing.created', created);
export const groupJoined = emailOf('group.joined', joined);
