import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingParticipants, bookings } from '../../bookings/tables.ts';

export interface FirstSession {
  userId: number;
  /** Null: on the platform. */
  programId: number | null;
  endedAt: Temporal.Instant;
}

/** Everybody's first session on the platform and their first one in a portal, by the person's id. */
export const firstSessions = async (tx: Tx): Promise<FirstSession[]> => {
  const rows = await readRows<{ user_id: string; program_id: string | null; ended: string }>(
    tx,
    sql`select distinct on (p.user_id, b.program_id is null) p.user_id, b.program_id,
          to_char(b.end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ended
        from ${bookings} b join ${bookingParticipants} p on p.booking_id = b.id
        where b.status in ('completed', 'partially_rated', 'fully_rated') and not b.is_offline
        order by p.user_id, b.program_id is null, b.end_at`,
  );
  return rows.map(({ user_id, program_id, ended }) => ({
    userId: Number(user_id),
    programId: program_id === null ? null : Number(program_id),
    endedAt: Temporal.Instant.from(ended),
  }));
};
