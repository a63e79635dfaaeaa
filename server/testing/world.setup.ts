import pg from 'pg';
import type { TestProject } from 'vitest/node';

const workers = [1, 2];

/** The URL of a database next to the one that `url` names. */
const beside = (url: string, name: string) => {
  const other = new URL(url);
  other.pathname = `${other.pathname}_${name}`;
  return other.href;
};

const nameIn = (url: string) => pg.escapeIdentifier(new URL(url).pathname.slice(1));

/**
 * On PostgreSQL each worker gets a new database for each run: a copy of one that was migrated and filled once. The
 * embedded database copies its file instead (kept-world.fixture.ts).
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
  // Imported here, so that runs without PostgreSQL do not wait for everything that it loads.
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
