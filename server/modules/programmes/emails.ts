import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { lengthOf } from '../../telling/times.ts';
import { nameOf } from '../../telling/wording.ts';

const words = {
  subject: (programme: string) => `You are now a member of ${programme}`,
  preview: 'Your place is ready.',
  paragraphs: (programme: string, as: string, isNew: boolean) => [
    `An admin of ${programme} has added you ${as}, and your place is ready.`,
    ...(isNew ? ['An account was made for this address. Choose a password, and sign in.'] : []),
  ],
  choose: 'Choose a password',
  open: (programme: string) => `Open ${programme}`,
  note: (length: string) =>
    `The link works once and for ${length}. After that, ask for a new one by "Forgot password?" on the sign-in page.`,
  why: (programme: string) => `You received this email because an admin of ${programme} added this address.`,
  as: { mentee: 'as a mentee', mentor: 'as a mentor', admin: 'as an admin' },
};

interface Added {
  userType: keyof typeof words.as;
  url: string;
  /** Null when they have a password already. */
  validHours: number | null;
}

/** To a person added by an admin: they are a member now; a new user has to choose a password first. */
const added = ({ userType, url, validHours }: Added, { sender, recipient }: Envelope): LetterContent => {
  const programme = nameOf(sender.name);
  const isNew = validHours !== null;
  return {
    subject: words.subject(programme),
    preview: words.preview,
    heading: words.subject(programme),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: words.paragraphs(programme, words.as[userType], isNew),
    button: { label: isNew ? words.choose : words.open(programme), url },
    showUrl: true,
    ...(isNew && { note: words.note(lengthOf(validHours)) }),
    why: words.why(programme),
  };
};

export const programmeAdded = emailOf('programme.added', added);

const reminderWords = {
  subject: (programme: string) => `Your place in ${programme} is waiting`,
  preview: 'You have not signed in yet.',
  paragraphs: (programme: string, as: string) => [
    `An admin of ${programme} added you ${as}, and you have not signed in yet.`,
    'Choose a password with the button below, and sign in. If you do not want to take part, you can ignore this email.',
  ],
};

/** To a member who was added by an admin and has never signed in, when an admin reminds them. */
const reminded = ({ userType, url, validHours }: Added & { validHours: number }, envelope: Envelope): LetterContent => {
  const programme = nameOf(envelope.sender.name);
  return {
    ...added({ userType, url, validHours }, envelope),
    subject: reminderWords.subject(programme),
    preview: reminderWords.preview,
    heading: reminderWords.subject(programme),
    paragraphs: reminderWords.paragraphs(programme, words.as[userType]),
  };
};

export const programmeReminder = emailOf('programme.reminder', reminded);

const changedWords = {
  subject: 'Your details were changed',
  preview: (what: string) => `An admin changed your ${what}.`,
  paragraphs: (programme: string, what: string) => [
    `An admin of ${programme} changed your ${what}.`,
    'If something is not right, you can correct it in your profile.',
  ],
  fields: { firstname: 'first name', lastname: 'last name', phone_no: 'phone number' },
  button: 'See your profile',
  why: (programme: string) => `You got this letter because you are in the program ${programme}.`,
};

const list = new Intl.ListFormat('en');

interface DetailsChanged {
  fields: readonly (keyof typeof changedWords.fields)[];
  url: string;
}

/** B128: to a member whose name or phone number an admin has corrected. What they are now is not repeated. */
const detailsChanged = ({ fields, url }: DetailsChanged, { sender, recipient }: Envelope): LetterContent => {
  const programme = nameOf(sender.name);
  const what = list.format(fields.map((field) => changedWords.fields[field]));
  return {
    subject: changedWords.subject,
    preview: changedWords.preview(what),
    heading: changedWords.subject,
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: changedWords.paragraphs(programme, what),
    button: { label: changedWords.button, url },
    showUrl: true,
    why: changedWords.why(programme),
  };
};

export const memberDetailsChanged = emailOf('programme.details_changed', detailsChanged);
