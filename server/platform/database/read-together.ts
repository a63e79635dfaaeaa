import type pg from 'pg';

interface Waiting {
  send: (client: pg.PoolClient) => Promise<unknown>;
  fail: (error: unknown) => void;
}

/** So many go at once: nobody's answer waits for more than these. */
const most = 16;

/**
 * Reads that come while the one connection is taken are sent together when it is free, as one question. Transactions
 * have their turn in between: each such question waits in the pool's own line.
 */
export const readTogether = (pool: pg.Pool) => {
  const waiting: Waiting[] = [];
  let running = false;

  const sendSome = async () => {
    const client = await pool.connect();
    try {
      await Promise.all(waiting.splice(0, most).map(({ send }) => send(client)));
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
  return { query };
};
