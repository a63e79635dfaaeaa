import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from './copy.mjs';
import { bin } from './house.mjs';

const parts = ['contract', 'server', 'web', 'tools', 'db', 'docs', 'e2e', 'package.json', 'tsconfig.json'];
const settings = [
  'vite.config.ts',
  'vitest.config.ts',
  'lingui.config.ts',
  'playwright.config.ts',
  '.oxfmtrc.json',
  '.dependency-cruiser.cjs',
];
/** A module that nobody has built; its place in the order is given to it in the copy. */
const free = 'polls';
const before = 'discovery';

const onTheMap = ['--for', 'what its members need next', '--owns', free];

/** Far above what is expected: every endpoint is called, and the whole project is compiled. */
const longest = 1_200_000;

test.each(['owner', 'programme'])(
  'what the command writes for a module of a %s answers its calls and compiles',
  { timeout: longest },
  (owner) => {
    const copy = copyProject([...parts, ...settings]);
    try {
      const order = join(copy, 'tools/module-order.cjs');
      writeFileSync(order, readFileSync(order, 'utf8').replace(`  '${before}',`, `  '${free}',\n  '${before}',`));
      execFileSync(process.execPath, ['tools/new-module.mjs', free, '--of', owner, ...onTheMap], {
        cwd: copy,
      });
      const { stdout } = spawnSync(join(process.cwd(), bin('tsc')), ['-p', '.'], { cwd: copy, encoding: 'utf8' });
      expect(stdout).toBe('');
      const shapes = readFileSync(join(copy, 'server/testing/wire-shapes.json'), 'utf8');
      expect(shapes).toContain(`"GET /${owner === 'owner' ? `api/v2/my/${free}` : free}": {\n    "answer": "200 `);
    } finally {
      rmSync(copy, { recursive: true });
    }
  },
);
