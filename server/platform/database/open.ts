import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type RunSql, sealTx } from '../db.ts';
import type { Tx } from '../work.ts';
import { openEmbeddedPool, type Place } from './embedded.ts';
import { migrate } from './migrate.ts';
import { preparing } from './prepared.ts';
import { mostWaiting, queueFor } from './queue.ts';
import { readTogether } from './read-together.ts';
import { sessionSettings } from './session.ts';

export interface Database {
  kind: 'embedded' | 'postgresql';
  /**
   * All or nothing: an error thrown inside rolls it back. A transaction in the background begins when no call waits for
   * a connection any more, and is never refused.
   */
  transact: <T>(run: (tx: Tx) => Promise<T>, how?: { inBackground?: boolean }) => Promise<T>;
  /** For reads that need no transaction. */
  reader: Tx;
  /** The same for what takes long, a file of many pages: each read comes after the calls that wait, and none is refused. */
  readerBehind: Tx;
  /** For the product itself (its jobs, its signals, its health): never refused. */
  runSql: RunSql;
  /** A separate connection, for LISTEN; only PostgreSQL has more than one. */
  connect: () => Promise<pg.Client>;
  /** The connections of the pool, how many of them are idle, and how many statements or transactions wait for one. */
  usage: () => { open: number; idle: number; waiting: number };
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

type Reads = Pick<ReturnType<typeof queueFor>, 'query'>;
const sealOn = (client: pg.PoolClient | Reads) =>
  sealTx({ drizzle: drizzle(client as pg.Pool, { casing: 'snake_case' }), runSql: runSqlOn(client as pg.Pool) });

type Which = { url: string; connections?: number } | Place;

const openPool = (options: Which) => {
  if (!('url' in options)) return openEmbeddedPool(options);
  const pool = new pg.Pool({
    connectionString: options.url,
    Client: preparing(),
    max: options.connections ?? 10,
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
export const connectTo = (options: Which, onFault: (error: Error) => void = () => {}, most = mostWaiting) => {
  const { pool, copyTo, close } = openPool(options);
  const kind = 'url' in options ? 'postgresql' : 'embedded';
  const reads = kind === 'embedded' ? readTogether(pool, most) : undefined;
  const queue = queueFor(pool, most, reads?.waiting);
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

  const transact: Database['transact'] = async (run, { inBackground = false } = {}) => {
    const connection = await (inBackground ? queue.connectBehind() : queue.connect());
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
  const database: Database = {
    kind,
    transact,
    reader: sealOn(reads ?? queue),
    readerBehind: sealOn({ query: queue.queryBehind }),
    runSql: runSqlOn(pool),
    connect,
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    copyTo,
    close,
  };
  return { database, migrated };
};

/** Opens the database and migrates it. */
export const openDatabase = async (
  options: Which,
  onFault?: (error: Error) => void,
  most?: number,
): Promise<Database> => {
  const { database, migrated } = connectTo(options, onFault, most);
  await migrated();
  return database;
};
