import { and, count, eq, isNull, lte, max, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import { waitingJobs } from '../../../platform/waiting-jobs.ts';
import type { Tx } from '../../../platform/work.ts';
import type { QueueState } from '../rules/old-queues.ts';
import { deliveries, queueAlarms } from '../tables.ts';

/** What quiet hours held back waits from their end on. */
const oldest = sql`min(coalesce(${deliveries.heldUntil}, ${deliveries.createdAt}))`.mapWith(deliveries.createdAt);

/** The emails, short messages and jobs that wait, each with the age of the oldest. */
export const queueStates = async (tx: Tx, now: Temporal.Instant): Promise<QueueState[]> => {
  const rows = await read(tx)
    .select({ queue: deliveries.channel, waiting: count(), oldestAt: oldest })
    .from(deliveries)
    .where(and(eq(deliveries.status, 'queued'), or(isNull(deliveries.heldUntil), lte(deliveries.heldUntil, now))))
    .groupBy(deliveries.channel);
  const { waiting, oldestSeconds } = await waitingJobs(tx);
  const jobsSince = oldestSeconds === null ? null : now.subtract({ seconds: oldestSeconds });
  const ofChannel = (queue: 'email' | 'whatsapp' | 'push') =>
    rows.find((row) => row.queue === queue) ?? { queue, waiting: 0, oldestAt: null };
  return [ofChannel('email'), ofChannel('whatsapp'), ofChannel('push'), { queue: 'job', waiting, oldestAt: jobsSince }];
};

/** When the admins were last sent an email about queues, or null. */
export const lastAlarmEmail = async (tx: Tx) => {
  const [row] = await read(tx)
    .select({ at: max(queueAlarms.emailedAt) })
    .from(queueAlarms);
  return row?.at ?? null;
};
