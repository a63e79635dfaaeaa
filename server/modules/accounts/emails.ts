import type { Temporal } from 'temporal-polyfill';
import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { dayIn, lengthOf } from '../../telling/times.ts';
import { nameOf, oneLine, unlinked } from '../../telling/wording.ts';

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
  /** M39: until then they bring it back by signing in. */
  byOwner: boolean;
}
interface AddressChanged {
  /** The new address. */
  email: string;
  url: string;
  undoUntil: Temporal.Instant;
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
  newAddress: {
    subject: 'Confirm your new email address',
    preview: (product: string) => `Your ${product} account moves to this address when you confirm it.`,
    paragraphs: (email: string) => [
      `You asked to use ${email} from now on. The button opens a page where you confirm it with one more click. Until then, your old address stays in use.`,
    ],
    button: 'Confirm new address',
    note: (length: string) =>
      `The link works for ${length}. If you did not ask for this, you can ignore this email: nothing changes.`,
  },
  addressChanged: {
    subject: 'Your email address was changed',
    preview: (product: string) => `Your ${product} account has a new address.`,
    paragraphs: (product: string, email: string) => [
      `The email address of your ${product} account is now ${email}. You sign in with it, and our emails go there.`,
      'If that was you, there is nothing to do. If it was not, undo it: your old address comes back, every device is signed out, and you choose a new password.',
    ],
    button: 'Undo the change',
    note: (day: string) => `You can undo it once, until ${day}.`,
  },
  deleted: {
    subject: 'Your account has been deleted',
    preview: (product: string) => `Your ${product} account is closed.`,
    paragraphs: (product: string, erasedOn: string) => [
      `Your ${product} account is closed. Nobody sees your profile any more, and sessions that were still to come have been cancelled.`,
      `What we know about you will be erased on ${erasedOn}.`,
    ],
    restore: 'Changed your mind? Sign in with your email address and password before that day to restore your account.',
    mistake: (supportEmail: string) =>
      `Was this a mistake? Write to ${supportEmail} before that day and we will bring your account back.`,
    why: (product: string) => `You got this letter because this was the address of a ${product} account.`,
  },
};

/**
 * The button opens a page that asks for confirmation: a mail scanner that follows links must not use the link up
 * (ACC-71). Nobody knows yet whether the address belongs to whoever typed it and the name.
 */
const confirm = ({ email, url, validHours }: Confirm, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.confirm.subject,
  preview: words.confirm.preview(sender.product),
  heading: words.confirm.subject,
  greeting: texts.greeting(unlinked(recipient.name)),
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

const newAddress = ({ email, url, validHours }: Confirm, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.newAddress.subject,
  preview: words.newAddress.preview(sender.product),
  heading: words.newAddress.subject,
  greeting: texts.greeting(unlinked(recipient.name)),
  paragraphs: words.newAddress.paragraphs(oneLine(email)),
  button: { label: words.newAddress.button, url },
  showUrl: true,
  note: words.newAddress.note(lengthOf(validHours)),
  why: words.why(sender.product),
});

const addressChanged = ({ email, url, undoUntil }: AddressChanged, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.addressChanged.subject,
  preview: words.addressChanged.preview(sender.product),
  heading: words.addressChanged.subject,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.addressChanged.paragraphs(sender.product, oneLine(email)),
  button: { label: words.addressChanged.button, url },
  showUrl: true,
  note: words.addressChanged.note(dayIn(undoUntil, recipient.timeZone)),
  why: words.deleted.why(sender.product),
});

const whyBack = (byOwner: boolean, supportEmail: string | undefined) => {
  if (byOwner) return [words.deleted.restore];
  return supportEmail ? [words.deleted.mistake(supportEmail)] : [];
};

const deleted = ({ erasedAt, byOwner }: Deleted, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.deleted.subject,
  preview: words.deleted.preview(sender.product),
  heading: words.deleted.subject,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: [
    ...words.deleted.paragraphs(sender.product, dayIn(erasedAt, recipient.timeZone)),
    ...whyBack(byOwner, sender.supportEmail),
  ],
  why: words.deleted.why(sender.product),
});

export const accountConfirm = emailOf('account.confirm', confirm);
export const accountReset = emailOf('account.reset', reset);
export const accountWelcome = emailOf('account.welcome', welcome);
export const accountNewAddress = emailOf('account.new_address', newAddress);
export const accountAddressChanged = emailOf('account.address_changed', addressChanged);
export const accountDeleted = emailOf('account.deleted', deleted);
