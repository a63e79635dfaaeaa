import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import type { Settings } from './config.ts';
import type { Database } from './database/open.ts';
import { openChange, type Subscriptions } from './events.ts';
import type { App, Credentials } from './http.ts';
import type { Alias } from './http/aliases.ts';
import type { Referents } from './http/references.ts';
import { newServer, refuse, type Server } from './http/server.ts';
import { openJobs, type React, type Schedule, type Warn } from './jobs.ts';
import type { Preview } from './pages.ts';
import type { OwnJob } from './plug.ts';
import { type BuiltPages, servePages } from './pages.ts';
import type { Change, Signal, Tx } from './work.ts';

/** What a process is made of: the real things in main.ts, local twins in tests. */
export interface Machinery {
  settings: Settings;
  database: Database;
  clock: Clock;
  bus: Bus;
  /**
   * Also told about failures where nobody is waiting for an answer: a reaction, a schedule, a page that was to be
   * refreshed.
   */
  onFault?: (fault: unknown, what: string) => void;
  /** Also told what the log is warned of. */
  onWarning?: Warn;
  /** The other addresses of endpoints. */
  aliases?: readonly Alias[];
  /** How the modules find the people and programs that calls name (M31). */
  referents?: Referents;
  /** The built web app and which addresses belong to it; absent where only API calls are served. */
  pages?: BuiltPages;
  /** What other programs show of some pages. */
  previewOf?: (tx: Tx, path: string) => Promise<Preview | null>;
}

export interface PluggedModules {
  subscriptions: Subscriptions;
  ownJobs: readonly OwnJob[];
  schedules: readonly Schedule[];
}

/** What goes wrong, or waits too long, where nobody is waiting for an answer. */
const logging = ({ log }: Server, { onFault, onWarning }: Pick<Machinery, 'onFault' | 'onWarning'>) => {
  const warn: Warn = (line, details) => {
    log.warn(details, line);
    onWarning?.(line, details);
  };
  return {
    onFault: (fault: unknown, what: string) => {
      log.error({ err: fault, what }, 'fault');
      onFault?.(fault, what);
    },
    warn,
  };
};

const namesOf = ({ name, formerNames }: OwnJob) => [name, ...formerNames];

interface Identified {
  now: Change['now'];
  isUsed: boolean;
  tokenFor: Credentials['tokenFor'];
}

type Identify<V> = (tx: Tx, token: string, how: Identified) => Promise<V | null>;

/** Who carries out a job, by the name that the job has. */
const subscribersOf = ({ subscriptions, ownJobs }: PluggedModules) =>
  new Map<string, React>([
    ...subscriptions.after.map(({ name, react }): [string, React] => [name, react]),
    ...ownJobs.flatMap((own) => namesOf(own).map((name): [string, React] => [name, own.run])),
  ]);

const readingOn =
  ({ database, clock }: Machinery): App<unknown>['reading'] =>
  (inBackground = false) => ({
    tx: inBackground ? database.readerBehind : database.reader,
    now: clock.now(),
    announce: () => Promise.reject(new Error('a read announces nothing')),
    later: () => Promise.reject(new Error('a read leaves nothing to do')),
    refresh: () => {},
  });

/** Joins the platform with the modules that `plug` names. Nothing listens and no job runs yet. */
export const assemble = <V>(ground: Machinery, identify: Identify<V>, plug: (app: App<V>) => PluggedModules) => {
  const { settings, database, clock, bus } = ground;
  const server = newServer(settings, ground.aliases);
  const { onFault, warn } = logging(server, ground);

  const transactWith =
    (how: { inBackground: boolean }) =>
    async <T>(run: (change: Change) => Promise<T>): Promise<T> => {
      const signals: Signal[] = [];
      let hasJobs = false;
      const enqueue: typeof jobs.enqueue = (tx, batch) => {
        hasJobs = true;
        return jobs.enqueue(tx, batch);
      };
      const ways = { subscriptions, enqueue, onSignal: (signal: Signal) => void signals.push(signal) };
      const result = await database.transact((tx) => run(openChange(tx, clock.now(), ways)), how);
      // After the commit: pages ask again and see the change; jobs start without waiting for the next second.
      for (const signal of signals) void bus.publish(signal).catch((fault: unknown) => onFault(fault, 'bus'));
      if (hasJobs) jobs.hurry();
      return result;
    };
  const transact = transactWith({ inBackground: false });

  const sendPage: App<V>['sendPage'] = ground.pages
    ? servePages(server, ground.pages, {
        clock,
        productName: settings.PRODUCT_NAME,
        ...(ground.previewOf && {
          previewOf: (path) => ground.previewOf?.(database.reader, path) ?? Promise.resolve(null),
        }),
      })
    : async (_request, reply) => refuse(reply, 404, 'request.unknown_address');
  if (!ground.pages) server.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'request.unknown_address'));

  const app: App<V> = {
    server,
    settings,
    handled: [],
    policyAlone: new Map(),
    bus,
    identify: async ({ cookie, bearer, tokenFor }, isUsed = true) => {
      const token = bearer ?? cookie;
      return token === undefined ? null : identify(database.reader, token, { now: clock.now(), isUsed, tokenFor });
    },
    transact,
    reading: readingOn(ground),
    referents: ground.referents,
    sendPage,
  };
  const plugged = plug(app);
  const { subscriptions, ownJobs, schedules } = plugged;
  const subscribers = subscribersOf(plugged);
  const aside = new Set(ownJobs.filter((own) => own.aside).flatMap(namesOf));
  const byItself = settings.NODE_ENV !== 'test';
  const behind = transactWith({ inBackground: true });
  const jobs = openJobs({ database, clock, transact: behind, subscribers, aside, schedules, byItself, onFault, warn });
  return { ...app, jobs, subscriptions, ownJobs };
};
/** The server with its modules joined, not yet listening. */
export type Assembled<V> = ReturnType<typeof assemble<V>>;
