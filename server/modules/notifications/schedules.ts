import type { Job, Schedule } from '../../platform/jobs.ts';
import type { Post } from './mail.ts';
import { daysKept } from './rules/sending.ts';
import { sendWaiting } from './send-waiting.ts';
import { forgetBefore } from './store.ts';

/** B112 */
const forgetOld = ({ now, transact }: Job) =>
  transact(({ tx }) => forgetBefore(tx, now.subtract({ hours: daysKept * 24 })));

export const notificationSchedules = (post: Post): readonly Schedule[] => [
  { name: 'notifications.sendWaiting', run: (job) => sendWaiting(job, post) },
  { name: 'notifications.forgetOld', run: forgetOld },
];
