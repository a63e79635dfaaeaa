import { and, eq, inArray, sql } from 'drizzle-orm';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { healthMeans, healthSettings } from '../tables.ts';
import { isHeld } from './meetings.ts';

export const settingsAmong = (tx: Tx, programIds: readonly number[]) =>
  read(tx)
    .select()
    .from(healthSettings)
    .where(inArray(healthSettings.programId, [...programIds]));

export const meanKept = async (tx: Tx, programId: number, day: string) => {
  const [row] = await read(tx)
    .select({ mean: healthMeans.mean })
    .from(healthMeans)
    .where(and(eq(healthMeans.programId, programId), eq(healthMeans.day, day)));
  return row?.mean;
};

/**
 * The mean of all ratings of a program that count, given in so many days before this one (of UTC), of 10,000; null without
 * any. Nothing that happens on the day itself changes it.
 */
export const meanBefore = async (tx: Tx, programId: number, day: string, days: number) => {
  const [row] = await readRows<{ mean: number | null }>(
    tx,
    sql`select round(avg(share))::integer as mean from (
          select round(2500 * (coalesce(
            (select avg(a.value) from review_answers a
             where a.review_id = r.id and a.category = 'stars' and a.value is not null),
            r.star_rating) - 1)) as share
          from reviews r join bookings b on b.id = r.booking_id
          where r.program_id = ${programId} and not r.hidden and ${isHeld} and b.hidden_at is null
            and b.confirmation = 'confirmed' and not b.completed_early and not b.auto_completed
            and r.submitted_at < ${day}::date::timestamp at time zone 'UTC'
            and r.submitted_at >= (${day}::date - ${days}::integer)::timestamp at time zone 'UTC'
        ) as rated`,
  );
  return row?.mean ?? null;
};
