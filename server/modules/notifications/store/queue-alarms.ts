import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import type { QueueName } from '../rules/old-queues.ts';
import { queueAlarms } from '../tables.ts';

/** True for the one who is the first to notice. */
export const beginAlarm = async (tx: Tx, queue: QueueName, now: Temporal.Instant) => {
  const rows = await db(tx)
    .insert(queueAlarms)
    .values({ queue, beganAt: now })
    .onConflictDoUpdate({
      target: queueAlarms.queue,
      set: { beganAt: now, endedAt: null },
      setWhere: isNotNull(queueAlarms.endedAt),
    })
    .returning({ queue: queueAlarms.queue });
  return rows.length > 0;
};

/** True for the one who ends it. It never ends before it began, even if the clock was put back meanwhile. */
export const endAlarm = async (tx: Tx, queue: QueueName, now: Temporal.Instant) => {
  const rows = await db(tx)
    .update(queueAlarms)
    .set({ endedAt: sql`greatest(${now.toString()}::timestamptz, ${queueAlarms.beganAt})` })
    .where(and(eq(queueAlarms.queue, queue), isNull(queueAlarms.endedAt)))
    .returning({ queue: queueAlarms.queue });
  return rows.length > 0;
};

export const noteAlarmEmail = async (tx: Tx, queues: readonly QueueName[], now: Temporal.Instant) => {
  await db(tx)
    .update(queueAlarms)
    .set({ emailedAt: now })
    .where(inArray(queueAlarms.queue, [...queues]));
};
