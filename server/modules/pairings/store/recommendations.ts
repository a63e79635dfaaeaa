import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { chunks } from '../../../platform/chunks.ts';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { recommendationNights, recommendations } from '../tables.ts';

type NewRecommendation = Omit<typeof recommendations.$inferInsert, 'programId'>;

const rowsAtOnce = 500;
const oneOf = [recommendations.userId, recommendations.programId, recommendations.suggestedId];

/** A program's suggestions of this day (of UTC), in place of those before; what was seen stays known. */
export const replaceRecommendations = async (
  tx: Tx,
  programId: number,
  { day, rows }: { day: string; rows: readonly NewRecommendation[] },
) => {
  const here = eq(recommendations.programId, programId);
  await db(tx).update(recommendations).set({ score: null }).where(here);
  for (const some of chunks(rows, rowsAtOnce))
    await db(tx)
      .insert(recommendations)
      .values(some.map((row) => ({ programId, ...row })))
      .onConflictDoUpdate({ target: oneOf, set: { score: sql`excluded.score`, rank: sql`excluded.rank` } });
  await db(tx)
    .delete(recommendations)
    .where(and(here, isNull(recommendations.score), isNull(recommendations.seenAt)));
  await db(tx)
    .insert(recommendationNights)
    .values({ programId, day })
    .onConflictDoUpdate({ target: recommendationNights.programId, set: { day } });
};

interface Seeing {
  userId: number;
  programId: number | null;
  suggestedIds: readonly number[];
}

/** DSH-13: somebody has seen that these are suggested; what had been seen before keeps its moment. */
export const markSeen = async (tx: Tx, { userId, programId, suggestedIds }: Seeing, now: Temporal.Instant) => {
  if (suggestedIds.length === 0) return;
  const rows = suggestedIds.map((suggestedId, at) => ({ userId, programId, suggestedId, rank: at + 1, seenAt: now }));
  await db(tx)
    .insert(recommendations)
    .values(rows)
    .onConflictDoUpdate({ target: oneOf, set: { seenAt: sql`coalesce(${recommendations.seenAt}, excluded.seen_at)` } });
};

/** Who leaves a program, or deletes their account, is suggested to nobody, and is suggested nobody. */
export const dropRecommendations = async (
  tx: Tx,
  { userId, programId }: { userId: number; programId?: number | undefined },
) => {
  const there = programId === undefined ? undefined : eq(recommendations.programId, programId);
  await db(tx)
    .delete(recommendations)
    .where(and(eq(recommendations.userId, userId), there));
  await db(tx)
    .delete(recommendations)
    .where(and(eq(recommendations.suggestedId, userId), there));
};
