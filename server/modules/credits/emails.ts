import type { Temporal } from 'temporal-polyfill';
import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { dayIn } from '../../telling/times.ts';
import { nameOf } from '../../telling/wording.ts';

interface Expiring {
  credits: number;
  expiresAt: Temporal.Instant;
  url: string;
}

const counted = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);

const words = {
  subject: (credits: number) => `You have ${counted(credits)} to use this week`,
  preview: (day: string) => `Valid until ${day}.`,
  paragraphs: (credits: number, day: string) => [
    `You have ${counted(credits)} that you have not used yet. After ${day} ${credits === 1 ? 'it expires' : 'they expire'}.`,
    'One credit pays for one session. Find a mentor and book a time that suits you both.',
  ],
  button: 'Find a mentor',
  why: (product: string) => `You received this email because you have a ${product} account.`,
};

/** B36, M28 */
const expiring = ({ credits, expiresAt, url }: Expiring, { sender, recipient }: Envelope): LetterContent => {
  const day = dayIn(expiresAt, recipient.timeZone);
  return {
    subject: words.subject(credits),
    preview: words.preview(day),
    heading: words.subject(credits),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: words.paragraphs(credits, day),
    button: { label: words.button, url },
    why: words.why(nameOf(sender.name)),
  };
};

export const creditsExpiring = emailOf('credits.expiring', expiring);
