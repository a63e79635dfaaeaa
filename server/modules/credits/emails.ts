import type { Temporal } from 'temporal-polyfill';
import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { dayIn } from '../../telling/times.ts';
import { nameOf, ringgit } from '../../telling/wording.ts';

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
    why: texts.whyAccount(nameOf(sender.name)),
  };
};

export const creditsExpiring = emailOf('credits.expiring', expiring);

interface Bought {
  packageName: string;
  quantity: number;
  credits: number;
  /** Sen. */
  total: number;
  receiptNumber: string;
  /** Until when the credits are valid. */
  expiresAt: Temporal.Instant;
  url: string;
}

const boughtWords = {
  subject: (credits: number) => `${counted(credits)} added to your account`,
  preview: (total: string) => `You paid ${total}. Your receipt is in your purchase history.`,
  free: 'It cost nothing. You find it in your purchase history.',
  paragraphs: (credits: number, day: string) => [
    `Thank you for your purchase. ${counted(credits)} ${credits === 1 ? 'is' : 'are'} in your account and can be used until ${day}.`,
    'One credit pays for one session.',
  ],
  package: 'Package',
  total: 'Total, including taxes and fees',
  receipt: 'Receipt',
  button: 'See your receipt',
};

/** B104 */
const bought = (data: Bought, { sender, recipient }: Envelope): LetterContent => {
  const { credits, total, quantity } = data;
  return {
    subject: boughtWords.subject(credits),
    preview: total === 0 ? boughtWords.free : boughtWords.preview(ringgit(total)),
    heading: boughtWords.subject(credits),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: boughtWords.paragraphs(credits, dayIn(data.expiresAt, recipient.timeZone)),
    facts: [
      { label: boughtWords.package, value: quantity === 1 ? data.packageName : `${data.packageName} × ${quantity}` },
      { label: boughtWords.total, value: ringgit(total) },
      { label: boughtWords.receipt, value: data.receiptNumber },
    ],
    button: { label: boughtWords.button, url: data.url },
    why: texts.whyAccount(nameOf(sender.name)),
  };
};

export const creditsBought = emailOf('credits.bought', bought);

interface Refunded {
  packageName: string;
  /** Sen. */
  amount: number;
  receiptNumber: string;
  url: string;
}

const refundedWords = {
  subject: (amount: string) => `We are sending you ${amount} back`,
  preview: (name: string) => `For what you did not use of "${name}".`,
  paragraph: (name: string, number: string, amount: string) =>
    `We are paying back ${amount} for what you did not use of "${name}" (receipt ${number}). Those credits have been taken out of your account. Your bank usually shows the money within ten days.`,
  button: 'See your purchases',
};

/** M44 */
const refunded = ({ packageName, amount, receiptNumber, url }: Refunded, { sender, recipient }: Envelope) => {
  const money = ringgit(amount);
  return {
    subject: refundedWords.subject(money),
    preview: refundedWords.preview(nameOf(packageName)),
    heading: refundedWords.subject(money),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: [refundedWords.paragraph(nameOf(packageName), nameOf(receiptNumber), money)],
    button: { label: refundedWords.button, url },
    why: texts.whyAccount(nameOf(sender.name)),
  };
};

export const creditsRefunded = emailOf('credits.refunded', refunded);

interface Earned {
  code: string;
  /** Percent. */
  discount: number;
  validUntil: Temporal.Instant;
  url: string;
}

const earnedWords = {
  subject: (discount: number) => `Your ${discount}% promo code`,
  preview: (code: string) => `${code} is yours.`,
  paragraph: (discount: number, day: string) =>
    `You follow three mentors. Thank you! This code takes ${discount}% off your next credits. It is yours alone, works once, and is valid until ${day}.`,
  code: 'Promo code',
  button: 'Use it now',
};

/** B103 */
const earned = ({ code, discount, validUntil, url }: Earned, { sender, recipient }: Envelope): LetterContent => ({
  subject: earnedWords.subject(discount),
  preview: earnedWords.preview(nameOf(code)),
  heading: earnedWords.subject(discount),
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: [earnedWords.paragraph(discount, dayIn(validUntil, recipient.timeZone))],
  facts: [{ label: earnedWords.code, value: code }],
  button: { label: earnedWords.button, url },
  why: texts.whyAccount(nameOf(sender.name)),
});

export const promoEarned = emailOf('promo.earned', earned);
