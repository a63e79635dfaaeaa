import { sql } from 'drizzle-orm';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';

interface BandRow {
  total: number;
  great: number;
  fair: number;
  poor: number;
  new: number;
  silent: number;
  paused: number;
  average: number | null;
}

/** How many pairs, or groups, of a program there are of each kind, as they were last judged. */
export const bandsOf = async (tx: Tx, programId: number, type: 'pair' | 'group') => {
  const [row] = await readRows<BandRow>(
    tx,
    sql`select count(*)::integer as total, count(*) filter (where h.band = 1)::integer as great,
          count(*) filter (where h.band = 2)::integer as fair, count(*) filter (where h.band = 3)::integer as poor,
          count(*) filter (where h.reason = 'new')::integer as new,
          count(*) filter (where h.reason = 'silent')::integer as silent,
          count(*) filter (where p.status = 'paused')::integer as paused, round(avg(h.score))::integer as average
        from health_pairings h join pairings p on p.id = h.pairing_id
        where h.program_id = ${programId} and h.type = ${type}`,
  );
  return row ?? { total: 0, great: 0, fair: 0, poor: 0, new: 0, silent: 0, paused: 0, average: null };
};
