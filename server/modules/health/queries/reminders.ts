import { desc, eq, sql } from 'drizzle-orm';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { healthFeedbackReminders } from '../tables.ts';
import { isHeld } from './meetings.ts';

/** When the members of a program were last reminded of their feedback; null for never. */
export const lastReminder = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ sentAt: healthFeedbackReminders.sentAt })
    .from(healthFeedbackReminders)
    .where(eq(healthFeedbackReminders.programId, programId))
    .orderBy(desc(healthFeedbackReminders.sentAt))
    .limit(1);
  return row?.sentAt ?? null;
};

/** A review that a member owes. */
export interface Owed {
  userId: number;
  bookingId: number;
}

/**
 * B75: who owes a review in a program, and of which session: everyone who was in a completed session that still waits for
 * reviews and has given none. Nobody is asked about sessions that the clock completed (D07).
 */
export const owedIn = async (tx: Tx, programId: number): Promise<Owed[]> => {
  const rows = await readRows<{ user_id: string; booking_id: string }>(
    tx,
    sql`select p.user_id, b.id as booking_id
        from bookings b
          join booking_participants p on p.booking_id = b.id and p.rated_at is null and p.hidden_at is null
          join users u on u.id = p.user_id and u.deleted_at is null
          join program_memberships m on m.program_id = b.program_id and m.user_id = p.user_id and m.removed_at is null
        where b.program_id = ${programId} and ${isHeld} and b.status <> 'fully_rated' and not b.auto_completed
          and b.confirmation = 'confirmed' and b.hidden_at is null
        order by p.user_id, b.end_at desc, b.id`,
  );
  return rows.map(({ user_id: userId, booking_id: bookingId }) => ({
    userId: Number(userId),
    bookingId: Number(bookingId),
  }));
};
