import type { Job } from '../../platform/jobs.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { emailTo, type Telling } from '../../telling/telling.ts';
import { livingPeople, platformAdmins } from '../accounts/index.ts';
import { queuesOld } from './emails.ts';
import type { Post } from './mail.ts';
import { lastAlarmEmail, queueStates } from './queries/queues.ts';
import { isOld, mayEmailAgain, minutesWaited, type QueueState } from './rules/old-queues.ts';
import { beginAlarm, endAlarm, noteAlarmEmail } from './store/queue-alarms.ts';
import { tell } from './tell.ts';

interface Watched {
  old: QueueState[];
  begun: QueueState[];
  ended: QueueState[];
}

const lookAtQueues = async ({ tx, now }: Change, minutes: number): Promise<Watched> => {
  const watched: Watched = { old: [], begun: [], ended: [] };
  for (const state of await queueStates(tx, now)) {
    const old = isOld(state, now, minutes);
    if (old) watched.old.push(state);
    if (old && (await beginAlarm(tx, state.queue, now))) watched.begun.push(state);
    if (!old && (await endAlarm(tx, state.queue, now))) watched.ended.push(state);
  }
  return watched;
};

const tellingsOf = async ({ tx }: Change, old: readonly QueueState[], { settings }: Post): Promise<Telling[]> => {
  const admins = await livingPeople(tx, await platformAdmins(tx));
  const queues = old.flatMap(({ oldestAt, ...rest }) => (oldestAt === null ? [] : [{ ...rest, oldestAt }]));
  const content = queuesOld({ queues, url: settings.BASE_URL + pages.outbox });
  return admins.map((admin) => ({ userId: admin.id, letter: emailTo(admin, content) }));
};

/** One email a day: its key is the one before it, so that two processes do not both send it. */
const emailAdmins = async (job: Job, old: readonly QueueState[], post: Post) => {
  const { now, transact } = job;
  const last = await transact(({ tx }) => lastAlarmEmail(tx));
  if (!mayEmailAgain(last, now)) return;
  const event = { id: `queues.old after ${last?.toString() ?? 'none'}`, name: 'queues.old', at: now.toString() };
  const tellings = await transact((change) => tellingsOf(change, old, post));
  await tell(job, { event, kind: null, tellings }, post, {});
  const queues = old.map(({ queue }) => queue);
  await transact(({ tx }) => noteAlarmEmail(tx, queues, now));
};

/**
 * Says in the log that emails, short messages or jobs wait too long: once when it begins and once when it is over,
 * however many processes there are. The platform admins get an email too, which waits with the others if the outbox
 * itself is stuck.
 */
export const watchQueues = async (job: Job, post: Post) => {
  const { old, begun, ended } = await job.transact((change) =>
    lookAtQueues(change, post.settings.QUEUE_WARNING_MINUTES),
  );
  for (const { queue, waiting, oldestAt } of begun)
    job.warn('waiting too long', { queue, waiting, minutes: minutesWaited({ oldestAt }, job.now) });
  for (const { queue, waiting } of ended) job.warn('no longer waiting too long', { queue, waiting });
  if (old.length > 0) await emailAdmins(job, old, post);
};
