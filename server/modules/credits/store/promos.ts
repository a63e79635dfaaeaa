import { and, eq, isNull } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { type PromoCodeRow, promoCodes, promoCodesKnown, promoTrackers, promoUses } from '../tables.ts';

/** The last use of a code is taken once: whoever comes second waits here, and counts anew. */
export const lockPromo = async (tx: Tx, id: number): Promise<PromoCodeRow | undefined> => {
  const [row] = await db(tx).select().from(promoCodes).where(eq(promoCodes.id, id)).for('update');
  return row;
};

/** B99 */
export const knowPromo = async (tx: Tx, known: typeof promoCodesKnown.$inferInsert) => {
  await db(tx).insert(promoCodesKnown).values(known).onConflictDoNothing();
};

/** False when this person has used it before. */
export const takePromo = async (tx: Tx, use: typeof promoUses.$inferInsert) => {
  const taken = await db(tx).insert(promoUses).values(use).onConflictDoNothing().returning();
  return taken.length > 0;
};

/** Whatever the purchase had taken can be used again. */
export const freePromo = async (tx: Tx, subscriptionId: number) => {
  await db(tx).delete(promoUses).where(eq(promoUses.subscriptionId, subscriptionId));
};

export const insertPromo = async (tx: Tx, values: typeof promoCodes.$inferInsert) => {
  const [row] = await db(tx).insert(promoCodes).values(values).returning();
  if (!row) throw new Error('the promo code was not written');
  return row;
};

/** Null when there is one of this name, whatever its capitals. */
export const insertPromoOnce = async (tx: Tx, values: typeof promoCodes.$inferInsert) => {
  const [row] = await db(tx).insert(promoCodes).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

/** False when it was retired before. */
export const retirePromo = async (tx: Tx, id: number, retiredAt: Temporal.Instant) => {
  const retired = await db(tx)
    .update(promoCodes)
    .set({ retiredAt })
    .where(and(eq(promoCodes.id, id), isNull(promoCodes.retiredAt)))
    .returning({ id: promoCodes.id });
  return retired.length > 0;
};

export const insertTracker = async (tx: Tx, userId: number, createdAt: Temporal.Instant) => {
  await db(tx).insert(promoTrackers).values({ userId, createdAt }).onConflictDoNothing();
};

/** The tracker of somebody who has not earned their code yet, locked. */
export const lockUnearned = async (tx: Tx, userId: number) => {
  const [row] = await db(tx)
    .select()
    .from(promoTrackers)
    .where(and(eq(promoTrackers.userId, userId), isNull(promoTrackers.promoCodeId)))
    .for('update');
  return row;
};

/** The code is there: its banner is shown, also to somebody who had put the one before it aside. */
export const giveTrackerCode = async (
  tx: Tx,
  userId: number,
  { promoCodeId, earnedAt }: { promoCodeId: number; earnedAt: Temporal.Instant },
) => {
  await db(tx)
    .update(promoTrackers)
    .set({ promoCodeId, earnedAt, recipientConfirmed: false })
    .where(eq(promoTrackers.userId, userId));
};

/** CRD-33: only of the banner that was on the page: null stands for the one without a code. */
export const confirmTracker = async (tx: Tx, userId: number, promoCodeId: number | null) => {
  const isShown = promoCodeId === null ? isNull(promoTrackers.promoCodeId) : eq(promoTrackers.promoCodeId, promoCodeId);
  await db(tx)
    .update(promoTrackers)
    .set({ recipientConfirmed: true })
    .where(and(eq(promoTrackers.userId, userId), isShown));
};
