import { and, count, eq, exists, or, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { type PromoCodeRow, promoCodes, promoCodesKnown, promoTrackers, promoUses } from '../tables.ts';

/** B99: capitals and small letters are the same. */
export const promoByCode = async (tx: Tx, code: string): Promise<PromoCodeRow | undefined> => {
  const [row] = await read(tx)
    .select()
    .from(promoCodes)
    .where(eq(sql`lower(${promoCodes.code})`, code.toLowerCase()));
  return row;
};

export const promoById = async (tx: Tx, id: number): Promise<PromoCodeRow | undefined> => {
  const [row] = await read(tx).select().from(promoCodes).where(eq(promoCodes.id, id));
  return row;
};

/** B99: a code's number stands for it only to somebody who has typed it, or whose own code it is. */
export const promoKnownTo = async (tx: Tx, id: number, userId: number): Promise<PromoCodeRow | undefined> => {
  const typed = read(tx)
    .select()
    .from(promoCodesKnown)
    .where(and(eq(promoCodesKnown.promoCodeId, promoCodes.id), eq(promoCodesKnown.userId, userId)));
  const [row] = await read(tx)
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.id, id), or(eq(promoCodes.recipientId, userId), exists(typed))));
  return row;
};

/** How many have used a code, and whether this person has. */
export const usesOf = async (tx: Tx, promoCodeId: number, userId: number) => {
  const [row] = await read(tx)
    .select({ uses: count(), own: sql<number>`(count(*) filter (where ${promoUses.userId} = ${userId}))::int` })
    .from(promoUses)
    .where(eq(promoUses.promoCodeId, promoCodeId));
  return { uses: row?.uses ?? 0, hasUsed: (row?.own ?? 0) > 0 };
};

/** B103, CRD-32: the tracker of a person, with the code once it is earned, and whether they have used it. */
export const trackerOf = async (tx: Tx, userId: number) => {
  const [row] = await read(tx)
    .select({ tracker: promoTrackers, promo: promoCodes, usedFor: promoUses.subscriptionId })
    .from(promoTrackers)
    .leftJoin(promoCodes, eq(promoCodes.id, promoTrackers.promoCodeId))
    .leftJoin(
      promoUses,
      and(eq(promoUses.promoCodeId, promoTrackers.promoCodeId), eq(promoUses.userId, promoTrackers.userId)),
    )
    .where(eq(promoTrackers.userId, userId));
  return row;
};
