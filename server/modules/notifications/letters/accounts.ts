import type { Temporal } from 'temporal-polyfill';
import type { Envelope, LetterContent } from '../../../telling/content.ts';
import { texts } from './texts.ts';
import { dayIn, lengthOf } from '../../../telling/times.ts';
import { nameOf, oneLine } from '../../../telling/wording.ts';

interface LinkLetter {
  url: string;
  /** How long the link works. */
  validHours: number;
}
interface Confirm extends LinkLetter {
  email: string;
}
interface Welcome {
  userType: 'mentee' | 'mentor';
  url: string;
}
interface Deleted {
  /** When the personal data goes, too. */
  erasedAt: Temporal.Instant;
}

const words = texts.account;

/** The button opens a page that asks once more: a mail scanner that follows links uses nothing up. // ACC-71 */
const confirm = ({ email, url, validHours }: Confirm, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.confirm.subject,
  preview: words.confirm.preview(sender.product),
  heading: words.confirm.subject,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.confirm.paragraphs(oneLine(email)),
  button: { label: words.confirm.button, url },
  showUrl: true,
  note: words.confirm.note(lengthOf(validHours), sender.product),
  why: words.why(sender.product),
});

const reset = ({ url, validHours }: LinkLetter, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.reset.subject,
  preview: words.reset.preview(sender.product),
  heading: words.reset.subject,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.reset.paragraphs,
  button: { label: words.reset.button, url },
  showUrl: true,
  note: words.reset.note(lengthOf(validHours)),
  why: words.why(sender.product),
});

const welcome = ({ userType, url }: Welcome, { sender, recipient }: Envelope): LetterContent => {
  const { paragraphs, steps, button } = words.welcome[userType];
  return {
    subject: words.welcome.subject(sender.product),
    preview: words.welcome.preview,
    heading: words.welcome.heading(nameOf(recipient.name)),
    paragraphs,
    steps,
    button: { label: button, url },
    why: words.why(sender.product),
  };
};

const deleted = ({ erasedAt }: Deleted, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.deleted.subject,
  preview: words.deleted.preview(sender.product),
  heading: words.deleted.subject,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: [
    ...words.deleted.paragraphs(sender.product, dayIn(erasedAt, recipient.timeZone)),
    ...(sender.supportEmail ? [words.deleted.mistake(sender.supportEmail)] : []),
  ],
  why: words.deleted.why(sender.product),
});

export const accountLetters = {
  'account.confirm': confirm,
  'account.reset': reset,
  'account.welcome': welcome,
  'account.deleted': deleted,
};
