import type { Database } from './database/open.ts';
import type { Signal } from './work.ts';

/**
 * Carries signals to every open page of every process. A lost signal only means that a page is out of date for a while.
 */
export interface Bus {
  publish: (signal: Signal) => Promise<void>;
  subscribe: (listen: (signal: Signal) => void) => () => void;
  close: () => Promise<void>;
}

export const openBusInProcess = (): Bus => {
  const listeners = new Set<(signal: Signal) => void>();
  return {
    publish: async (signal) => {
      for (const listen of listeners) listen(signal);
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    close: async () => listeners.clear(),
  };
};

const channel = 'lantern_live';
/** A NOTIFY carries at most 8 kB. */
const peopleAtOnce = 500;

/** LISTEN/NOTIFY on a connection of its own, so that several processes on one PostgreSQL reach each other's pages. */
export const openBusOnPostgres = async (database: Database, onFault: (fault: unknown) => void): Promise<Bus> => {
  const local = openBusInProcess();
  let closing = false;
  let client = await database.connect();

  const listenOn = async () => {
    client.on('notification', ({ payload }) => void local.publish(JSON.parse(payload ?? '{}') as Signal));
    client.on('error', (fault) => {
      onFault(fault);
      if (!closing) void reconnect();
    });
    await client.query(`listen ${channel}`);
  };
  const reconnect = async (): Promise<void> => {
    try {
      client = await database.connect();
      await listenOn();
    } catch (fault) {
      onFault(fault);
      if (!closing) setTimeout(() => void reconnect(), 1000);
    }
  };
  await listenOn();

  return {
    publish: async ({ people, keys }) => {
      // At least one pass: a signal for everyone, such as a moved clock, names no people.
      for (let from = 0; from < Math.max(people.length, 1); from += peopleAtOnce) {
        const part: Signal = { people: people.slice(from, from + peopleAtOnce), keys };
        await database.runSql('select pg_notify($1, $2)', [channel, JSON.stringify(part)]);
      }
    },
    subscribe: local.subscribe,
    close: async () => {
      closing = true;
      await client.end();
      await local.close();
    },
  };
};

export const openBus = (database: Database, onFault: (fault: unknown) => void): Promise<Bus> =>
  database.kind === 'postgresql' ? openBusOnPostgres(database, onFault) : Promise.resolve(openBusInProcess());
