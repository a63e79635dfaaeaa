import type { Temporal } from 'temporal-polyfill';

export type QueueName = 'email' | 'whatsapp' | 'push' | 'job';

/** What waits in a queue, and since when the oldest of it has. */
export interface QueueState {
  queue: QueueName;
  waiting: number;
  oldestAt: Temporal.Instant | null;
}

/** How long the oldest has been waiting, in whole minutes; 0 when nothing waits. */
export const minutesWaited = ({ oldestAt }: Pick<QueueState, 'oldestAt'>, now: Temporal.Instant) =>
  oldestAt === null ? 0 : Math.max(0, Math.floor(now.since(oldestAt).total('minutes')));

/** The oldest has waited for longer than this many minutes. */
export const isOld = ({ oldestAt }: QueueState, now: Temporal.Instant, minutes: number) =>
  oldestAt !== null && oldestAt.epochMilliseconds < now.subtract({ minutes }).epochMilliseconds;

const hoursBetweenEmails = 24;
/** May the admins be sent another email about queues, if this was the last one? */
export const mayEmailAgain = (lastAt: Temporal.Instant | null, now: Temporal.Instant) =>
  lastAt === null || lastAt.add({ hours: hoursBetweenEmails }).epochMilliseconds <= now.epochMilliseconds;
