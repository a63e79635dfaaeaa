import { systemClock } from '../clock.ts';
import { migrationLock, allMigrations } from './migrate.ts';
import type { Database } from './open.ts';

/** What can be seen of a database without changing anything in it. */
export interface Examined {
  kind: Database['kind'];
  /** As PostgreSQL numbers itself: 150004. */
  version: number;
  isNew: boolean;
  /** Migrations that did not run yet, and those that this build does not know. */
  toRun: string[];
  unknown: string[];
  /** Extensions that the migrations need and the server does not have. */
  missing: string[];
  mayCreate: boolean;
  hasLock: boolean;
  /** Whether a signal arrives that we send ourselves; null where there is nobody else to tell. */
  hears: boolean | null;
  /** By how much the database's clock is ahead of this machine's. */
  secondsApart: number;
}

const needed = ['citext', 'pg_trgm', 'btree_gist', 'unaccent'];

const one = async <Row>({ runSql }: Database, text: string, values?: unknown[]) => {
  const { rows } = await runSql(text, values);
  return rows[0] as Row;
};

const migrationsOf = async (database: Database) => {
  const { there } = await one<{ there: string | null }>(database, `select to_regclass('migrations')::text as there`);
  const names = allMigrations();
  if (there === null) return { isNew: true, toRun: names, unknown: [] };
  const { rows } = await database.runSql('select name from migrations order by name');
  const done = rows.map(({ name }) => String(name));
  return {
    isNew: false,
    toRun: names.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !names.includes(name)),
  };
};

const secondsApart = async (database: Database) => {
  const before = systemClock.now().epochMilliseconds;
  const { at } = await one<{ at: number }>(database, 'select extract(epoch from clock_timestamp())::float8 as at');
  const after = systemClock.now().epochMilliseconds;
  return Number(at) - (before + after) / 2000;
};

const channel = 'lantern_doctor';
const patience = 3000;

const hears = async (database: Database) => {
  if (database.kind === 'embedded') return null;
  const client = await database.connect();
  try {
    const heard = new Promise<boolean>((resolve) => {
      client.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), patience).unref();
    });
    await client.query(`listen ${channel}`);
    await database.runSql('select pg_notify($1, $2)', [channel, '']);
    return await heard;
  } finally {
    await client.end();
  }
};

/** Looks at a database that has been connected to, and changes nothing. Rejects when it cannot be reached. */
export const examine = async (database: Database): Promise<Examined> => {
  const { version, mayCreate } = await one<{ version: string; mayCreate: boolean }>(
    database,
    `select current_setting('server_version_num') as version, has_schema_privilege('public', 'create') as "mayCreate"`,
  );
  const { rows } = await database.runSql('select name from pg_available_extensions where name = any($1)', [needed]);
  const available = rows.map(({ name }) => String(name));
  const { free } = await one<{ free: boolean }>(database, 'select pg_try_advisory_xact_lock($1) as free', [
    migrationLock,
  ]);
  return {
    kind: database.kind,
    version: Number(version),
    ...(await migrationsOf(database)),
    missing: needed.filter((name) => !available.includes(name)),
    mayCreate,
    hasLock: free,
    hears: await hears(database),
    secondsApart: await secondsApart(database),
  };
};
