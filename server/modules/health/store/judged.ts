import { inArray, sql } from 'drizzle-orm';
import { db, writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { healthMeans, healthMentees, healthNights, healthPairings, healthSnapshots } from '../tables.ts';

/** Judging the same pair runs one after the other, so that what was read earlier never replaces what was read later. */
export const lockHealth = async (tx: Tx, pairingIds: readonly number[]) => {
  await db(tx).execute(sql`
    select pg_advisory_xact_lock(hashtextextended('health ' || id, 18))
    from (select distinct unnest(${sql.param([...pairingIds])}::bigint[]) as id order by 1) as pairs`);
};

export type JudgedPairing = typeof healthPairings.$inferInsert;
export type JudgedMentee = typeof healthMentees.$inferInsert;

/** How these pairs and groups are now: replaces what was known of them, and forgets those that are not among the rows. */
export const keepJudged = async (
  tx: Tx,
  pairingIds: readonly number[],
  { pairings, mentees }: { pairings: JudgedPairing[]; mentees: JudgedMentee[] },
) => {
  await db(tx)
    .delete(healthPairings)
    .where(inArray(healthPairings.pairingId, [...pairingIds]));
  await writeRows(tx, healthPairings, pairings);
  await writeRows(tx, healthMentees, mentees);
};

export type Snapshot = typeof healthSnapshots.$inferInsert;

/** Judged twice on a day, the later one stays. */
export const keepSnapshots = async (tx: Tx, day: string, rows: Snapshot[]) => {
  if (rows.length === 0) return;
  const ids = rows.map(({ pairingId }) => pairingId);
  await db(tx).execute(
    sql`delete from health_snapshots where day = ${day}::date and pairing_id = any(${sql.param(ids)}::bigint[])`,
  );
  await writeRows(tx, healthSnapshots, rows);
};

/** The first to ask on a day decides it; whoever asks at the same moment has worked out the same. */
export const keepMean = async (tx: Tx, programId: number, day: string, mean: number) => {
  await db(tx).insert(healthMeans).values({ programId, day, mean }).onConflictDoNothing();
};

export const noteNight = async (tx: Tx, programId: number, day: string) => {
  await db(tx)
    .insert(healthNights)
    .values({ programId, day })
    .onConflictDoUpdate({ target: healthNights.programId, set: { day } });
};
