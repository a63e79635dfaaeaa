import { inArray, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { healthCalibrations, healthDigests, healthInsights } from '../tables.ts';

/** Counted by whoever came first in this month. */
export const keepCalibration = async (tx: Tx, row: typeof healthCalibrations.$inferInsert) => {
  await db(tx).insert(healthCalibrations).values(row).onConflictDoNothing();
};

/** Adds up how everything of a program was on a day, from how each was. */
export const keepDay = async (tx: Tx, programId: number, day: string) => {
  await db(tx).execute(sql`
    insert into health_days (program_id, day, score_sum, great, fair, poor)
    select program_id, day, sum(score), count(*) filter (where band = 1), count(*) filter (where band = 2),
      count(*) filter (where band = 3)
    from health_snapshots where program_id = ${programId} and day = ${day}::date group by program_id, day
    on conflict (program_id, day) do update set
      score_sum = excluded.score_sum, great = excluded.great, fair = excluded.fair, poor = excluded.poor`);
};

interface Insight {
  summary: string;
  reviewsShown: boolean;
}

/** A summary that says the same as before keeps its time. */
export const keepInsight = async (tx: Tx, pairingId: number, insight: Insight, generatedAt: Temporal.Instant) => {
  await db(tx)
    .insert(healthInsights)
    .values({ pairingId, ...insight, generatedAt })
    .onConflictDoUpdate({
      target: healthInsights.pairingId,
      set: { ...insight, generatedAt },
      setWhere: sql`(${healthInsights.summary}, ${healthInsights.reviewsShown}) is distinct from (excluded.summary, excluded.reviews_shown)`,
    });
};

export const keepDigest = async (tx: Tx, row: typeof healthDigests.$inferInsert) => {
  await db(tx).insert(healthDigests).values(row).onConflictDoUpdate({ target: healthDigests.pairingId, set: row });
};

/** What a model wrote of recordings that are gone, or of somebody who left. */
export const forgetDigests = async (tx: Tx, pairingIds: readonly number[]) => {
  await db(tx)
    .delete(healthDigests)
    .where(inArray(healthDigests.pairingId, [...pairingIds]));
};

/** Whatever names these pairs and groups is written anew when it is next asked for. */
export const forgetInsights = async (tx: Tx, pairingIds: readonly number[]) => {
  await db(tx)
    .delete(healthInsights)
    .where(inArray(healthInsights.pairingId, [...pairingIds]));
};
