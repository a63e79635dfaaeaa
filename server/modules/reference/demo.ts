import { sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';

// The demo has its own marker next to the one for the lists that were loaded.

export const isDemoLoaded = async (tx: Tx) => {
  const { rows } = await db(tx).execute(sql`select 1 from settings where key = 'demo'`);
  return rows.length > 0;
};

export const noteDemoLoaded = async (tx: Tx, now: Temporal.Instant) => {
  await db(tx).execute(
    sql`insert into settings values ('demo', ${JSON.stringify({ loaded_at: now.toString() })}::jsonb)`,
  );
};
