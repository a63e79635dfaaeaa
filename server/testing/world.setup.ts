import pg from 'pg';
import type { TestProject } from 'vitest/node';

const workers = [1, 2];

/** A database beside the one that `url` names. */
const beside = (url: string, name: string) => {
  const other = new URL(url);
  other.pathname = `${other.pathname}_${name}`;
  return other.href;
};

const nameIn = (url: string) => pg.escapeIdentifier(new URL(url).pathname.slice(1));

/**
 * On PostgreSQL each worker has a database of its own, new for each run: a copy of one that was migrated and filled
 * once. The embedded one copies its file (kept-world.fixture.ts).
 */
export const setup = async ({ config }: TestProject) => {
  const url = String(config.env.DATABASE_URL ?? '');
  if (url === '') return undefined;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const kept = beside(url, 'kept');
  const own = workers.map((worker) => beside(url, `w${worker}`));
  const drop = async () => {
    for (const one of [...own, kept]) await client.query(`drop database if exists ${nameIn(one)} with (force)`);
  };
  await drop();
  await client.query(`create database ${nameIn(kept)}`);
  // Here, so that who has no PostgreSQL does not wait for all that it loads.
  const [{ openDatabase }, { fillWorld }] = await Promise.all([
    import('../platform/database/open.ts'),
    import('./kept-world.fixture.ts'),
  ]);
  const database = await openDatabase({ url: kept });
  await fillWorld(database).finally(() => database.close());
  for (const one of own) await client.query(`create database ${nameIn(one)} template ${nameIn(kept)}`);
  return async () => {
    await drop();
    await client.end();
  };
};
