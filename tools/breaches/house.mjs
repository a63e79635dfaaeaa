// What the smaller checks must say: which check, its words, the file, and what is added to it.
const home = ['', 'home', 'somebody'].join('/');
const registry = ['registry', 'npmjs', 'org'].join('.');

/** `here` is where the copy stands: a path of the machine that a file must not hold. */
export const houseBreaches = (here) => [
  ['check-clean.mjs', 'planted.md: holds a path of this machine', 'docs/planted.md', `see ${here}/contract/types.ts`],
  ['check-clean.mjs', 'home.md: holds a path of this machine', 'docs/home.md', `see ${home}/lantern/server.ts`],
  [
    'check-clean.mjs',
    'planted.json: holds the host of a registry',
    'docs/planted.json',
    `{ "from": "https://${registry}/" }`,
  ],
  [
    'check-allowed.mjs',
    'server/platform/hushed.ts: no-console is switched off 1 times and listed 0 times',
    'server/platform/hushed.ts',
    '// oxlint-disable-next-line no-console\nexport const a = 1;',
  ],
  [
    'check-allowed.mjs',
    'server/platform/hushed-all.ts: every rule is switched off',
    'server/platform/hushed-all.ts',
    '/* eslint-disable */\nexport const a = 1;',
  ],
  [
    'check-allowed.mjs',
    'contract/hushed-types.ts: types: ignore is switched off',
    'contract/hushed-types.ts',
    '// @ts-ignore\nexport const a: string = 1;',
  ],
  [
    'check-allowed.mjs',
    'contract/hushed.test.ts: tests: skip is switched off',
    'contract/hushed.test.ts',
    "import { test } from 'vitest';\ntest.skip('nothing', () => {});",
  ],
  [
    'check-allowed.mjs',
    'web/lib/forced.ts: double-assertion is switched off',
    'web/lib/forced.ts',
    'export const a = 1 as unknown as string;',
  ],
  [
    'knip',
    'contract/planted-unused.ts',
    'contract/planted-unused.ts',
    'export const nobodyAsks = 1;\nexport const asked = 2;',
  ],
];
