import { eq } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { pulses } from '../tables.ts';

/** False if this person has answered in this round before, or has just done so elsewhere. */
export const insertPulse = async (tx: Tx, values: typeof pulses.$inferInsert) => {
  const rows = await db(tx)
    .insert(pulses)
    .values(values)
    .onConflictDoNothing({ target: [pulses.pairingId, pulses.userId, pulses.round] })
    .returning({ id: pulses.id });
  return rows.length > 0;
};

/** ACC-66: their pairs have ended, so that nothing is judged by it any more. */
export const forgetPulsesOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(pulses).where(eq(pulses.userId, userId));
};
