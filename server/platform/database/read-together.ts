import type pg from 'pg';
import { busy } from '../refusal.ts';

interface Waiting {
  send: (client: pg.PoolClient) => Promise<unknown>;
  fail: (error: unknown) => void;
}

/** At most this many reads are sent together, so that no answer waits for more than these. */
const mostTogether = 16;

/**
 * Reads that arrive while the only connection is busy are sent together once it is free, as one question. Transactions
 * get their turn in between, since each of these questions waits in the pool's normal queue. At most `mostWaiting` reads
 * wait; the next one is refused.
 */
export const readTogether = (pool: pg.Pool, mostWaiting: number) => {
  const waiting: Waiting[] = [];
  let running = false;

  const sendSome = async () => {
    const client = await pool.connect();
    try {
      await Promise.all(waiting.splice(0, mostTogether).map(({ send }) => send(client)));
    } finally {
      client.release();
    }
  };

  const run = async () => {
    running = true;
    try {
      while (waiting.length > 0) await sendSome();
    } catch (error) {
      for (const { fail } of waiting.splice(0)) fail(error);
    } finally {
      running = false;
    }
  };

  const query = (statement: string | pg.QueryConfig, values?: unknown[]) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      if (waiting.length >= mostWaiting) throw busy();
      const send = async (client: pg.PoolClient) => {
        try {
          resolve(await client.query(statement as pg.QueryConfig, values));
        } catch (error) {
          reject(error);
        }
      };
      waiting.push({ send, fail: reject });
      if (!running) void run();
    });
  return { query, waiting: () => waiting.length };
};
