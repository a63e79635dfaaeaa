import type { PgTable } from 'drizzle-orm/pg-core';
import { db } from '../platform/db.ts';
import type { Tx } from '../platform/work.ts';

const rowsAtOnce = 200;

/** Many rows in a few statements. */
export const writeRows = async <T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]) => {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db(tx)
      .insert(table)
      .values(rows.slice(from, from + rowsAtOnce) as never);
  }
};
