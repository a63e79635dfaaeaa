import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const { PATH, HOME, TEST_DATABASE_URL = '' } = process.env;

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['tools/last-release.mjs', ...args], {
    maxBuffer: 1e8,
    env: { PATH, HOME, NO_COLOR: '1', TEST_DATABASE_URL }, // nothing else of these tests
  });

test('a commit is unpacked, writes its data, is read, and passes its tests on the schema as it is now: this one as its own predecessor', async () => {
  const ran = run(
    'HEAD',
    'server/modules/agendas/agendas.api.test.ts',
    'server/modules/accounts/last-admin.both.test.ts',
  );
  if (TEST_DATABASE_URL === '') {
    await expect(ran).rejects.toMatchObject({ code: 1, stdout: 'not run: TEST_DATABASE_URL names no PostgreSQL\n' });
    return;
  }
  const { stdout } = await ran;
  expect(stdout).toMatch(/^\d{3,} answers read, 0 faults$/m);
  expect(stdout).toMatch(/Tests {2}\d+ passed/);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(
    'the given commit runs on the schema as it is now, and its rows are read',
  );
});
