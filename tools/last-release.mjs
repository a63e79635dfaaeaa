// Part of `npm run test:long`: what the newest release in docs/RELEASES.md means for the code as it is now. `<commit>` as the
// argument takes that commit for the release.
// 1. Its API tests run on the schema as it is now: during an upgrade, processes of the old code still serve.
// 2. The code as it is now reads the rows that the old code wrote: its demonstration data, on PostgreSQL.
// Nothing to do while db/ is as it was then.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lastRelease } from './releases.mjs';

const end = (line, code = 0) => {
  console.log(line);
  process.exit(code);
};
const release = process.argv[2] ? { version: 'the given commit', commit: process.argv[2] } : lastRelease();
if (release === undefined) end('no release yet');
const { version, commit } = release;
const given = process.argv.length > 2;
const changed = spawnSync('git', ['diff', '--quiet', commit, '--', 'db']).status !== 0;
if (!changed && !given) end(`db/ is as it was in ${version}`);
const base = process.env.TEST_DATABASE_URL ?? '';
if (base === '') end('not run: TEST_DATABASE_URL names no PostgreSQL', 1);

const beside = (name) => Object.assign(new URL(base), { pathname: `${new URL(base).pathname}_${name}` }).href;
const nameIn = (url) => new URL(url).pathname.slice(1);
const onServer = async (statement) => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: base });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** The files of the release in a folder of their own, on the packages that it was built with. */
const unpack = (folder) => {
  const packed = execFileSync('git', ['archive', commit], { maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  const lock = 'package-lock.json';
  if (readFileSync(lock, 'utf8') === readFileSync(join(folder, lock), 'utf8'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
};

const run = (what, command, args, options) => {
  console.log(what);
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`failed: ${what}`);
};

/** What the tests of the release say of the schema itself, or of processes and power, is about its own schema. */
const config = (url) => `import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: {
    include: ['server/**/*.api.test.{ts,tsx}', 'server/**/*.both.test.ts'],
    exclude: ['**/node_modules/**', 'server/tables.both.test.ts', 'server/crash/**', 'server/testing/**'],
    environment: 'node',
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    globalSetup: ['server/testing/world.setup.ts'],
    setupFiles: ['server/testing/faults.setup.ts'],
    env: { NODE_ENV: 'test', DATABASE_URL: ${JSON.stringify(url)} },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
`;

const folder = mkdtempSync(join(tmpdir(), 'lantern-release-'));
const [schema, rows] = [beside('schema'), beside('rows')];
const demo = { ...process.env, DATABASE_URL: rows, DATA_DIR: join(folder, 'data'), DEMO: 'on', LOG_LEVEL: 'warn' };
const tsx = resolve('node_modules/.bin/tsx');
try {
  unpack(folder);
  for (const url of [schema, rows]) await onServer(`create database ${nameIn(url)}`);
  run(`${version} writes its demonstration data`, tsx, ['server/main.ts', 'fill'], { cwd: folder, env: demo });
  run('today reads it', tsx, ['tools/read-all.ts'], { env: demo });
  cpSync('db', join(folder, 'db'), { recursive: true }); // its code migrates its test databases to today's schema
  writeFileSync(join(folder, 'release.config.mjs'), config(schema));
  const tests = ['run', '--config', 'release.config.mjs', ...process.argv.slice(3)];
  run(`the tests of ${version} on today's schema`, resolve('node_modules/.bin/vitest'), tests, { cwd: folder });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const url of [schema, rows]) await onServer(`drop database if exists ${nameIn(url)} with (force)`);
  rmSync(folder, { recursive: true, force: true });
}
if (!process.exitCode) console.log(`${version} runs on the schema as it is now, and its rows are read`);
