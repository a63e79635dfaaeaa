import type { Job, Schedule } from '../../platform/jobs.ts';
import type { Post } from './mail.ts';
import { daysKept } from './rules/sending.ts';
import { sendWaiting } from './send-waiting.ts';
import { forgetDeliveries, forgetNotifications } from './store.ts';
import { forgetReplies } from './store/replies.ts';
import { watchQueues } from './watch-queues.ts';
import { writeDailyEmails } from './write-daily.ts';

/** B112, B122 */
const forgetOld = ({ now, transact }: Job) => {
  const before = (days: number) => now.subtract({ hours: days * 24 });
  return transact(async ({ tx }) => {
    await forgetNotifications(tx, before(daysKept.notifications));
    await forgetReplies(tx, before(daysKept.deliveries));
    await forgetDeliveries(tx, before(daysKept.deliveries));
  });
};

const writeDaily = async (job: Job, post: Post) => {
  await writeDailyEmails(job, post);
  await sendWaiting(job, post);
};

export const notificationSchedules = (post: Post): readonly Schedule[] => [
  { name: 'notifications.sendWaiting', run: (job) => sendWaiting(job, post) },
  { name: 'notifications.writeDailyEmails', run: (job) => writeDaily(job, post) },
  { name: 'notifications.watchQueues', run: (job) => watchQueues(job, post) },
  { name: 'notifications.forgetOld', run: forgetOld },
];
