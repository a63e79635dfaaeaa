import { Temporal } from 'temporal-polyfill';
import type { Asked, Endpoint } from '../../contract/endpoint.ts';
import { buildApp } from '../app.ts';
import { newToken } from '../modules/accounts/index.ts';
import { standings } from './standings.fixture.ts';
import { openSessionFor, people, type Persona, signedInPersonas } from './personas.fixture.ts';
import { openBus } from '../platform/bus.ts';
import { movableClock } from '../platform/clock.ts';
import { readSettings } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/database/open.ts';
import { rawSql } from '../platform/db.ts';
import { loadQuestions } from '../modules/programmes/index.ts';
import { loadReference } from '../modules/reference/index.ts';
import { testVendors } from './vendors.fixture.ts';

/** The moment at which every test begins; `world.clock.moveTo` goes on from it. */
export const beginning = Temporal.Instant.from('2026-11-20T10:00:00Z');

interface SendOptions {
  uploads?: { field: string; name: string; type: string; bytes: Uint8Array }[];
  headers?: Record<string, string>;
  csrf?: string | null;
}

const addressOf = (path: string, { params = {}, query = {} }: { params?: object; query?: object }) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name as never])),
  );
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
};

const formOf = (body: object | undefined, uploads: NonNullable<SendOptions['uploads']>) => {
  const form = new FormData();
  const add = (name: string, value: unknown): void => {
    if (value !== null && typeof value === 'object') {
      for (const [key, one] of Object.entries(value)) add(name === '' ? key : `${name}[${key}]`, one);
    } else form.append(name, String(value));
  };
  add('', body ?? {});
  for (const { field, name, type, bytes } of uploads)
    form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name);
  return form;
};

