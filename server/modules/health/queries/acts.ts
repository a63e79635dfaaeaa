import { eq, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { rhythmDays } from '../../../../contract/health/values.ts';
import { healthActs } from '../tables.ts';
import { instantOf } from './meetings.ts';

const day = 86_400_000;
/** The most pairs that one run acts on; the next minute continues. */
const atOnce = 200;

/**
 * Active pairs and groups of running programs that may be due for a nudge, a warning or their end: silent for more than one
 * and a half cycles as they were last judged, with nothing done about it in the last cycle, or warned a week ago. The verb
 * decides.
 */
export const maybeSilent = async (tx: Tx, now: Temporal.Instant): Promise<number[]> => {
  const cycle = sql`coalesce(s.rhythm_days, ${rhythmDays.usual}) * ${day}::bigint`;
  const since = (at: ReturnType<typeof sql>) => sql`extract(epoch from ${instantOf(now)} - ${at}) * 1000`;
  const passed = sql`(h.silence + ${since(sql`h.computed_at`)})`;
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select h.pairing_id as id
        from health_pairings h
          join pairings p on p.id = h.pairing_id and p.status = 'active'
          join programs g on g.id = h.program_id and g.is_active
          left join health_settings s on s.program_id = h.program_id
          left join health_acts a on a.pairing_id = h.pairing_id
        where h.confirmed = 0 and ${passed} > 1.5 * ${cycle}
          and (coalesce(${since(sql`a.nudged_at`)} >= ${cycle}, true)
            or (s.ends_silent and (
              (a.warned_at is null and ${passed} > greatest(90 * ${day}::bigint, 3 * ${cycle}))
              or ${since(sql`a.warned_at`)} >= 7 * ${day}::bigint)))
        order by h.pairing_id limit ${atOnce}`,
  );
  return rows.map(({ id }) => Number(id));
};

/** What was last done about the silence of a pair, as the rules take it. */
export const doneAbout = async (tx: Tx, pairingId: number) => {
  const [row] = await read(tx).select().from(healthActs).where(eq(healthActs.pairingId, pairingId));
  return {
    nudgedAt: row?.nudgedAt?.epochMilliseconds ?? null,
    warnedAt: row?.warnedAt?.epochMilliseconds ?? null,
  };
};
