import type { Temporal } from 'temporal-polyfill';
import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { dayIn, lengthOf } from '../../telling/times.ts';
import { nameOf, oneLine } from '../../telling/wording.ts';

interface LinkLetter {
  url: string;
  /** How long the link is valid. */
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
  /** When the personal data is erased as well. */
  erasedAt: Temporal.Instant;
}

const words = {
  why: (product: string) => `You got this letter because this address was given for a ${product} account.`,
  confirm: {
    subject: 'Confirm your email address',
    preview: (product: string) => `One more step and your ${product} account is ready.`,
    paragraphs: (email: string) => [
      `Please confirm that ${email} is yours. The button opens a page where you do that with one more click.`,
    ],
    button: 'Confirm email address',
    note: (length: string, product: string) =>
      `The link works for ${length}. If you did not sign up for ${product}, you can ignore this letter.`,
  },
  reset: {
    subject: 'Reset your password',
    preview: (product: string) => `Choose a new password for your ${product} account.`,
    paragraphs: ['You asked for a new password. The button opens a page where you choose one.'],
    button: 'Choose a new password',
    note: (length: string) =>
      `The link works once and for ${length}. If you did not ask for it, you can ignore this letter: your password stays as it is.`,
  },
  welcome: {
    subject: (product: string) => `Welcome to ${product}`,
    preview: 'Three small steps to your first session.',
    heading: (name: string) => `Welcome, ${name}`,
    mentee: {
      paragraphs: ['It is good to have you here. These three steps take you to your first session:'],
      steps: [
        'Complete your profile, so that mentors know who they will meet.',
        'Find a mentor who has been where you are going.',
        'Pick a time and say what you would like to talk about.',
      ],
      button: 'Find a mentor',
    },
    mentor: {
      paragraphs: [
        'It is good to have you here. What you have learned is just what somebody needs now. These three steps take you to your first session:',
      ],
      steps: [
        'Complete your profile, so that people see your path.',
        'Tell us how you would like to mentor.',
        'Once you are approved, set the hours at which you can be booked.',
      ],
      button: 'Become a mentor',
    },
  },
  deleted: {
    subject: 'Your account has been deleted',
    preview: (product: string) => `Your ${product} account is closed.`,
    paragraphs: (product: string, erasedOn: string) => [
      `Your ${product} account is closed. Nobody sees your profile any more, and sessions that were still to come have been cancelled.`,
      `What we know about you will be erased on ${erasedOn}.`,
    ],
    mistake: (supportEmail: string) =>
      `Was this a mistake? Write to ${supportEmail} before that day and we will bring your account back.`,
    why: (product: string) => `You got this letter because this was the address of a ${product} account.`,
  },
};

/**
 * The button opens a page that asks for confirmation: a mail scanner that follows links must not use the link up. //
 * ACC-71
 */
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

export const accountConfirm = emailOf('account.confirm', confirm);
export const accountReset = emailOf('account.reset', reset);
export const accountWelcome = emailOf('account.welcome', welcome);
export const accountDeleted = emailOf('account.deleted', deleted);
