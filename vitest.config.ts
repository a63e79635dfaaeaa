import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { PluginOption } from 'vite';
import { linguiMacros } from './tools/web/lingui-macros.mjs';

type Project = TestProjectInlineConfiguration;

const { TEST_DATABASE_URL = '' } = process.env;

/** Tests that need a database or a vendor's twin; everything else is a unit. */
const withWorld = ['server/**/*.api.test.{ts,tsx}', 'server/{platform,adapters}/**/*.test.{ts,tsx}'];
const onBoth = ['server/**/*.both.test.ts'];
const long = ['{contract,server,web,tools}/**/*.long.test.{ts,tsx}'];
const elsewhere = ['**/node_modules/**', 'dist/**'];

/** A project on the server's test world; the setup finds the database in `env` of the project. */
const onDatabase = (name: string, include: string[], exclude: string[], url: string, minutes: number): Project => ({
  extends: true,
  test: {
    name,
    include,
    exclude: [...elsewhere, ...exclude],
    environment: 'node',
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    globalSetup: ['server/testing/world.setup.ts'],
    setupFiles: ['server/testing/faults.setup.ts'],
    env: { NODE_ENV: 'test', DATABASE_URL: url },
    // Guards against hanging, far above what is expected; never a measurement.
    testTimeout: minutes * 60_000,
    hookTimeout: minutes * 60_000,
    sequence: { groupOrder: 1 },
  },
});

const unit: Project = {
  extends: true,
  test: {
    name: 'unit',
    include: ['{contract,server,tools}/**/*.test.{ts,tsx}', 'web/**/*.test.ts'],
    exclude: [...elsewhere, ...withWorld, ...onBoth, ...long],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
  },
};

const plugins: PluginOption[] = [linguiMacros()];

const components: Project = {
  extends: true,
  plugins,
  test: {
    name: 'unit-web',
    include: ['web/**/*.test.tsx'],
    exclude: [...elsewhere, ...long],
    environment: 'jsdom',
    setupFiles: ['web/jsdom.setup.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
  },
};

export default defineConfig({
  test: {
    // A second run does not compile again what is as it was.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      unit,
      components,
      onDatabase('api', withWorld, [...onBoth, ...long], '', 3),
      onDatabase('both', onBoth, [], '', 3),
      // The same files once more; only where there is a PostgreSQL to run them on.
      ...(TEST_DATABASE_URL ? [onDatabase('both-postgres', onBoth, [], TEST_DATABASE_URL, 3)] : []),
      onDatabase('long', long, [], TEST_DATABASE_URL, 30),
    ],
  },
});
