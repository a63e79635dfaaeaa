import { sql } from 'drizzle-orm';
import { readRows } from './read.ts';
import type { Tx } from './work.ts';

/** The jobs that are not done yet, and since when the oldest has been waiting, in milliseconds since 1970 (UTC). */
export const waitingJobs = async (tx: Tx) => {
  const [row] = await readRows<{ waiting: number; set_aside: number; oldest_ms: number | null }>(
    tx,
    sql`select (count(*) filter (where name = 'reactions'))::int as waiting,
               (count(*) filter (where name = 'reactions_set_aside'))::int as set_aside,
               (extract(epoch from min(created_on) filter (where name = 'reactions')) * 1000)::float8 as oldest_ms
        from pgboss.job
        where name in ('reactions', 'reactions_set_aside') and state < 'completed'`,
  );
  return { waiting: row?.waiting ?? 0, setAside: row?.set_aside ?? 0, oldestMs: row?.oldest_ms ?? null };
};
