import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { nameOf } from '../../telling/wording.ts';

interface Created {
  enterprise: string;
  url: string;
}

const words = {
  subject: (enterprise: string, product: string) => `${enterprise} is on ${product}`,
  preview: 'Your dashboard is ready.',
  heading: (enterprise: string) => `${enterprise} is ready`,
  paragraphs: (enterprise: string) => [
    `${enterprise} has been created, and you own it.`,
    'On the dashboard you make your first program, and see all of them.',
  ],
  button: 'Open the dashboard',
  why: (product: string) => `You got this letter because you created an enterprise on ${product}.`,
};

const created = ({ enterprise, url }: Created, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.subject(nameOf(enterprise), sender.product),
  preview: words.preview,
  heading: words.heading(nameOf(enterprise)),
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.paragraphs(nameOf(enterprise)),
  button: { label: words.button, url },
  why: words.why(sender.product),
});

export const enterpriseCreated = emailOf('enterprise.created', created);
