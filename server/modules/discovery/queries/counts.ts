import { sql } from 'drizzle-orm';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { memberCountChanges, memberCounts, memberIndex, mentorCountChanges, mentorCounts } from '../tables.ts';
import type { People } from './members.ts';

export interface FilterCount {
  key: string;
  value: string;
  count: number;
}

/** Only so many job roles are offered, those of most people. */
const mostRoles = 100;

/**
 * How many of the platform's mentors each filter value finds: the counts, and the changes that are not yet added to them. As some of the
 * first roles may be behind others by now, twice as many are looked at.
 */
export const mentorCountsNow = async (tx: Tx): Promise<FilterCount[]> => {
  const rows = await readRows<{ key: string; value: string; count: string }>(
    tx,
    sql`with changes as (select key, value, sum(change) as people from ${mentorCountChanges} group by key, value),
          known as (
            select key, value, people from ${mentorCounts} where key <> 'job_role'
            union all (select key, value, people from ${mentorCounts} where key = 'job_role' order by people desc, value limit ${2 * mostRoles})
            union select c.key, c.value, c.people from changes join ${mentorCounts} c using (key, value)
          ),
          counted as (
            select key, value, sum(people) as count from (select * from known union all select * from changes) as both_kinds
            group by key, value having sum(people) > 0
          )
        select key, value, count from counted where key <> 'job_role'
        union all (select key, value, count from counted where key = 'job_role' order by count desc, value limit ${mostRoles})`,
  );
  return rows.map(({ key, value, count }) => ({ key, value, count: Number(count) }));
};

/**
 * How many of the people whom a reader is shown each filter value finds: the counts of those in a state that is shown, the changes that
 * are not yet added to them, and each of their own mentors who is full.
 */
export const memberCountsNow = async (tx: Tx, { programId, side, states, own }: People): Promise<FilterCount[]> => {
  const here = sql`program_id = ${programId} and side = ${side} and state = any(${sql.param(states)}::text[])`;
  const isFullAndOwn = sql`state = 'full' and user_id = any(${sql.param(own)}::bigint[]) and not state = any(${sql.param(states)}::text[])`;
  const rows = await readRows<{ known: string; people: string }>(
    tx,
    sql`with counted as (
          select value, sum(people) as people from (
            select value, people from ${memberCounts} where ${here}
            union all select value, change from ${memberCountChanges} where ${here}
            union all select unnest(counted), 1 from ${memberIndex} where program_id = ${programId} and side = ${side} and ${isFullAndOwn}
          ) as each_of_them group by value having sum(people) > 0
        )
        select value as known, people from counted where value not like 'job_role=%'
        union all (select value, people from counted where value like 'job_role=%' order by people desc, value limit ${mostRoles})`,
  );
  return rows.map(({ known, people }) => {
    const [, key = '', value = ''] = /^([a-z_]+)=(.*)$/s.exec(known) ?? [];
    return { key, value, count: Number(people) };
  });
};
