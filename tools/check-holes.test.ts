import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deprecatedIn, readReport } from './check-holes.mjs';

const hole = (name: string, severity: string, fixAvailable: boolean) => ({ name, severity, range: '<2', fixAvailable });

test('known holes are listed, the worst first, and the grave ones counted', () => {
  const vulnerabilities = {
    one: hole('one', 'low', true),
    two: hole('two', 'critical', false),
    three: hole('three', 'high', true),
  };
  const report = { auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: { total: 3 } } };
  expect(readReport(JSON.stringify(report))).toEqual({
    lines: [
      'known hole: critical: two <2; no newer version is without it yet',
      'known hole: high: three <2; a newer version is without it',
      'known hole: low: one <2; a newer version is without it',
    ],
    grave: 2,
  });
});

test.each([
  ['nothing', ''],
  ['no JSON', '<html>Bad gateway</html>'],
  ['an error', '{ "message": "audit endpoint returned an error", "error": { "code": "EAUDIT" } }'],
])('a registry that answers %s has said nothing of holes', (_what, text) => {
  expect(readReport(text)).toBeUndefined();
});

test('deprecated versions are known from the lockfile alone', () => {
  const packages = {
    '': {},
    'node_modules/kept': { version: '1.0.0' },
    'node_modules/old': { version: '1.0.0', deprecated: 'use new' },
    'node_modules/kept/node_modules/@scope/older': { version: '0.1.0', deprecated: 'gone', dev: true },
  };
  const lines = ['deprecated: old 1.0.0', 'deprecated: @scope/older 0.1.0 (development only)'];
  expect(deprecatedIn({ packages })).toEqual(lines);
});

test('without a registry the run says that nothing was checked, and does not fail', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/check-holes.mjs', '--strict'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_registry: 'http://127.0.0.1:9' },
  });
  expect(status).toBe(0);
  const last = stdout.trim().split('\n').at(-1);
  expect(last).toMatch(/^known holes: NOT CHECKED, since no registry answered; \d+ packages, pinned by the lockfile$/);
});

test('nothing that is served is deprecated', () => {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof deprecatedIn>[0];
  expect(deprecatedIn(lockfile).filter((line) => !line.endsWith('(development only)'))).toEqual([]);
});
