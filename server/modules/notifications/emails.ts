import type { Temporal } from 'temporal-polyfill';
import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { momentTime } from '../../telling/times.ts';
import { nameOf } from '../../telling/wording.ts';
import type { QueueName } from './rules/old-queues.ts';

interface OldQueues {
  queues: readonly { queue: QueueName; waiting: number; oldestAt: Temporal.Instant }[];
  /** The page of the outbox. */
  url: string;
}

const words = {
  subject: (product: string) => `${product}: work is waiting too long`,
  preview: 'Emails or background jobs are not getting through.',
  queues: {
    email: 'Emails',
    whatsapp: 'Short messages',
    push: 'Notifications',
    job: 'Background jobs',
  } satisfies Record<QueueName, string>,
  waiting: (count: number, since: string) => [`${count} waiting,`, `the oldest since ${since}`],
  paragraphs: [
    'Something keeps this installation from doing its work, and people are not getting what is meant for them.',
    'On the server, "npm run doctor" (or "node dist/server/doctor.js") says what is wrong. If emails are stuck, this one was stuck with them: the log of the server said so first.',
  ],
  button: 'See the outbox',
  why: (product: string) =>
    `You got this letter because you are a platform admin of ${product}. It is sent at most once a day.`,
};

const old = ({ queues, url }: OldQueues, { sender, recipient }: Envelope): LetterContent => ({
  subject: words.subject(sender.product),
  preview: words.preview,
  heading: words.subject(sender.product),
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: words.paragraphs,
  facts: queues.map(({ queue, waiting, oldestAt }) => ({
    label: words.queues[queue],
    value: words.waiting(waiting, momentTime(oldestAt, recipient.timeZone)),
  })),
  button: { label: words.button, url },
  why: words.why(sender.product),
});

export const queuesOld = emailOf('queues.old', old);

interface Daily {
  told: readonly { subject: string; from: string; at: Temporal.Instant; url: string }[];
  url: string;
}

/** More than that is found in the app. */
const mostShown = 30;

const dailyWords = {
  subject: (product: string, count: number) => `${product}: ${count === 1 ? '1 update' : `${count} updates`}`,
  heading: (count: number) => (count === 1 ? 'There is 1 update' : `There are ${count} updates`),
  preview: 'What has happened since your last daily email.',
  intro: 'This has happened since your last daily email:',
  more: (count: number) => `There ${count === 1 ? 'is 1 more' : `are ${count} more`} in the app.`,
  about: (from: string, when: string) => `${from}, ${when}`,
  button: 'Open the app',
  why: 'You received this email because you chose one email a day in your notification settings.',
};

const daily = ({ told, url }: Daily, { sender, recipient }: Envelope): LetterContent => ({
  subject: dailyWords.subject(sender.product, told.length),
  preview: dailyWords.preview,
  heading: dailyWords.heading(told.length),
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: told.length > mostShown ? [dailyWords.more(told.length - mostShown)] : [],
  people: {
    intro: dailyWords.intro,
    list: told.slice(0, mostShown).map(({ subject, from, at, url: page }) => ({
      name: subject,
      about: dailyWords.about(from, momentTime(at, recipient.timeZone)),
      url: page,
    })),
  },
  button: { label: dailyWords.button, url },
  why: dailyWords.why,
});

/** One email for what a day brought. */
export const dailyEmail = emailOf('notifications.daily', daily);
