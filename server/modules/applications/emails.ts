import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { nameOf } from '../../telling/wording.ts';

interface Application {
  /** The programme they applied to, and the form they used. */
  programme: string;
  form: string;
}
interface WithPage extends Application {
  url: string;
}
interface Rejected extends Application {
  /** What the team wrote to them, or ''. */
  note: string;
}
interface Approved extends WithPage {
  /** The role they will have. */
  role: string;
}

const words = {
  why: (programme: string) => `You received this email because you applied to ${programme}.`,
  received: {
    subject: 'We have your application',
    preview: (programme: string) => `The team of ${programme} will write to you as soon as it has been read.`,
    paragraphs: (programme: string, form: string) => [
      `Thank you for applying to ${programme}. Your application (${form}) has arrived.`,
      'The team will write to you as soon as it has been read. Until then there is nothing you need to do.',
    ],
    button: 'See your application',
  },
  approved: {
    subject: (programme: string) => `You are invited to ${programme}`,
    preview: 'Your application was approved.',
    heading: (programme: string) => `Welcome to ${programme}`,
    paragraphs: (form: string, role: string) => [
      `Your application (${form}) was approved.`,
      `Open the page below and press Continue: you will join as ${role}.`,
    ],
    button: 'Join the program',
  },
  waitlisted: {
    subject: (programme: string) => `You are on the waitlist of ${programme}`,
    preview: 'The team will email you if a place becomes free.',
    paragraphs: (programme: string, form: string) => [
      `Thank you for applying to ${programme}. Your application (${form}) is on the waitlist.`,
      'The team will email you if a place becomes free. Until then there is nothing you need to do.',
    ],
    button: 'See your application',
  },
  rejected: {
    note: 'The team wrote',
    subject: (programme: string) => `About your application to ${programme}`,
    preview: 'The team has read your application.',
    paragraphs: (programme: string, form: string) => [
      `Thank you for applying to ${programme}, and for the time you took. The team has read your application (${form}), and cannot offer you a place.`,
    ],
  },
};

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

const waitlisted = ({ programme, form, url }: WithPage, { recipient }: Envelope): LetterContent => ({
  subject: words.waitlisted.subject(nameOf(programme)),
  preview: words.waitlisted.preview,
  heading: words.waitlisted.subject(nameOf(programme)),
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.waitlisted.paragraphs(nameOf(programme), nameOf(form)),
  button: { label: words.waitlisted.button, url },
  why: words.why(nameOf(programme)),
});

const rejected = ({ programme, form, note }: Rejected, { recipient }: Envelope): LetterContent => ({
  subject: words.rejected.subject(nameOf(programme)),
  preview: words.rejected.preview,
  heading: words.rejected.subject(nameOf(programme)),
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.rejected.paragraphs(nameOf(programme), nameOf(form)),
  ...(note !== '' && { facts: [{ label: words.rejected.note, value: note }] }),
  why: words.why(nameOf(programme)),
});

export const applicationReceived = emailOf('application.received', received);
export const applicationApproved = emailOf('application.approved', approved);
export const applicationWaitlisted = emailOf('application.waitlisted', waitlisted);
export const applicationRejected = emailOf('application.rejected', rejected);
