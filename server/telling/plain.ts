import type { Fact, LetterContent, Sender } from './content.ts';
import { texts } from './texts.ts';
import { linesOf, pageUrl } from './wording.ts';

const filled = (parts: (string | undefined)[]) => parts.filter((part) => part !== undefined && part !== '');
const block = (lines: (string | undefined)[]) => filled(lines).join('\n');

/** Further lines are indented below the first, so that nobody can write a line that looks like one of ours. */
const fact = ({ label, value }: Fact) =>
  `${label}: ${typeof value === 'string' ? linesOf(value).join('\n    ') : value.join(' ')}`;

/** The sender's name at the end of the email. */
export const signatureOf = ({ name, product }: Sender): string =>
  name === product ? product : texts.signature(name, product);

/** The plain-text version of the email: the same words in the same order. */
export const plainLetter = (content: LetterContent, sender: Sender): string => {
  const { facts = [], steps = [], people, button } = content;
  const footer = block([
    '-- ',
    signatureOf(sender),
    content.why,
    sender.settingsUrl && `${texts.settings}: ${pageUrl(sender.settingsUrl)}`,
    sender.stopUrl && `${texts.stop}: ${pageUrl(sender.stopUrl)}`,
    sender.supportEmail && `${texts.questions} ${sender.supportEmail}`,
  ]);
  const parts = [
    content.heading,
    content.greeting,
    ...content.paragraphs,
    block(facts.map(fact)),
    block(steps.map((step, at) => `${at + 1}. ${step}`)),
    people &&
      block([people.intro, ...people.list.map(({ name, about, url }) => `- ${name}, ${about}: ${pageUrl(url)}`)]),
    block((content.codes ?? []).map(({ label, text }) => `${label}: ${pageUrl(text)}`)),
    button && `${button.label}:\n${pageUrl(button.url)}`,
    content.note,
    footer,
  ];
  return `${filled(parts).join('\n\n')}\n`;
};
