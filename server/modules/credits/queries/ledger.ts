import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { textOf } from '../../../platform/instant-text.ts';
import { preparedRead, read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { creditBalances, creditEntries, creditLots, welcomeOffers } from '../tables.ts';

const due = sql`${creditLots.expiresAt} <= ${sql.placeholder('now')}`;
const soon = sql`${creditLots.expiresAt} > ${sql.placeholder('now')} and ${creditLots.expiresAt} <= ${sql.placeholder('until')}`;

const purses = preparedRead('credit_purse', (from) =>
  from
    .select({
      points: creditBalances.points,
      expired: sql<number>`coalesce(sum(${creditLots.pointsLeft}) filter (where ${due}), 0)::int`,
      expiring: sql<number>`coalesce(sum(${creditLots.pointsLeft}) filter (where ${soon}), 0)::int`,
      expiresAt: sql`min(${creditLots.expiresAt}) filter (where ${soon})`.mapWith(creditLots.expiresAt),
    })
    .from(creditBalances)
    .leftJoin(creditLots, and(eq(creditLots.userId, creditBalances.userId), gt(creditLots.pointsLeft, 0)))
    .where(eq(creditBalances.userId, sql.placeholder('userId')))
    .groupBy(creditBalances.userId),
);

/** The balance, with what of it has expired by now, and what expires until then and when the first of it does. */
export const readPurse = async (
  tx: Tx,
  userId: number,
  { now, until }: { now: Temporal.Instant; until: Temporal.Instant },
) => {
  const [row] = await purses(tx, { userId, now: textOf(now), until: textOf(until) });
  return row ?? { points: 0, expired: 0, expiring: 0, expiresAt: null };
};

/** M28: the points that somebody gets on confirming their address. */
export const offeredPoints = async (tx: Tx, userId: number) => {
  const [offer] = await read(tx)
    .select({ points: welcomeOffers.points })
    .from(welcomeOffers)
    .where(and(eq(welcomeOffers.userId, userId), isNull(welcomeOffers.givenAt)));
  return offer?.points ?? 0;
};

/** M28: the welcome credits that somebody has not spent yet. */
export const welcomeLeft = async (tx: Tx, userId: number, now: Temporal.Instant) => {
  const [lot] = await read(tx)
    .select({ points: creditLots.pointsLeft, expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .innerJoin(creditEntries, eq(creditEntries.id, creditLots.entryId))
    .where(
      and(
        eq(creditLots.userId, userId),
        eq(creditEntries.kind, 'welcome'),
        gt(creditLots.pointsLeft, 0),
        gt(creditLots.expiresAt, now),
      ),
    );
  return lot ?? null;
};

/** B36: whose points have expired. */
export const ownersOfExpired = (tx: Tx, now: Temporal.Instant) =>
  read(tx)
    .selectDistinct({ userId: creditLots.userId })
    .from(creditLots)
    .where(and(gt(creditLots.pointsLeft, 0), lte(creditLots.expiresAt, now)));

/** B36: lots that expire by then, whose owners have not been told. */
export const lotsToWarnOf = (tx: Tx, { now, until }: { now: Temporal.Instant; until: Temporal.Instant }) =>
  read(tx)
    .select()
    .from(creditLots)
    .where(
      and(
        gt(creditLots.pointsLeft, 0),
        isNull(creditLots.warnedAt),
        gt(creditLots.expiresAt, now),
        lte(creditLots.expiresAt, until),
      ),
    );

export const lotById = async (tx: Tx, entryId: number) => {
  const [lot] = await read(tx).select().from(creditLots).where(eq(creditLots.entryId, entryId));
  return lot;
};

/** For a member's own data (M22). */
export const ownEntries = async (tx: Tx, userId: number) => ({
  entries: await read(tx)
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.id)),
  expiring: await read(tx)
    .select({ points: creditLots.points, pointsLeft: creditLots.pointsLeft, expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .where(eq(creditLots.userId, userId))
    .orderBy(desc(creditLots.entryId)),
});
