import PgBoss from 'pg-boss';
import type { Temporal } from 'temporal-polyfill';
import type { Clock } from './clock.ts';
import type { Database } from './database/open.ts';
import { rawSql } from './db.ts';
import type { Change, Tx } from './work.ts';

/** What a subscriber or a schedule receives: no open transaction, since it may call a vendor. */
export interface Job {
  now: Temporal.Instant;
  transact: <T>(run: (change: Change) => Promise<T>) => Promise<T>;
  /** Writes a line to the log, for whoever runs the product; no personal data. */
  warn: Warn;
}
export type Warn = (line: string, details: Readonly<Record<string, string | number>>) => void;

/** One waiting reaction: which subscriber, to which event; or a module's own job and its data. */
export interface Reaction {
  subscriber: string;
  event: object;
}

/**
 * Something that must happen at a certain time: a query over state, run every minute and immediately when the clock
 * moves.
 */
export interface Schedule {
  name: string;
  run: (job: Job) => Promise<void>;
}

const reactions = 'reactions';
/** Jobs that failed every try: kept, and shown to the platform admin. */
export const setAside = 'reactions_set_aside';
const minutes = 'minutes';
const oneSecond = 1000;

export type React = (job: Job, event: never) => Promise<void>;
interface Options {
  database: Database;
  clock: Clock;
  transact: Job['transact'];
  subscribers: ReadonlyMap<string, React>;
  /** Those of them that take long: the others do not wait for them. */
  aside?: ReadonlySet<string>;
  /** How often these say that they are still running, in milliseconds. */
  renewEvery?: number;
  schedules: readonly Schedule[];
  /** Whether the library maintains its queues and triggers the schedules every minute; tests run things by hand. */
  byItself: boolean;
  onFault: (fault: unknown, what: string) => void;
  warn: Warn;
}

/** After so many seconds the queue takes a job for lost, and offers it again: to another process as well. */
const leaseSeconds = 120;
const retries = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: leaseSeconds,
  deadLetter: setAside,
};

/** The library has no way to say that a job is still running: its lease begins anew. */
const renewLease = `update pgboss.job set started_on = now() where name = '${reactions}' and id = $1 and state = 'active'`;

/** Holds the lease of a job that takes long, until the returned function is called. A process that dies holds none. */
const holdLease = (id: string, { database, renewEvery = (leaseSeconds / 4) * oneSecond, onFault }: Options) => {
  const timer = setInterval(() => {
    database.runSql(renewLease, [id]).catch((fault: unknown) => onFault(fault, 'jobs'));
  }, renewEvery);
  return () => clearInterval(timer);
};

/** Runs every schedule once, now. One that fails does not stop the others; it is tried again the next minute. */
const schedulesRunner = (schedules: Options['schedules'], job: () => Job, onFault: Options['onFault']) => async () => {
  for (const { name, run } of schedules) {
    try {
      await run(job());
    } catch (fault) {
      onFault(fault, name);
    }
  }
};

/**
 * Runs the waiting reactions one after the other; one that fails is tried again later, then set aside. Those that take
 * long are only begun here, so that nothing behind them waits.
 */
const reactionsRunner = (boss: PgBoss, options: Options, job: () => Job) => {
  const { subscribers, aside = new Set(), onFault } = options;
  const begun = new Map<string, Promise<void>>();

  const carryOut = async ({ id, data }: PgBoss.Job<Reaction>) => {
    try {
      const react = subscribers.get(data.subscriber);
      // A subscriber was removed while its jobs were waiting: keep them instead of treating them as done.
      if (!react) throw new Error(`no module reacts as ${data.subscriber}`);
      await react(job(), data.event as never);
      await boss.complete(reactions, id);
    } catch (fault) {
      onFault(fault, data.subscriber);
      await boss.fail(reactions, id, { message: fault instanceof Error ? fault.message : 'failed' });
    }
  };
  const begin = (one: PgBoss.Job<Reaction>) => {
    // Offered again, because it could not say in time that it is still running: it is not begun twice.
    if (begun.has(one.id)) return;
    const letGo = holdLease(one.id, options);
    const ending = carryOut(one)
      .catch((fault: unknown) => onFault(fault, one.data.subscriber))
      .finally(() => {
        letGo();
        begun.delete(one.id);
      });
    begun.set(one.id, ending);
  };
  const run = async () => {
    for (;;) {
      const waiting = await boss.fetch<Reaction>(reactions, { batchSize: 50 });
      if (waiting.length === 0) return;
      for (const one of waiting) {
        if (aside.has(one.data.subscriber)) begin(one);
        else await carryOut(one);
      }
    }
  };
  /** Until nothing that was begun is still running; whether there was anything. */
  const ended = async () => {
    if (begun.size === 0) return false;
    while (begun.size > 0) await Promise.all(begun.values());
    return true;
  };
  return { run, ended };
};

