import type { LetterContent, Sender } from './content.ts';

/**
 * B115: an email about a session in three lines, for a phone: what happened and who says so, when, and where to go
 * next.
 */
export const shortLetter = ({ subject, facts: [first] = [], button }: LetterContent, { name }: Pick<Sender, 'name'>) =>
  [
    `${name}: ${subject}`,
    ...(first === undefined ? [] : [[first.value].flat().join(' ')]),
    ...(button ? [button.url] : []),
  ].join('\n');
