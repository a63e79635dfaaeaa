import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type RunSql, sealTx } from '../db.ts';
import type { Tx } from '../work.ts';
import { openEmbeddedPool, type Place } from './embedded.ts';
import { migrate } from './migrate.ts';
import { preparing } from './prepared.ts';
import { readTogether } from './read-together.ts';
import { sessionSettings } from './session.ts';

export interface Database {
  kind: 'embedded' | 'postgresql';
  /** All or nothing: an error thrown inside rolls it back. */
  transact: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>;
  /** For reads that need no transaction. */
  reader: Tx;
  runSql: RunSql;
  /** A separate connection, for LISTEN; only PostgreSQL has more than one. */
  connect: () => Promise<pg.Client>;
  /** Copies the folder of the embedded database, which must be in one, as it is now. */
  copyTo: (target: string) => Promise<void>;
  close: () => Promise<void>;
}

const runSqlOn =
  (client: { query: (text: string, values?: unknown[]) => Promise<unknown> }): RunSql =>
  async (text, values) => {
    const result = await client.query(text, values);
    // Several statements in one text return a list of results; the last one is the result that was asked for.
    return (Array.isArray(result) ? result.at(-1) : result) as { rows: Record<string, unknown>[] };
  };

type Reads = ReturnType<typeof readTogether>;
const sealOn = (client: pg.Pool | pg.PoolClient | Reads) =>
  sealTx({ drizzle: drizzle(client as pg.Pool, { casing: 'snake_case' }), runSql: runSqlOn(client as pg.Pool) });

type Which = { url: string } | Place;

const openPool = (options: Which) => {
  if (!('url' in options)) return openEmbeddedPool(options);
  const pool = new pg.Pool({
    connectionString: options.url,
    Client: preparing(),
    max: 10,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 60_000, // whoever comes back soon finds the plans that a connection keeps
    onConnect: (client) => client.query(sessionSettings),
  });
  const copyTo = () => Promise.reject(new Error('PostgreSQL has no folder of ours'));
  return { pool, copyTo, close: () => pool.end() };
};

/**
 * PostgreSQL at its address, or the embedded database in its place, which wakes up in the background. Send it nothing
 * before it is migrated.
 */
export const connectTo = (options: Which, onFault: (error: Error) => void = () => {}) => {
  const { pool, copyTo, close } = openPool(options);
  pool.on('error', onFault); // a connection that died while idle: the pool opens another
  // When a connection dies while in use, its user's statement rejects; the error must not bring down anyone else.
  pool.on('connect', (connected) => connected.on('error', () => {}));

  /** Brings the database to the newest schema, or to the one that these migrations make. */
  const migrated = async (only?: readonly string[]) => {
    const client = await pool.connect();
    try {
      await migrate(client, only);
    } finally {
      client.release();
    }
  };

  const transact = async <T>(run: (tx: Tx) => Promise<T>): Promise<T> => {
    const connection = await pool.connect();
    let broken: Error | undefined;
    try {
      await connection.query('begin');
      const result = await run(sealOn(connection));
      await connection.query('commit');
      return result;
    } catch (error) {
      await connection.query('rollback').catch((fault: Error) => {
        broken = fault;
      });
      throw error;
    } finally {
      connection.release(broken);
    }
  };

  const connect = async () => {
    if (!('url' in options)) throw new Error('the embedded database has one connection');
    const own = new pg.Client({ connectionString: options.url });
    await own.connect();
    return own;
  };
  const kind = 'url' in options ? 'postgresql' : 'embedded';
  const database: Database = {
    kind,
    transact,
    reader: sealOn(kind === 'embedded' ? readTogether(pool) : pool),
    runSql: runSqlOn(pool),
    connect,
    copyTo,
    close,
  };
  return { database, migrated };
};

/** Opens the database and migrates it. */
export const openDatabase = async (options: Which, onFault?: (error: Error) => void): Promise<Database> => {
  const { database, migrated } = connectTo(options, onFault);
  await migrated();
  return database;
};
