import { and, eq, isNull } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { healthJoins, healthPauses } from '../tables.ts';

/** From now on its clocks stand still; one that rests already rests on. */
export const beginPause = async (tx: Tx, pairingId: number, fromAt: Temporal.Instant) => {
  await db(tx).insert(healthPauses).values({ pairingId, fromAt }).onConflictDoNothing();
};

export const endPause = async (tx: Tx, pairingId: number, untilAt: Temporal.Instant) => {
  await db(tx)
    .update(healthPauses)
    .set({ untilAt })
    .where(and(eq(healthPauses.pairingId, pairingId), isNull(healthPauses.untilAt)));
};

/** Who comes back to a group begins anew. */
export const noteJoined = async (tx: Tx, pairingId: number, userIds: readonly number[], joinedAt: Temporal.Instant) => {
  if (userIds.length === 0) return;
  await db(tx)
    .insert(healthJoins)
    .values(userIds.map((userId) => ({ pairingId, userId, joinedAt })))
    .onConflictDoUpdate({ target: [healthJoins.pairingId, healthJoins.userId], set: { joinedAt } });
};
