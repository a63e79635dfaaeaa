import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { inOurWords } from '../../telling/in-our-words.ts';
import { texts } from '../../telling/texts.ts';
import { nameOf } from '../../telling/wording.ts';

interface About {
  title: string;
  description: string;
  anonymous: boolean;
  url: string;
}

const words = {
  sent: (title: string) => `Your opinion, please: ${title}`,
  reminded: (title: string) => `Reminder: ${title}`,
  waits: (programme: string) => `${programme} has sent you a survey`,
  asks: (programme: string) => `${programme} would like to hear from you. It takes a few minutes.`,
  asksAgain: (programme: string) => `${programme} has not heard from you yet. The survey is still open.`,
  anonymous: 'The survey is anonymous: nobody sees who gave which answer.',
  seeIt: 'Sign in to answer it.',
  about: 'About',
  button: 'Answer the survey',
  why: (programme: string) => `You received this email because you are a member of ${programme}.`,
};

const written = (
  { title, description, anonymous, url }: About,
  { sender, recipient }: Envelope,
  said: { subject: (title: string) => string; first: (programme: string) => string },
): LetterContent => {
  const programme = nameOf(sender.name);
  const subject = said.subject(nameOf(title));
  return {
    subject,
    preview: said.first(programme),
    heading: subject,
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: [said.first(programme), ...(anonymous ? [words.anonymous] : [])],
    ...(description !== '' && { facts: [{ label: words.about, value: description }] }),
    button: { label: words.button, url },
    why: words.why(programme),
  };
};

const waits = inOurWords({ ...words, says: words.waits });

export const surveyArrived = emailOf('survey.sent', (about: About, envelope: Envelope) =>
  written(about, envelope, { subject: words.sent, first: words.asks }),
);
export const surveyReminder = emailOf('survey.reminded', (about: About, envelope: Envelope) =>
  written(about, envelope, { subject: words.reminded, first: words.asksAgain }),
);
export const surveyWaits = emailOf('survey.waits', waits);
