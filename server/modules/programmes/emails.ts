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

const removedWords = {
  subject: (programme: string) => `You are no longer in ${programme}`,
  preview: 'An admin has removed you from the program.',
  paragraphs: (programme: string) => [
    `An admin of ${programme} has removed you from the program. Sessions that were still to come are cancelled, and what they cost goes back to you.`,
    'Your account stays as it is. If this is a mistake, please ask an admin of the program for a new invitation.',
  ],
  button: 'Open Lantern',
  why: (programme: string) => `You received this email because you were in the program ${programme}.`,
};

/** B77 */
const removed = ({ url }: { url: string }, { sender, recipient }: Envelope): LetterContent => {
  const programme = nameOf(sender.name);
  return {
    subject: removedWords.subject(programme),
    preview: removedWords.preview,
    heading: removedWords.subject(programme),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: removedWords.paragraphs(programme),
    button: { label: removedWords.button, url },
    why: removedWords.why(programme),
  };
};

export const memberRemoved = emailOf('programme.removed', removed);

const roleWords = {
  subject: (programme: string, role: string) => `You are now ${role} in ${programme}`,
  preview: 'An admin changed your role.',
  changed: (programme: string, role: string) => `An admin of ${programme} changed your role. You are now ${role}.`,
  may: {
    admin: 'You can manage its people, applications, pairs, sessions and settings.',
    mentor: 'Mentees can ask you for sessions. Set your hours so that they find a time.',
    mentee: 'You can ask mentors for sessions.',
  },
  open: { admin: 'Manage the program', mentor: 'Open the program', mentee: 'Open the program' },
  why: (programme: string) => `You received this email because you are in the program ${programme}.`,
};

interface RoleChanged {
  role: string;
  userType: keyof typeof roleWords.may;
  url: string;
}

/** INV-06: to a member who was given another role, with what it lets them do. */
const roleChanged = ({ role, userType, url }: RoleChanged, { sender, recipient }: Envelope): LetterContent => {
  const [programme, name] = [nameOf(sender.name), nameOf(role)];
  return {
    subject: roleWords.subject(programme, name),
    preview: roleWords.preview,
    heading: roleWords.subject(programme, name),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: [roleWords.changed(programme, name), roleWords.may[userType]],
    button: { label: roleWords.open[userType], url },
    why: roleWords.why(programme),
  };
};

export const memberRoleChanged = emailOf('programme.role_changed', roleChanged);
