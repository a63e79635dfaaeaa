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

/** Everything that determines what a migrated and filled database looks like: folders and files. */
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

/** The files that a kept world depends on, by name. */
export const partsOfWorld = () =>
  new Map([
    ...sources.flatMap(filesOf).map((name) => [name, readFileSync(join(projectFolder(), name), 'utf8')] as const),
    ...packages.map((name) => [name, versionOf(name)] as const),
  ]);

/** Different files give a different key, so an outdated world is never found. */
export const keyOf = (parts: ReadonlyMap<string, string>) =>
  createHash('sha256')
    .update(JSON.stringify([...parts].toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex')
    .slice(0, 20);

/** What every test world has before there are any people in it: the schema, the reference lists, the queues. */
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
    warn: () => {},
  });
  await jobs.prepare();
  await jobs.close();
};

const aDay = 24 * 60 * 60_000;

/** Nobody needs these any more; a run that began with one has long since read it. */
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

/**
 * One migrated and filled data folder in one file (tar), created when missing; creating it takes ten times as long as
 * reading it.
 */
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

/** Unpacks a kept world into the folder where a server will look for its data. */
export const unpackWorld = async (folder: string) => {
  const file = await keptWorld();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', file, '-C', folder]);
};