/**
 * Runs one thing at a time: immediately when poked (a poke during a run makes it look once more), otherwise every
 * second.
 */
const looping = (run: () => Promise<void>, onFault: Options['onFault']) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let closed = false;
  const poke = (): Promise<void> => {
    again = true;
    running ??= (async () => {
      while (again && !closed) {
        again = false;
        await run();
      }
    })()
      .catch((fault: unknown) => onFault(fault, 'jobs'))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const loop = () => {
    void poke().then(() => {
      if (!closed) timer = setTimeout(loop, oneSecond);
    });
  };
  const stop = async () => {
    closed = true;
    clearTimeout(timer);
    await running;
  };
  return { poke, loop, stop, isLooping: () => timer !== undefined };
};

/** Any number will do, as long as every process of this product uses the same one. */
const queueLock = 7_401_134;

/**
 * Processes that start together on one PostgreSQL create the queues in turn: simultaneously, their statements deadlock.
 */
const oneAfterTheOther = async (database: Database, make: () => Promise<void>) => {
  if (database.kind === 'embedded') return make(); // it has one process, and one connection
  const client = await database.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [queueLock]);
    await make();
  } finally {
    await client.end(); // and with it the lock
  }
};

/** Creates the queues; nothing runs yet. */
const prepareQueues = (boss: PgBoss, database: Database) =>
  oneAfterTheOther(database, async () => {
    await boss.start();
    await boss.createQueue(setAside);
    await boss.createQueue(reactions, { name: reactions, ...retries });
    await boss.createQueue(minutes, { name: minutes, policy: 'singleton', retryLimit: 0, expireInSeconds: 300 });
    await boss.schedule(minutes, '* * * * *');
  });

/** Jobs and schedules on pg-boss. A reaction is enqueued inside the transaction that causes it: that is our outbox. */
export const openJobs = (options: Options) => {
  const { database, clock, transact, schedules, byItself, onFault, warn } = options;
  const executeSql = (text: string, values: unknown[]) => database.runSql(text, values);
  const boss = new PgBoss({
    db: { executeSql },
    schedule: byItself,
    supervise: byItself,
    cronWorkerIntervalSeconds: 5,
  });
  boss.on('error', (fault) => onFault(fault, 'jobs'));
  const job = (): Job => ({ now: clock.now(), transact, warn });
  const runSchedules = schedulesRunner(schedules, job, onFault);
  const waiting = reactionsRunner(boss, options, job);

  const runWaiting = async () => {
    const ticks = await boss.fetch(minutes, { batchSize: 50 });
    if (ticks.length > 0) {
      await runSchedules();
      await boss.complete(
        minutes,
        ticks.map(({ id }) => id),
      );
    }
    await waiting.run();
  };
  const worker = looping(runWaiting, onFault);

  return {
    /** Creates the queues; nothing runs until `work`. */
    prepare: () => prepareQueues(boss, database),
    work: worker.loop,
    /** Runs whatever is waiting, now; over when that is, and what it set off. */
    poke: async () => {
      do await worker.poke();
      while (await waiting.ended());
    },
    /** Work was enqueued: if this process runs jobs, it does not wait for its next second. */
    hurry: () => {
      if (worker.isLooping()) void worker.poke();
    },
    runSchedules,
    enqueue: async (tx: Tx, batch: readonly Reaction[]) => {
      const inTransaction = { executeSql: (text: string, values: unknown[]) => rawSql(tx)(text, values) };
      await boss.insert(
        batch.map((data) => ({ name: reactions, data, ...retries })),
        { db: inTransaction },
      );
    },
    close: async () => {
      await worker.stop();
      await waiting.ended();
      await boss.stop({ graceful: false, wait: true });
    },
  };
};
