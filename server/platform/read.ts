import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SQL } from 'drizzle-orm';
import { db } from './db.ts';
import type { Tx } from './work.ts';

type Reading = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | 'with'>;

/** The half of `db` that cannot change anything; queries.ts gets this. */
export const read = (tx: Tx): Reading => db(tx);

interface Built<Rows> {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Rows> };
}

/**
 * A SELECT on the fast prepared path; its values are named by `sql.placeholder` and given in the driver's form. Its
 * text is built only once, because building it costs the process more than the answer costs the database. The name must
 * be unique.
 */
export const preparedRead = <Rows>(name: string, build: (from: Reading) => Built<Rows>) => {
  const ready = new WeakMap<Reading, ReturnType<Built<Rows>['prepare']>>();
  return (tx: Tx, values: Record<string, unknown>): Promise<Rows> => {
    const from = read(tx);
    const statement = ready.get(from) ?? build(from).prepare(name);
    ready.set(from, statement);
    return statement.execute(values);
  };
};

/** A hand-written SELECT that the query builder cannot express; the check refuses it when it is not a SELECT. */
export const readRows = async <Row>(tx: Tx, select: SQL): Promise<Row[]> => {
  const { rows } = await db(tx).execute(select);
  return rows as Row[];
};
