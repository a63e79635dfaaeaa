import type { Envelope, LetterContent } from './content.ts';
import { texts } from './texts.ts';
import { nameOf } from './wording.ts';

interface Paired {
  other: string;
  /** What the other one is to the recipient. */
  otherIs: 'mentor' | 'mentee';
  programme: string;
  url: string;
}

/** B70 */
const created = ({ other, otherIs, programme, url }: Paired, { recipient }: Envelope): LetterContent => {
  const words = texts.pairing[otherIs];
  const [who, where] = [nameOf(other), nameOf(programme)];
  return {
    subject: words.subject(who),
    preview: texts.pairing.preview(where),
    heading: words.subject(who),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: words.paragraphs(who, where),
    button: { label: words.button, url },
    why: texts.pairing.why(where),
  };
};

interface Joined {
  group: string;
  /** The programme, or the product itself. */
  place: string;
  people: string[];
  url: string;
}

/** B47 */
const joined = ({ group, place, people, url }: Joined, { recipient }: Envelope): LetterContent => {
  const words = texts.group;
  const [name, where] = [nameOf(group), nameOf(place)];
  return {
    subject: words.subject(name),
    preview: words.preview(where),
    heading: words.subject(name),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: words.paragraphs(name, where),
    facts: [{ label: words.people, value: people.map(nameOf).join(', ') }],
    button: { label: words.button, url },
    why: words.why(where),
  };
};

export const pairingLetters = { 'pairing.created': created, 'group.joined': joined };
