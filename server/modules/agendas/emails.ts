import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { inOurWords } from '../../telling/in-our-words.ts';
import { texts } from '../../telling/texts.ts';
import { sessionPhrases, sessionTime, type Span } from '../../telling/times.ts';
import { nameOf, pageUrl } from '../../telling/wording.ts';

interface Updated extends Span {
  title: string;
  description: string;
  /** Where it happens; empty when no place is given. */
  link: string;
  linkName: string;
  url: string;
}

const words = {
  subject: (title: string) => `Updated: ${title}`,
  paragraphs: (programme: string) => [`The agenda of ${programme} has changed. This is how it stands now.`],
  changed: (programme: string) => `The agenda of ${programme} has changed`,
  seeIt: 'Sign in to see what is new.',
  about: 'About',
  link: 'Link',
  button: 'See the agenda',
  why: (programme: string) => `You got this letter because you are a member of ${programme}.`,
};

/** AGD-04: the whole entry in its current form, with times in the recipient's zone. */
const updated = (agenda: Updated, { sender, recipient }: Envelope): LetterContent => {
  const programme = nameOf(sender.name);
  const { title, description, link, linkName, url } = agenda;
  return {
    subject: words.subject(nameOf(title)),
    preview: sessionTime(agenda, recipient.timeZone),
    heading: words.subject(nameOf(title)),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: words.paragraphs(programme),
    facts: [
      { label: texts.facts.when, value: sessionPhrases(agenda, recipient.timeZone) },
      ...(description ? [{ label: words.about, value: description }] : []),
      ...(link ? [{ label: linkName ? nameOf(linkName) : words.link, value: pageUrl(link) }] : []),
    ],
    button: { label: words.button, url },
    why: words.why(programme),
  };
};

const changed = inOurWords({ ...words, says: words.changed });

export const agendaUpdated = emailOf('agenda.updated', updated);
export const agendaChanged = emailOf('agenda.changed', changed);
