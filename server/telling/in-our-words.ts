import type { Envelope, LetterContent } from './content.ts';
import { texts } from './texts.ts';
import { nameOf } from './wording.ts';

interface Words {
  /** Says what has happened in a program, by its name. */
  says: (programme: string) => string;
  seeIt: string;
  button: string;
  why: (programme: string) => string;
}

/**
 * B09: to members who never confirmed their address, with nothing that a person typed: only that there is something, in
 * our own words, and the way to it.
 */
export const inOurWords =
  ({ says, seeIt, button, why }: Words) =>
  ({ url }: { url: string }, { sender, recipient }: Envelope): LetterContent => {
    const programme = nameOf(sender.name);
    return {
      subject: says(programme),
      preview: seeIt,
      heading: says(programme),
      greeting: texts.greeting(nameOf(recipient.name)),
      paragraphs: [seeIt],
      button: { label: button, url },
      why: why(programme),
    };
  };
