import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadPackages } from '../modules/credits/index.ts';
import { loadQuestions } from '../modules/programmes/index.ts';
import { connectTo, type Database, openDatabase } from '../platform/database/open.ts';
import { unpackWorld } from '../testing/kept-world.fixture.ts';

/** What servers in processes of their own run on: a data folder and a database that nothing else uses. */
export interface ServerPlace {
  folder: string;
  settings: { DATA_DIR: string; DATABASE_URL: string };
  /**
   * Reads the data from this process. The embedded database allows only one process, so no server may be running
   * meanwhile.
   */
  inspect: <T>(look: (database: Database) => Promise<T>) => Promise<T>;
  /** The same without migrating first. */
  inspectAsItIs: ServerPlace['inspect'];
  drop: () => Promise<void>;
}

const inspecting =
  (where: { url: string } | { folder: string }): ServerPlace['inspect'] =>
  async (look) => {
    const database = await openDatabase(where);
    return look(database).finally(() => database.close());
  };

const inspectingAsItIs =
  (where: { url: string } | { folder: string }): ServerPlace['inspect'] =>
  async (look) => {
    const { database } = connectTo(where);
    return look(database).finally(() => database.close());
  };

export const emptyEmbeddedGround = (): ServerPlace => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-crash-'));
  return {
    folder,
    settings: { DATA_DIR: folder, DATABASE_URL: '' },
    inspect: inspecting({ folder: join(folder, 'database') }),
    inspectAsItIs: inspectingAsItIs({ folder: join(folder, 'database') }),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

const onServer = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** Has a migrated database with the reference lists. */
export const embeddedGround = async () => {
  const ground = emptyEmbeddedGround();
  await unpackWorld(join(ground.folder, 'database'));
  return ground;
};

/** A separate database next to the one the tests were given; empty, or a copy of the one with the test world. */
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
    inspectAsItIs: inspectingAsItIs({ url: own.href }),
    drop: async () => {
      rmSync(folder, { recursive: true, force: true });
      await onServer(url, `drop database if exists ${name} with (force)`);
    },
  };
};

export const postgresGround = (url: string) => besidePostgres(url, `${new URL(url).pathname.slice(1)}_kept`);

export const emptyPostgresGround = (url: string) => besidePostgres(url);

/** The PostgreSQL that the tests were given; '' when they run on the embedded database. */
export const { DATABASE_URL: postgresUrl = '' } = process.env;

/** Nothing was ever started here: the first process creates the database, from the first migration on. */
export const emptyGround = async () => (postgresUrl ? emptyPostgresGround(postgresUrl) : emptyEmbeddedGround());

/** On the database that this test project runs against. */
export const ownGround = () => (postgresUrl ? postgresGround(postgresUrl) : embeddedGround());

/** Fills in what every product has, plus whatever `fill` adds. */
export const prepare = <T>(ground: ServerPlace, fill: (database: Database) => Promise<T>): Promise<T> =>
  ground.inspect(async (database) => {
    await loadQuestions(database.transact);
    await loadPackages(database.transact);
    return fill(database);
  });
