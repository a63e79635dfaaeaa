import { sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db, writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { healthActs, healthFeedbackReminders, healthRemindedPeople } from '../tables.ts';

interface Reminder {
  programId: number;
  sentBy: number;
  sentAt: Temporal.Instant;
  userIds: readonly number[];
  pairingIds: readonly number[];
}

/** Keeps that these people are reminded, and about which pairs; returns the reminder's id. */
export const keepReminder = async (tx: Tx, { programId, sentBy, sentAt, userIds, pairingIds }: Reminder) => {
  const [row] = await db(tx)
    .insert(healthFeedbackReminders)
    .values({ programId, sentBy, sentAt })
    .returning({ id: healthFeedbackReminders.id });
  if (!row) throw new Error('the reminder was not written');
  await writeRows(
    tx,
    healthRemindedPeople,
    userIds.map((userId) => ({ reminderId: row.id, userId })),
  );
  await db(tx).execute(sql`
    insert into health_reminded_pairings (pairing_id, reminded_at)
    select id, ${sentAt.toString()}::timestamptz from unnest(${sql.param([...pairingIds])}::bigint[]) as id
    on conflict (pairing_id) do update set reminded_at = excluded.reminded_at`);
  return row.id;
};

/** What was done about the silence of a pair. */
export const noteAct = async (
  tx: Tx,
  pairingId: number,
  done: Partial<Pick<typeof healthActs.$inferInsert, 'nudgedAt' | 'warnedAt'>>,
) => {
  await db(tx)
    .insert(healthActs)
    .values({ pairingId, ...done })
    .onConflictDoUpdate({ target: healthActs.pairingId, set: done });
};
