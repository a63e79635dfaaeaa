import type { Envelope, LetterContent } from './content.ts';
import { texts } from './texts.ts';
import { nameOf } from './wording.ts';

interface Application {
  /** What they applied to, and with which form. */
  programme: string;
  form: string;
}
interface WithPage extends Application {
  url: string;
}
interface Approved extends WithPage {
  /** What they will be. */
  role: string;
}

const words = texts.application;

const received = ({ programme, form, url }: WithPage, { recipient }: Envelope): LetterContent => ({
  subject: words.received.subject,
  preview: words.received.preview(nameOf(programme)),
  heading: words.received.subject,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.received.paragraphs(nameOf(programme), nameOf(form)),
  button: { label: words.received.button, url },
  why: words.why(nameOf(programme)),
});

const approved = ({ programme, form, role, url }: Approved, { recipient }: Envelope): LetterContent => ({
  subject: words.approved.subject(nameOf(programme)),
  preview: words.approved.preview,
  heading: words.approved.heading(nameOf(programme)),
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.approved.paragraphs(nameOf(form), nameOf(role)),
  button: { label: words.approved.button, url },
  showUrl: true,
  why: words.why(nameOf(programme)),
});

const rejected = ({ programme, form }: Application, { recipient }: Envelope): LetterContent => ({
  subject: words.rejected.subject(nameOf(programme)),
  preview: words.rejected.preview,
  heading: words.rejected.subject(nameOf(programme)),
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.rejected.paragraphs(nameOf(programme), nameOf(form)),
  why: words.why(nameOf(programme)),
});

export const applicationLetters = {
  'application.received': received,
  'application.approved': approved,
  'application.rejected': rejected,
};
