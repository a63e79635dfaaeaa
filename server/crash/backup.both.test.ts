import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../contract/accounts/index.ts';
import { entriesOf, writeArchive } from '../platform/backup/archive.ts';
import type { Database } from '../platform/database/open.ts';
import { openCaller } from './caller.fixture.ts';
import {
  emptyEmbeddedGround,
  emptyGround,
  emptyPostgresGround,
  postgresUrl,
  type ServerPlace,
} from './ground.fixture.ts';
import { joinAs } from './load.fixture.ts';
import { endAll, type Running, runCommand, startServer } from './process.fixture.ts';

let around: string;
let source: ServerPlace;
let grounds: ServerPlace[];
/** Everyone who was answered that they have an account, in this order. */
const members: string[] = [];
let archive: string;

/** Signs people up one after the other, until told to stop. */
const signUpUntil = async ({ url }: Running, lane: number, isOver: () => boolean, onMember: () => void) => {
  for (let n = 0; !isOver(); n += 1) {
    const email = `member-${lane}-${n}@example.com`;
    expect((await joinAs(url, email)).status).toBe(200);
    members.push(email);
    onMember();
  }
};

const newPromise = () => {
  let resolve = () => {};
  const kept = new Promise<void>((done) => (resolve = done));
  return { kept, resolve: () => resolve() };
};

/** A product with the demonstration data, backed up while people sign up, then stopped. */
const backUpUnderLoad = async () => {
  const server = await startServer({ ...source.settings, DEMO: 'on' });
  let over = false;
  const enough = newPromise();
  const onMember = () => void (members.length >= 8 && enough.resolve());
  const lanes = [0, 1, 2, 3].map((lane) => signUpUntil(server, lane, () => over, onMember));
  await Promise.race([enough.kept, ...lanes]); // a lane ends before that only when it fails
  const [before, file] = [[...members], join(around, 'loaded.tar.gz')];
  const saved = await runCommand(['backup', file], source.settings);
  const meanwhile = members.length - before.length;
  over = true;
  await Promise.all(lanes);
  await server.stop();
  return { saved, file, before, meanwhile };
};
let loaded: Awaited<ReturnType<typeof backUpUnderLoad>>;

beforeAll(async () => {
  around = mkdtempSync(join(tmpdir(), 'lantern-backup-'));
  archive = join(around, 'quiet.tar.gz');
  grounds = [];
  source = await emptyGround();
  loaded = await backUpUnderLoad();
});
afterEach(async () => {
  await endAll();
  for (const ground of grounds.splice(0)) await ground.drop();
});
afterAll(async () => {
  await source.drop();
  rmSync(around, { recursive: true, force: true });
});

const elsewhere = async (open: () => ServerPlace | Promise<ServerPlace>) => {
  const ground = await open();
  grounds.push(ground);
  return ground;
};

/** Every table of the product and its queue, by the number of its rows and a hash of them. */
const hashes = async ({ runSql }: Database) => {
  const { rows } = await runSql(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
     and c.relname <> 'auth_sessions' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows as { name: string }[]) {
    // Beside its version, the queue notes there when it last tidied up, at times of its own.
    const row = name === 'pgboss.version' ? 't.version::text' : 't::text';
    const hash = `md5(string_agg(${row}, '|' order by ${row} collate "C"))`;
    found[name] = (await runSql(`select count(*)::int as rows, ${hash} as hash from ${name} t`)).rows[0];
  }
  return found;
};

const filesOf = async ({ folder }: ServerPlace) => {
  const root = join(folder, 'files');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = files.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return new Map(paths.toSorted().map((path) => [path.slice(root.length), readFileSync(path).toString('base64')]));
};

const canSignIn = async (url: string, email: string, password: string) => {
  const visitor = openCaller(url, null);
  const { status } = await visitor.ask(signIn, { body: { email, password } }).finally(() => visitor.close());
  return status;
};

const restored = async (file: string, place: ServerPlace, ...more: string[]) =>
  runCommand(['restore', file, ...more], place.settings);

const other: [string, () => ServerPlace | Promise<ServerPlace>][] = [['a new folder', emptyEmbeddedGround]];
const { TEST_DATABASE_URL = '' } = process.env;
if (TEST_DATABASE_URL) other.push(['a new PostgreSQL', () => emptyPostgresGround(TEST_DATABASE_URL)]);

test('SYS-20 a backup under load has everything that was answered before it, and stops nobody from signing up', async () => {
  expect(loaded.saved).toMatchObject({ code: 0, complained: '' });
  expect(loaded.meanwhile).toBeGreaterThan(0);
  expect(statSync(loaded.file).mode & 0o777).toBe(0o600);
  const place = await elsewhere(emptyGround);
  expect(await restored(loaded.file, place)).toMatchObject({ code: 0, complained: '' });
  await place.inspect(async ({ runSql }) => {
    const { rows } = await runSql('select email::text from users');
    expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(loaded.before));
  });
});

