import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadQuestions } from '../modules/programmes/index.ts';
import { type Database, openDatabase } from '../platform/database/open.ts';
import { unpackWorld } from '../testing/kept-world.fixture.ts';

/** A place for servers of their own processes: a data folder and a database that nobody else has. */
export interface ServerPlace {
  folder: string;
  settings: { DATA_DIR: string; DATABASE_URL: string };
  /** Looks at the data from here. The embedded database takes one process: no server may run meanwhile. */
  inspect: <T>(look: (database: Database) => Promise<T>) => Promise<T>;
  drop: () => Promise<void>;
}

const inspecting =
  (where: { url: string } | { folder: string }): ServerPlace['inspect'] =>
  async (look) => {
    const database = await openDatabase(where);
    return look(database).finally(() => database.close());
  };

const emptyEmbeddedGround = (): ServerPlace => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-crash-'));
  return {
    folder,
    settings: { DATA_DIR: folder, DATABASE_URL: '' },
    inspect: inspecting({ folder: join(folder, 'database') }),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

const onServer = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** With a migrated database that has the reference lists. */
export const embeddedGround = async () => {
  const ground = emptyEmbeddedGround();
  await unpackWorld(join(ground.folder, 'database'));
  return ground;
};

/** A database of its own beside the one that the tests were given; empty, or a copy of the one with the world. */
const besidePostgres = async (url: string, template?: string): Promise<ServerPlace> => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-crash-'));
  const own = new URL(url);
  own.pathname = `${own.pathname}_crash_${randomBytes(4).toString('hex')}`;
  const name = pg.escapeIdentifier(own.pathname.slice(1));
  await onServer(url, `create database ${name}${template ? ` template ${pg.escapeIdentifier(template)}` : ''}`);
  return {
    folder,
    settings: { DATA_DIR: folder, DATABASE_URL: own.href },
    inspect: inspecting({ url: own.href }),
    drop: async () => {
      rmSync(folder, { recursive: true, force: true });
      await onServer(url, `drop database if exists ${name} with (force)`);
    },
  };
};

export const postgresGround = (url: string) => besidePostgres(url, `${new URL(url).pathname.slice(1)}_kept`);

/** The PostgreSQL that the tests were given; empty on the embedded database. */
export const { DATABASE_URL: postgresUrl = '' } = process.env;

/** Nothing was ever started here: whoever comes first makes it, from the first migration on. */
export const emptyGround = async () => (postgresUrl ? besidePostgres(postgresUrl) : emptyEmbeddedGround());

/** On the database that this project of the tests is about. */
export const ownGround = () => (postgresUrl ? postgresGround(postgresUrl) : embeddedGround());

/** Fills in what every product has, and more. */
export const prepare = <T>(ground: ServerPlace, fill: (database: Database) => Promise<T>): Promise<T> =>
  ground.inspect(async (database) => {
    await loadQuestions(database.transact);
    return fill(database);
  });
