import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const { TEST_DATABASE_URL = '' } = process.env;

test.runIf(TEST_DATABASE_URL !== '')(
  'a commit is unpacked, writes its data, is read, and passes its tests on the schema as it is now: this one as its own predecessor',
  async () => {
    const tests = ['server/modules/agendas/agendas.api.test.ts', 'server/modules/accounts/last-admin.both.test.ts'];
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/last-release.mjs', 'HEAD', ...tests], {
      maxBuffer: 1e8,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', TEST_DATABASE_URL }, // nothing of these tests
    });
    expect(stdout).toMatch(/^\d{3,} answers read, 0 faults$/m);
    expect(stdout).toMatch(/Tests {2}\d+ passed/);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      'the given commit runs on the schema as it is now, and its rows are read',
    );
  },
);