describe.each(other)('restored into %s', (_name, open) => {
  test('every row and every file is as it was, people sign in, and new ones get numbers of their own', async () => {
    rmSync(archive, { force: true });
    expect(await runCommand(['backup', archive], source.settings)).toMatchObject({ code: 0, complained: '' });
    const before = await source.inspect(hashes);
    const place = await elsewhere(open);
    expect(await restored(archive, place)).toMatchObject({ code: 0, complained: '' });

    expect(Object.keys(before).length).toBeGreaterThan(50);
    expect(await place.inspect(hashes)).toEqual(before);
    const files = await filesOf(place);
    expect(files.size).toBeGreaterThan(10);
    expect(files).toEqual(await filesOf(source));
    expect(await place.inspect(async ({ runSql }) => (await runSql('select 1 from auth_sessions')).rows)).toEqual([]);

    const server = await startServer({ ...place.settings, DEMO: 'on' });
    expect(await canSignIn(server.url, 'mentee@lantern.test', 'Lantern#2026')).toBe(200);
    expect(await canSignIn(server.url, 'mentee@lantern.test', 'Lantern#2027')).toBe(401);
    expect((await joinAs(server.url, 'afterwards@example.com')).status).toBe(200);
    expect((await server.stop()).complained).toBe('');
  });
});

describe('a restore that is refused', () => {
  const copyOf = async (name: string, change: (entry: { name: string; bytes: Buffer }) => Buffer | null) => {
    const file = join(around, name);
    await writeArchive(file, async ({ add }) => {
      for await (const entry of entriesOf(loaded.file)) {
        const bytes = entry.name === 'checksums.json' ? null : change(entry);
        if (bytes) await add(entry.name, bytes);
      }
    });
    return file;
  };

  test('says that something is there already, and leaves it', async () => {
    const before = await source.inspect(hashes);
    const refused = await restored(loaded.file, source);
    expect(refused.code).toBe(1);
    expect(refused.complained).toMatch(postgresUrl ? /^The database has \d+ tables\./ : /^There is a database in /);
    expect(await source.inspect(hashes)).toEqual(before);
  });

  test('replaces it when told so', async () => {
    const place = await elsewhere(emptyGround);
    expect((await restored(loaded.file, place)).code).toBe(0);
    const before = await place.inspect(hashes);
    await place.inspect(({ runSql }) => runSql(`update users set firstname = 'Another'`));
    expect(await restored(loaded.file, place, '--replace')).toMatchObject({ code: 0, complained: '' });
    expect(await place.inspect(hashes)).toEqual(before);
  });

  test('says that the archive was cut short, or is damaged, and creates nothing', async () => {
    const bytes = readFileSync(loaded.file);
    const [cut, damaged] = [join(around, 'cut.tar.gz'), join(around, 'damaged.tar.gz')];
    writeFileSync(cut, bytes);
    truncateSync(cut, bytes.length - 2000);
    writeFileSync(damaged, bytes.with(Math.floor(bytes.length / 2), (bytes.at(Math.floor(bytes.length / 2)) ?? 0) ^ 1));
    const place = await elsewhere(emptyEmbeddedGround);
    for (const file of [cut, damaged]) {
      const refused = await restored(file, place);
      expect(refused.code).toBe(1);
      expect(refused.complained).toMatch(/ cannot be read: | is damaged: /);
    }
    const other = join(around, 'other.txt');
    writeFileSync(other, 'no archive at all\n');
    const refused = await restored(other, place);
    expect(refused).toMatchObject({ code: 1, complained: `${other} is no backup that this version can read.\n` });
    expect(existsSync(join(place.folder, 'database', 'PG_VERSION'))).toBe(false);
  });

  test('names the version that made an archive of newer code', async () => {
    const newer = await copyOf('newer.tar.gz', ({ name, bytes }) => {
      if (name !== 'backup.json') return bytes;
      const head = JSON.parse(bytes.toString()) as { migrations: string[] };
      return Buffer.from(
        JSON.stringify({ ...head, version: '9.9.9', migrations: [...head.migrations, '999-later.sql'] }),
      );
    });
    const refused = await restored(newer, await elsewhere(emptyEmbeddedGround));
    expect(refused.code).toBe(1);
    expect(refused.complained).toMatch(/^The backup was made by version 9\.9\.9 .* it has 999-later\.sql\./);
  });
});
