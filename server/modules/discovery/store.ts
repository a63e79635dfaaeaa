import { eq, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { mentorIndex } from './tables.ts';

type Row = typeof mentorIndex.$inferInsert;

/** Adds a mentor to the index or updates their row. */
export const writeMentor = async (tx: Tx, row: Row) => {
  const { userId: _key, ...rest } = row;
  await db(tx).insert(mentorIndex).values(row).onConflictDoUpdate({ target: mentorIndex.userId, set: rest });
};

export const removeMentor = async (tx: Tx, userId: number) => {
  await db(tx).delete(mentorIndex).where(eq(mentorIndex.userId, userId));
};

/** When each mentor's next open slot begins; null means none within the days checked. */
export const writeNextSlots = async (
  tx: Tx,
  next: readonly { userId: number; nextSlotAt: Temporal.Instant | null }[],
  lookedAt: Temporal.Instant,
) => {
  if (next.length === 0) return;
  const rows = next.map(
    ({ userId, nextSlotAt }) => sql`(${userId}::bigint, ${nextSlotAt?.toString() ?? null}::timestamptz)`,
  );
  await db(tx).execute(
    sql`update mentor_index m set next_slot_at = v.next_slot_at, looked_at = ${lookedAt.toString()}::timestamptz
        from (values ${sql.join(rows, sql`, `)}) as v (user_id, next_slot_at) where m.user_id = v.user_id`,
  );
};
