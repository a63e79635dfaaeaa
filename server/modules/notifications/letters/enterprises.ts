import type { Envelope, LetterContent } from './content.ts';
import { texts } from './texts.ts';
import { nameOf } from './wording.ts';

interface Created {
  enterprise: string;
  url: string;
}

const words = texts.enterprise;

const created = ({ enterprise, url }: Created, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.created.subject(nameOf(enterprise), sender.product),
  preview: words.created.preview,
  heading: words.created.heading(nameOf(enterprise)),
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.created.paragraphs(nameOf(enterprise)),
  button: { label: words.created.button, url },
  why: words.created.why(sender.product),
});

export const enterpriseLetters = { 'enterprise.created': created };
