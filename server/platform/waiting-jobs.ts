import { sql } from 'drizzle-orm';
import { readRows } from './read.ts';
import type { Tx } from './work.ts';

/**
 * The jobs that are not done yet, and for how many seconds the oldest has been waiting; null for none. The job library
 * dates them by the database's clock, so their age is measured by that one: ours may be elsewhere outside production.
 */
export const waitingJobs = async (tx: Tx) => {
  const [row] = await readRows<{ waiting: number; set_aside: number; oldest: number | null }>(
    tx,
    sql`select (count(*) filter (where name = 'reactions'))::int as waiting,
               (count(*) filter (where name = 'reactions_set_aside'))::int as set_aside,
               extract(epoch from now() - min(created_on) filter (where name = 'reactions'))::float8 as oldest
        from pgboss.job
        where name in ('reactions', 'reactions_set_aside') and state < 'completed'`,
  );
  const oldest = row?.oldest ?? null;
  return { waiting: row?.waiting ?? 0, setAside: row?.set_aside ?? 0, oldestSeconds: oldest && Math.round(oldest) };
};
