import type { Job, Schedule } from '../../platform/jobs.ts';
import type { Post } from './mail.ts';
import { daysKept } from './rules/sending.ts';
import { sendWaiting } from './send-waiting.ts';
import { forgetDeliveries, forgetNotifications } from './store.ts';
import { watchQueues } from './watch-queues.ts';

/** B112, B122 */
const forgetOld = ({ now, transact }: Job) => {
  const before = (days: number) => now.subtract({ hours: days * 24 });
  return transact(async ({ tx }) => {
    await forgetNotifications(tx, before(daysKept.notifications));
    await forgetDeliveries(tx, before(daysKept.deliveries));
  });
};

export const notificationSchedules = (post: Post): readonly Schedule[] => [
  { name: 'notifications.sendWaiting', run: (job) => sendWaiting(job, post) },
  { name: 'notifications.watchQueues', run: (job) => watchQueues(job, post) },
  { name: 'notifications.forgetOld', run: forgetOld },
];
