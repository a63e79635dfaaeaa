import type { Job } from '../../platform/jobs.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import type { LetterToWrite } from '../../telling/telling.ts';
import { dailyEmail } from './emails.ts';
import type { Post } from './mail.ts';
import { type DueForDaily, dueForDaily } from './queries/daily.ts';
import { reachOf } from './queries/reach.ts';
import { quietUntil } from './rules/quiet.ts';
import { lockGathered, type Delivery, nameDaily } from './store.ts';
import { writeLetter, written } from './write-letter.ts';

const letterOf = (person: DueForDaily, gathered: readonly Delivery[], { settings }: Post): LetterToWrite => ({
  to: person.email,
  name: person.name,
  timeZone: person.timezone,
  settingsUrl: settings.BASE_URL + pages.notificationSettings(person.slug),
  content: dailyEmail({
    told: gathered.map(({ subject, fromName, createdAt, link }) => ({
      subject,
      from: fromName ?? settings.PRODUCT_NAME,
      at: createdAt,
      url: link ?? settings.BASE_URL + pages.home,
    })),
    url: settings.BASE_URL + pages.home,
  }),
});

/** What was gathered for a person until now becomes one email; two processes never write the same one. */
const writeFor = async (change: Change, person: DueForDaily, post: Post) => {
  const { tx, now } = change;
  const { userId } = person;
  const reach = (await reachOf(tx, [userId])).get(userId);
  // Their morning begins when their quiet hours end.
  if (reach?.quiet && quietUntil(now, reach.timezone, reach.quiet) !== null) return;
  const gathered = await lockGathered(tx, userId);
  const [first] = gathered;
  if (!first) return;
  const occasion = { eventId: `daily:${first.id}`, kind: null, reach };
  const row = await written(letterOf(person, gathered, post), occasion, post);
  const id = await writeLetter(change, row, { userId, confidential: false }, post);
  if (id !== null)
    await nameDaily(
      tx,
      gathered.map((one) => one.id),
      id,
    );
};

/** The daily emails that are due: a query over state, so one that was missed is written late, and none twice. */
export const writeDailyEmails = async (job: Job, post: Post) => {
  const due = await job.transact(({ tx, now }) => dueForDaily(tx, now));
  for (const person of due) await job.transact((change) => writeFor(change, person, post));
};
