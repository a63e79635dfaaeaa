import { sql } from 'drizzle-orm';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { figureTallies, figureTallyChanges } from './tables.ts';

/** Moves what has changed into the tallies. */
export const addUpFigures = async (tx: Tx) => {
  await db(tx).execute(sql`
    with gone as (delete from ${figureTallyChanges} returning program_id, figure, about, change)
    insert into ${figureTallies} (program_id, figure, about, counted)
    select program_id, figure, about, sum(change) from gone
    group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
    on conflict (program_id, figure, about) do update set counted = figure_tallies.counted + excluded.counted`);
};
