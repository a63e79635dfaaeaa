import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { healthCalibrations, healthDays, healthSnapshots } from '../tables.ts';
import { idList, isHeld, meetings, ms } from './meetings.ts';

/** How a program was on each day since, oldest first. */
export const trendOf = (tx: Tx, programId: number, since: string) =>
  read(tx)
    .select()
    .from(healthDays)
    .where(and(eq(healthDays.programId, programId), gte(healthDays.day, since)))
    .orderBy(asc(healthDays.day));

/** The same of one pair or group. */
export const trendOfPairing = (tx: Tx, pairingId: number, since: string) =>
  read(tx)
    .select({ day: healthSnapshots.day, score: healthSnapshots.score })
    .from(healthSnapshots)
    .where(and(eq(healthSnapshots.pairingId, pairingId), gte(healthSnapshots.day, since)))
    .orderBy(asc(healthSnapshots.day));

/** The latest count of each age. */
export const calibrationsOf = (tx: Tx, programId: number) =>
  read(tx)
    .selectDistinctOn([healthCalibrations.days])
    .from(healthCalibrations)
    .where(eq(healthCalibrations.programId, programId))
    .orderBy(asc(healthCalibrations.days), desc(healthCalibrations.month));

interface FirstRow {
  pairing_id: string;
  score: number;
  band: 1 | 2 | 3;
  /** The beginning of the day, as the rules take it. */
  at: number;
  ended: number | null;
}

/**
 * How each pair of a program was on the first day on which it was so many days old, where 90 days have passed since; only
 * of the last year. A server that rested meanwhile may have missed the very day: a week later will do.
 */
export const judgedAtAge = (tx: Tx, programId: number, { days, until }: { days: number; until: string }) =>
  readRows<FirstRow>(
    tx,
    sql`select distinct on (s.pairing_id) s.pairing_id, s.score, s.band, ${ms(sql`s.day::timestamp at time zone 'UTC'`)} as at,
          ${ms(sql`p.ended_at`)} as ended
        from health_snapshots s join pairings p on p.id = s.pairing_id
        where s.program_id = ${programId} and s.type = 'pair' and s.age_days between ${days} and ${days + 7}
          and s.day <= ${until}::date and s.day > ${until}::date - 365
          and (p.end_reason is null or lower(p.end_reason) <> 'completed')
        order by s.pairing_id, s.day`,
  );

/** When these pairs held the sessions that count, and when they rested. */
export const heldBy = (tx: Tx, pairingIds: readonly number[]) =>
  readRows<{ pairing_id: string; at: number }>(
    tx,
    sql`select b.pairing_id, ${ms(sql`b.end_at`)} as at from ${meetings(pairingIds)}
        where ${isHeld} and not b.completed_early and not b.auto_completed`,
  );

export const restsOf = (tx: Tx, pairingIds: readonly number[]) =>
  readRows<{ pairing_id: string; from: number; until: number | null }>(
    tx,
    sql`select pairing_id, ${ms(sql`from_at`)} as from, ${ms(sql`until_at`)} as until from health_pauses
        where pairing_id = any(${idList(pairingIds)})`,
  );
