import { sql } from 'drizzle-orm';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import type { People } from './members.ts';

/** How many of a programme's people chose each service. */
export const serviceCounts = async (tx: Tx, { people }: People) => {
  const rows = await readRows<{ value: string; count: string }>(
    tx,
    sql`select unnest(program_goals)::text as value, count(*) as count from (${people}) as people group by 1`,
  );
  return new Map(rows.map(({ value, count }) => [value, Number(count)]));
};

/** How many of these people each filter value finds. */
export const filterCounts = async (tx: Tx, { people }: People) => {
  const rows = await readRows<{ key: string; value: string; count: string }>(
    tx,
    sql`with people as not materialized (${people})
        select 'industry' as key, unnest(industries)::text as value, count(*) as count from people group by 2
        union all select 'language', unnest(languages)::text, count(*) from people group by 2
        union all select 'country', country_id::text, count(*) from people where country_id is not null group by 2
        union all select 'working_experience', working_experience, count(*) from people where working_experience is not null group by 2
        union all select 'working_experience_level', working_experience_level, count(*) from people where working_experience_level is not null group by 2
        union all select 'gender', gender, count(*) from people where gender is not null group by 2
        union all (select 'job_role', unnest(job_roles), count(*) as count from people group by 2 order by 3 desc, 2 limit 100)
        union all select 'total', '', count(*) from people`,
  );
  return rows.map(({ key, value, count }) => ({ key, value, count: Number(count) }));
};
