import type { Envelope, LetterContent } from '../../../telling/content.ts';
import { texts } from './texts.ts';
import { nameOf } from '../../../telling/wording.ts';

interface Application {
  url: string;
}
interface Rejected extends Application {
  /** What the admin wrote, if anything. */
  reason?: string;
}

const words = texts.mentorApplication;

const received = ({ url }: Application, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.received.subject,
  preview: words.received.preview,
  heading: words.received.subject,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.received.paragraphs,
  button: { label: words.received.button, url },
  why: words.why(sender.product),
});

const approved = ({ url }: Application, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.approved.subject,
  preview: words.approved.preview,
  heading: words.approved.heading,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.approved.paragraphs,
  button: { label: words.approved.button, url },
  why: words.why(sender.product),
});

const rejected = ({ url, reason }: Rejected, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.rejected.subject,
  preview: words.rejected.preview,
  heading: words.rejected.subject,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.rejected.paragraphs,
  ...(reason ? { facts: [{ label: texts.facts.reason, value: reason }] } : {}),
  button: { label: words.rejected.button(sender.product), url },
  why: words.why(sender.product),
});

export const mentorApplicationLetters = {
  'mentor_application.received': received,
  'mentor_application.approved': approved,
  'mentor_application.rejected': rejected,
};
