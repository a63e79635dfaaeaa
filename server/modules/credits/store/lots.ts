import { aliasedTable, and, asc, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import type { Draw, Lot } from '../rules/lots.ts';
import { creditDraws, creditEntries, creditLots, welcomeOffers } from '../tables.ts';

const earlierOffers = aliasedTable(welcomeOffers, 'earlier');

/** The entry brought points that expire. */
export const insertLot = async (
  tx: Tx,
  lot: { entryId: number; userId: number; points: number; expiresAt: Temporal.Instant },
) => {
  await db(tx)
    .insert(creditLots)
    .values({ ...lot, pointsLeft: lot.points });
};

/** A person's lots that are not used up. The caller holds the balance, and so nobody else changes them. */
export const openLots = (tx: Tx, userId: number): Promise<Lot[]> =>
  db(tx)
    .select({ entryId: creditLots.entryId, pointsLeft: creditLots.pointsLeft, expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .where(and(eq(creditLots.userId, userId), gt(creditLots.pointsLeft, 0)))
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.entryId));

/** The points that a purchase brought. The caller holds the balance. */
export const lotOfPurchase = async (tx: Tx, subscriptionId: number): Promise<Lot | undefined> => {
  const [lot] = await db(tx)
    .select({ entryId: creditLots.entryId, pointsLeft: creditLots.pointsLeft, expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .innerJoin(creditEntries, eq(creditEntries.id, creditLots.entryId))
    .where(and(eq(creditEntries.subscriptionId, subscriptionId), eq(creditEntries.kind, 'purchase')));
  return lot;
};

/** Adds points to what is left of a lot, or takes them away. */
export const changeLot = async (tx: Tx, entryId: number, points: number) => {
  await db(tx)
    .update(creditLots)
    .set({ pointsLeft: sql`${creditLots.pointsLeft} + ${points}` })
    .where(eq(creditLots.entryId, entryId));
};

export const insertDraws = async (tx: Tx, entryId: number, draws: readonly Draw[]) => {
  if (draws.length === 0) return;
  await db(tx)
    .insert(creditDraws)
    .values(draws.map((draw) => ({ ...draw, entryId })));
};

/** The lots that paid for a booking, with what each of them gave. */
export const drawsOf = (tx: Tx, entryId: number) =>
  db(tx)
    .select({ lotId: creditDraws.lotId, points: creditDraws.points, expiresAt: creditLots.expiresAt })
    .from(creditDraws)
    .innerJoin(creditLots, eq(creditLots.entryId, creditDraws.lotId))
    .where(eq(creditDraws.entryId, entryId));

/** False when its owner was told before. */
export const markWarned = async (tx: Tx, entryId: number, now: Temporal.Instant) => {
  const marked = await db(tx)
    .update(creditLots)
    .set({ warnedAt: now })
    .where(and(eq(creditLots.entryId, entryId), isNull(creditLots.warnedAt), gt(creditLots.pointsLeft, 0)))
    .returning({ entryId: creditLots.entryId });
  return marked.length > 0;
};

export const insertOffer = async (tx: Tx, offer: { userId: number; points: number; offeredAt: Temporal.Instant }) => {
  await db(tx).insert(welcomeOffers).values(offer).onConflictDoNothing();
};

/**
 * Takes up the offer, once: of two confirmations at the same moment, the second finds nothing. A mailbox that had one under
 * another spelling of its address has none left; accounts of the same mailbox wait for each other.
 */
export const takeOffer = async (
  tx: Tx,
  { userId, mailbox, now }: { userId: number; mailbox: string; now: Temporal.Instant },
) => {
  await db(tx).execute(sql`select pg_advisory_xact_lock(hashtextextended(${`welcome ${mailbox}`}, 0))`);
  const had = db(tx)
    .select({ userId: earlierOffers.userId })
    .from(earlierOffers)
    .where(and(eq(earlierOffers.mailbox, mailbox), isNotNull(earlierOffers.givenAt)));
  const [offer] = await db(tx)
    .update(welcomeOffers)
    .set({ givenAt: now, mailbox })
    .where(and(eq(welcomeOffers.userId, userId), isNull(welcomeOffers.givenAt), notExists(had)))
    .returning();
  return offer?.points ?? null;
};
