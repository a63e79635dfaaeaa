import { once } from 'node:events';
import type pg from 'pg';
import { busy } from '../refusal.ts';

/**
 * How many statements and transactions may wait for a connection; whoever comes after them is refused (M38). A page asks
 * for a hundred at once, so this is what a dozen pages that are opened in the same moment need.
 */
export const mostWaiting = 1000;

/** How many others get a connection before a background job or a long file does: it comes last, but it does come. */
const mostTurns = 100;
const lookAgainMs = 1000;

/**
 * The queue in front of the pool. People's calls stand in it up to a bound; background jobs and the reads of long files
 * wait beside it until nobody else does, and are never refused. `alsoWaiting` counts the calls that wait elsewhere for the same connections.
 */
export const queueFor = (pool: pg.Pool, most: number = mostWaiting, alsoWaiting: () => number = () => 0) => {
  const waiting = () => pool.waitingCount + alsoWaiting();
  pool.setMaxListeners(0); // everyone who waits behind the others listens

  const connect = async () => {
    if (pool.waitingCount >= most) throw busy();
    return pool.connect();
  };

  const connectBehind = async () => {
    for (let turns = 0; turns < mostTurns && waiting() > 0; turns += 1) {
      // Nothing is released while the database cannot be reached: then look again after a while.
      await once(pool, 'release', { signal: AbortSignal.timeout(lookAgainMs) }).catch(() => {});
    }
    return pool.connect();
  };

  const query = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
    if (pool.waitingCount >= most) throw busy();
    return pool.query(statement as pg.QueryConfig, values);
  };

  const queryBehind: typeof query = async (statement, values) => {
    const client = await connectBehind();
    try {
      return await client.query(statement as pg.QueryConfig, values);
    } finally {
      client.release();
    }
  };
  return { connect, connectBehind, query, queryBehind };
};
