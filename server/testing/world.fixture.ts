import { Temporal } from 'temporal-polyfill';
import type { CallInput, Endpoint } from '../../contract/endpoint.ts';
import { buildApp } from '../app.ts';
import { newToken } from '../modules/accounts/index.ts';
import { openBrowser, type SendOptions } from './browser.fixture.ts';
import { watchRefusals } from './declared.fixture.ts';
import { expectToFail, noteFault } from './faults.fixture.ts';
import { keptWorld } from './kept-world.fixture.ts';
import { resetting } from './resetting.fixture.ts';
import { standings } from './standings.fixture.ts';
import { openSessionFor, people, type Persona, signedInPersonas } from './personas.fixture.ts';
import { openBus } from '../platform/bus.ts';
import { movableClock } from '../platform/clock.ts';
import { readSettings } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/database/open.ts';
import { rawSql } from '../platform/db.ts';
import { loadPackages } from '../modules/credits/index.ts';
import { loadQuestions } from '../modules/programmes/index.ts';
import { loadReference } from '../modules/reference/index.ts';
import { testVendors } from './vendors.fixture.ts';

/** The moment at which every test begins; `world.clock.moveTo` continues from it. */
export const beginning = Temporal.Instant.from('2026-11-20T10:00:00Z');

/** Everyone from `personas.fixture.ts`, in their enterprises and programmes, signed in. */
const everybody = async ({ transact }: Database) => {
  await loadQuestions(transact);
  await loadPackages(transact);
  const ids = await people(transact, beginning);
  const here = await standings(transact, ids, beginning);
  const tokens = new Map<Persona, string>(await signedInPersonas(transact, ids, beginning, newToken));
  return { ids, here, tokens };
};

const build = async (where: Parameters<typeof openDatabase>[0]) => {
  const database = await openDatabase(where);
  await loadReference(database.transact);
  const clock = movableClock({ now: () => beginning });
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    DEMO: 'off',
    RATE_LIMIT_FACTOR: '100000',
    BASE_URL: 'http://lantern.test',
  });
  const bus = await openBus(database, (fault) => noteFault(fault, 'bus'));
  const vendors = await testVendors();
  const warnings: { line: string; details: object }[] = [];
  const onWarning = (line: string, details: object) => void warnings.push({ line, details });
  const app = buildApp({ settings, database, clock, bus, vendors, onFault: noteFault, onWarning });
  watchRefusals(app, noteFault);
  await app.jobs.prepare();
  await app.server.ready();
  const { filled, reset } = await resetting(database, () => everybody(database));
  return { ...app, database, clock, bus, settings, vendors, warnings, filled, reset };
};
type Built = Awaited<ReturnType<typeof build>>;

const undone = Symbol('undone');

/**
 * Runs something and undoes all its changes to the database: meanwhile the server's own transactions become savepoints,
 * and so does a nested call of this.
 */
const rollingBackOn = (database: Database) => async (run: () => Promise<void>) => {
  const { transact, reader, readerBehind, runSql } = database;
  const outer = async (tx: Parameters<Parameters<Database['transact']>[0]>[0]) => {
    const sql = rawSql(tx);
    database.reader = tx;
    database.readerBehind = tx;
    database.runSql = sql;
    database.transact = async (inner) => {
      await sql('savepoint here');
      try {
        const result = await inner(tx);
        await sql('release savepoint here');
        return result;
      } catch (error) {
        await sql('rollback to savepoint here');
        await sql('release savepoint here');
        throw error;
      }
    };
    await run();
    throw undone;
  };
  await transact(outer)
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    })
    .finally(() => Object.assign(database, { transact, reader, readerBehind, runSql }));
};

/** The database of this worker's tests: the embedded one, or a scratch database of its own on the given PostgreSQL. */
const ownDatabase = async () => {
  const { DATABASE_URL, VITEST_POOL_ID = '1' } = process.env;
  if (!DATABASE_URL) return { folder: undefined, image: await keptWorld() };
  const url = new URL(DATABASE_URL);
  url.pathname = `${url.pathname}_w${VITEST_POOL_ID}`;
  return { url: url.href };
};
let opened: Promise<Built> | undefined;

/**
 * The whole server over a database of its own, with everyone from `personas.fixture.ts` signed in. One database serves
 * all files of a worker: it is emptied here.
 */
export const openWorld = async () => {
  const built = await (opened ??= ownDatabase().then(build));
  built.clock.moveTo(beginning);
  built.vendors.forget();
  built.warnings.length = 0;
  await built.reset();
  const { ids, here, tokens } = built.filled;
  const browsers = new Map<Persona, ReturnType<typeof openBrowser>>();
  const browserOf = (persona: Persona) => {
    const known = browsers.get(persona) ?? openBrowser(built.server, tokens.get(persona) ?? null);
    browsers.set(persona, known);
    return known;
  };
  return {
    ...built,
    ids,
    /** Two enterprises with one programme each. */
    ...here,
    tokens,
    browserOf,
    newBrowser: () => openBrowser(built.server, null),
    /** A browser signed in as the user with this id. */
    browserFor: async (userId: number) => {
      const token = newToken();
      await openSessionFor(built.database.transact, userId, token, beginning);
      return openBrowser(built.server, token);
    },
    /** Makes a call as one of the personas. */
    ask: <E extends Endpoint>(persona: Persona, endpoint: E, input: CallInput<E>, options?: SendOptions) =>
      browserOf(persona).ask(endpoint, input, options),
    /**
     * Runs something and undoes all its changes to the database. Cookies that browsers gained or lost are undone as
     * well: everyone gets a new browser.
     */
    rollingBack: async (run: () => Promise<void>) => {
      await rollingBackOn(built.database)(run).finally(() => browsers.clear());
    },
    /** The header for a persona that uses the bearer API (ACC-29), where cookies do not count. */
    bearerOf: async (persona: Persona): Promise<Record<string, string>> => {
      const token = tokens.get(persona);
      return token === undefined ? {} : { authorization: `Bearer ${token}` };
    },
    /** Rows exactly as the database returns them. */
    rows: async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await built.database.runSql(text, values)).rows as Row[],
    expectToFail,
    /** Runs every waiting reaction, and everything that those cause. */
    runJobs: () => built.jobs.poke(),
    /** Moves the clock and runs whatever becomes due. */
    moveClock: async (moment: Temporal.Instant) => {
      built.clock.moveTo(moment);
      await built.jobs.runSchedules();
      await built.jobs.poke();
    },
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;
