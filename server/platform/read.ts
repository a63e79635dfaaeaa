import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SQL } from 'drizzle-orm';
import { db } from './db.ts';
import type { Tx } from './work.ts';

/** The half of `db` that cannot change anything: what queries.ts is given. */
export const read = (
  tx: Tx,
): Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | 'with'> => db(tx);

/** A SELECT that the query builder cannot say; hand-written, and refused by the check when it is not a SELECT. */
export const readRows = async <Row>(tx: Tx, select: SQL): Promise<Row[]> => {
  const { rows } = await db(tx).execute(select);
  return rows as Row[];
};
