import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadReference } from '../modules/reference/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/open.ts';
import { openJobs } from '../platform/jobs.ts';
import { projectFolder } from '../platform/project-folder.ts';

/** Whatever decides what a migrated and filled database looks like: a folder, or a file. */
const sources = [
  'db',
  'db/reference',
  'server/modules/reference',
  'server/platform/database',
  'server/platform/jobs.ts',
  'server/testing/kept-world.fixture.ts',
];
const packages = ['@electric-sql/pglite', 'pg-boss', 'drizzle-orm'];

const filesOf = (source: string) => {
  const path = join(projectFolder(), source);
  if (statSync(path).isFile()) return [source];
  const inside = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile());
  return inside.map(({ name }) => `${source}/${name}`);
};

const versionOf = (name: string) => {
  const text = readFileSync(join(projectFolder(), 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

/** What a kept world is made of, by name. */
export const partsOfWorld = () =>
  new Map([
    ...sources.flatMap(filesOf).map((name) => [name, readFileSync(join(projectFolder(), name), 'utf8')] as const),
    ...packages.map((name) => [name, versionOf(name)] as const),
  ]);

/** Worlds of other parts have other keys: what is out of date is never found. */
export const keyOf = (parts: ReadonlyMap<string, string>) =>
  createHash('sha256')
    .update(JSON.stringify([...parts].toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex')
    .slice(0, 20);

/** What every test world has before anybody is in it: the schema, the reference lists, the queues. */
export const fillWorld = async (database: Database) => {
  await loadReference(database.transact);
  const jobs = openJobs({
    database,
    clock: systemClock,
    transact: () => Promise.reject(new Error('nothing reacts here')),
    subscribers: new Map(),
    schedules: [],
    byItself: false,
    onFault: (fault) => {
      throw fault;
    },
  });
  await jobs.prepare();
  await jobs.close();
};

const aDay = 24 * 60 * 60_000;

/** Nobody asks for these any more; a run that began with one has long read it. */
const removeOld = (kept: string, file: string) => {
  const since = systemClock.now().epochMilliseconds - aDay;
  for (const name of readdirSync(kept).map((one) => join(kept, one)))
    if (name !== file && statSync(name).mtimeMs < since) rmSync(name, { force: true });
};

const make = async (file: string) => {
  const around = mkdtempSync(join(tmpdir(), 'lantern-world-'));
  const folder = join(around, 'database');
  try {
    const database = await openDatabase({ folder });
    await fillWorld(database).finally(() => database.close());
    const beside = `${file}.${randomUUID()}`;
    execFileSync('tar', ['--format=ustar', '-cf', beside, '-C', folder, ...readdirSync(folder)]);
    renameSync(beside, file); // two that make it at once make the same
  } finally {
    rmSync(around, { recursive: true, force: true });
  }
};

/** One migrated and filled data folder in one file (tar), made when it is not there; making it takes ten times as long as reading it. */
export const keptWorld = async () => {
  const kept = join(projectFolder(), '.cache', 'worlds');
  const file = join(kept, `${keyOf(partsOfWorld())}.tar`);
  if (!existsSync(file)) {
    mkdirSync(kept, { recursive: true });
    await make(file);
    removeOld(kept, file);
  }
  return file;
};

/** Puts a kept world where a server is to find its data folder. */
export const unpackWorld = async (folder: string) => {
  const file = await keptWorld();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', file, '-C', folder]);
};
