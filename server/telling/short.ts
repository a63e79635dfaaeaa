import { texts } from './texts.ts';
import type { LetterContent, Sender } from './content.ts';

/**
 * B115: an email about a session in three lines, for a phone: what happened and who says so, when, and where to go
 * next. If there is something to answer, a fourth line says how.
 */
export const shortLetter = (
  { subject, facts: [first] = [], button, asksYesOrNo }: LetterContent,
  { name, takesReplies }: Pick<Sender, 'name' | 'takesReplies'>,
) =>
  [
    `${name}: ${subject}`,
    ...(first === undefined ? [] : [[first.value].flat().join(' ')]),
    ...(asksYesOrNo && takesReplies ? [texts.replyWith] : []),
    ...(button ? [button.url] : []),
  ].join('\n');
