import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import type { PairingRow } from './queries.ts';
import { pairingParticipants, pairings } from './tables.ts';

/** Null when the two are a pair already: the constraint decides, whoever else connects them at this moment. */
export const insertPairing = async (tx: Tx, values: typeof pairings.$inferInsert): Promise<PairingRow | null> => {
  const [row] = await db(tx).insert(pairings).values(values).onConflictDoNothing().returning();
  if (!row) return null;
  await db(tx)
    .insert(pairingParticipants)
    .values([
      { pairingId: row.id, userId: row.mentorId, userType: 'mentor' },
      { pairingId: row.id, userId: row.menteeId, userType: 'mentee' },
    ]);
  return row;
};

/** B77: what somebody leaves, one programme or all, ends and is shown no longer. */
export const hidePairingsOf = async (
  tx: Tx,
  { userId, programId }: { userId: number; programId?: number },
  now: Temporal.Instant,
) => {
  const theirs = db(tx)
    .select({ id: pairingParticipants.pairingId })
    .from(pairingParticipants)
    .where(eq(pairingParticipants.userId, userId));
  await db(tx)
    .update(pairings)
    .set({
      status: 'ended',
      endedAt: sql`coalesce(${pairings.endedAt}, ${now.toString()}::timestamptz)`,
      hiddenAt: now,
    })
    .where(
      and(
        inArray(pairings.id, theirs),
        isNull(pairings.hiddenAt),
        programId === undefined ? undefined : eq(pairings.programId, programId),
      ),
    );
};