const emptyEverything = async (database: Database) => {
  const { rows } = await database.runSql(
    `select string_agg(format('%I', tablename), ', ') as names from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [
      [
        'migrations',
        'countries',
        'languages',
        'industries',
        'skills',
        'services',
        'goals',
        'companies',
        'universities',
        'job_roles',
        'badges',
        'settings',
      ],
    ],
  );
  await database.runSql(`truncate ${String(rows[0]?.names)} restart identity cascade`);
  await database.runSql('truncate pgboss.job');
};

const build = async (where: { url: string } | { folder: undefined }) => {
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
  const bus = await openBus(database, () => {});
  const vendors = await testVendors();
  const app = buildApp({ settings, database, clock, bus, vendors });
  await app.jobs.prepare();
  await app.server.ready();
  return { ...app, database, clock, bus, settings, vendors };
};
type Built = Awaited<ReturnType<typeof build>>;

/** A browser: its cookies, and the token of the page it is on. */
const openBrowser = (built: Built, session: string | null) => {
  const cookies = new Map<string, string>(session === null ? [] : [['session', session]]);
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let token: Promise<string> | undefined; // asked for once, however much is sent at once
  const inject = async (options: {
    method: string;
    url: string;
    headers?: Record<string, string>;
    payload?: unknown;
  }) => {
    const headers = { accept: 'application/json', cookie: cookie(), ...options.headers };
    const reply = await built.server.inject({ ...options, headers } as never);
    for (const one of reply.cookies) {
      if (one.maxAge === 0 || one.value === '') cookies.delete(one.name);
      else cookies.set(one.name, one.value);
      if (one.name === 'session') token = undefined;
    }
    return reply;
  };
  const csrf = () =>
    (token ??= inject({ method: 'GET', url: '/csrf' }).then((reply) => reply.json<{ token: string }>().token));
  /** Asks as a page does: with the session's cookie and its CSRF token. */
  const ask = async <E extends Endpoint>(endpoint: E, input: Asked<E>, options: SendOptions = {}) => {
    const { body, ...address }: { params?: object; query?: object; body?: object } = input;
    const unsafe = endpoint.method !== 'GET' && options.csrf !== null;
    const headers = { ...(unsafe && { 'x-csrf-token': options.csrf ?? (await csrf()) }), ...options.headers };
    const payload = options.uploads ? formOf(body, options.uploads) : body;
    const reply = await inject({ method: endpoint.method, url: addressOf(endpoint.path, address), headers, payload });
    const text = reply.body;
    const isJson = String(reply.headers['content-type'] ?? '').includes('json');
    return { status: reply.statusCode, body: isJson ? JSON.parse(text) : text, headers: reply.headers };
  };
  return { ask, inject, csrf, cookies };
};

const undone = Symbol('undone');

/**
 * Runs something and undoes all it did to the database: the server's own transactions become savepoints meanwhile, and
 * so does one of these inside another.
 */
const rollingBackOn = (database: Database) => async (run: () => Promise<void>) => {
  const { transact, reader, runSql } = database;
  const outer = async (tx: Parameters<Parameters<Database['transact']>[0]>[0]) => {
    const sql = rawSql(tx);
    database.reader = tx;
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
    .finally(() => Object.assign(database, { transact, reader, runSql }));
};

/** Where this worker's tests run: the embedded database, or its own scratch database of the PostgreSQL given. */
const ownDatabase = () => {
  const { DATABASE_URL, VITEST_POOL_ID = '1' } = process.env;
  if (!DATABASE_URL) return { folder: undefined };
  const url = new URL(DATABASE_URL);
  url.pathname = `${url.pathname}_w${VITEST_POOL_ID}`;
  return { url: url.href };
};
let opened: Promise<Built> | undefined;

/**
 * The whole server over a database of its own, with everybody of `personas.fixture.ts` signed in. One database serves
 * all files of a worker: it is emptied here.
 */
export const openWorld = async () => {
  const built = await (opened ??= build(ownDatabase()));
  built.clock.moveTo(beginning);
  built.vendors.forget();
  await emptyEverything(built.database);
  await loadQuestions(built.database.transact);
  const ids = await people(built.database.transact, beginning);
  const here = await standings(built.database.transact, ids, beginning);
  const tokens = new Map<Persona, string>(await signedInPersonas(built.database.transact, ids, beginning, newToken));
  const browsers = new Map<Persona, ReturnType<typeof openBrowser>>();
  const browserOf = (persona: Persona) => {
    const known = browsers.get(persona) ?? openBrowser(built, tokens.get(persona) ?? null);
    browsers.set(persona, known);
    return known;
  };
  return {
    ...built,
    ids,
    /** Two enterprises, and a programme of each. */
    ...here,
    tokens,
    browserOf,
    newBrowser: () => openBrowser(built, null),
    /** A browser signed in as anybody of the database. */
    browserFor: async (userId: number) => {
      const token = newToken();
      await openSessionFor(built.database.transact, userId, token, beginning);
      return openBrowser(built, token);
    },
    /** Asks as one of the personas. */
    ask: <E extends Endpoint>(persona: Persona, endpoint: E, input: Asked<E>, options?: SendOptions) =>
      browserOf(persona).ask(endpoint, input, options),
    /** Runs something and undoes all it did to the database. */
    /** What browsers were given or lost is undone as well: everybody opens a new one. */
    rollingBack: async (run: () => Promise<void>) => {
      await rollingBackOn(built.database)(run).finally(() => browsers.clear());
    },
    /** The header of a persona who uses the bearer API (ACC-29); a cookie does not count there. */
    bearerOf: async (persona: Persona): Promise<Record<string, string>> => {
      const token = tokens.get(persona);
      return token === undefined ? {} : { authorization: `Bearer ${token}` };
    },
    /** Rows, as the database has them. */
    rows: async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await built.database.runSql(text, values)).rows as Row[],
    /** Lets every waiting reaction run, and all they cause. */
    runJobs: () => built.jobs.poke(),
    /** Moves the clock, and lets what falls due happen. */
    moveClock: async (moment: Temporal.Instant) => {
      built.clock.moveTo(moment);
      await built.jobs.runSchedules();
      await built.jobs.poke();
    },
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;
