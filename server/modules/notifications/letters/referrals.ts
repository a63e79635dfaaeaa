import type { Envelope, LetterContent } from '../../../telling/content.ts';
import { texts } from './texts.ts';
import { nameOf } from '../../../telling/wording.ts';

interface Invited {
  referrer: string;
  /** Whom the referrer would like them to meet. */
  mentor?: string;
  url: string;
}

const words = texts.referral;

const invited = ({ referrer, mentor, url }: Invited, { sender, recipient }: Envelope): LetterContent => {
  const friend = nameOf(referrer);
  return {
    subject: words.subject(friend, sender.product),
    preview: words.preview,
    heading: words.subject(friend, sender.product),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: [...words.paragraphs(friend, sender.product), ...(mentor ? [words.mentor(nameOf(mentor))] : [])],
    button: { label: words.button, url },
    why: words.why(friend),
  };
};

export const referralLetters = { 'referral.invited': invited };
