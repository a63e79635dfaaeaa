import { sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import type { InsightSide } from '../../../../contract/analytics/index.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';

interface EngagementRow {
  user_type: InsightSide;
  members_count: number;
  active: number;
  arranged: number;
  quiet: number;
  not_started: number;
}

/**
 * How engaged mentors and mentees are, by when the latest session began that they held and whether they have one that is
 * not over yet. The list of participants keeps both of everybody.
 */
export const engagementIn = (tx: Tx, programId: number, { since, now }: Record<'since' | 'now', Temporal.Instant>) => {
  const active = sql`coalesce(held_at >= ${since.toString()}::timestamptz, false)`;
  const arranged = sql`exists (select from unnest(awaited) as one where upper(one) > ${now.toString()}::timestamptz)`;
  const people = (...conditions: readonly ReturnType<typeof sql>[]) =>
    sql`count(*) filter (where ${sql.join([...conditions], sql` and `)})::integer`;
  return readRows<EngagementRow>(
    tx,
    sql`select user_type, count(*)::integer as members_count, ${people(active)} as active,
          ${people(sql`not ${active}`, arranged)} as arranged,
          ${people(sql`not ${active}`, sql`not ${arranged}`, sql`held_at is not null`)} as quiet,
          ${people(sql`not ${arranged}`, sql`held_at is null`)} as not_started
        from participant_index where program_id = ${programId} and user_type <> 'admin'
        group by user_type order by user_type`,
  );
};
