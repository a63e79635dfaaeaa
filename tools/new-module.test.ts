import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from './copy.mjs';
import { bin } from './house.mjs';
import { filesOf } from './new-module/files.mjs';
import { changed, sharedPlaces } from './new-module/shared-places.mjs';

const parts = ['contract', 'server', 'web', 'tools', 'db', 'docs', 'e2e', 'package.json', 'tsconfig.json'];

/** A module that nobody will build; in a copy it has its place in the order, before the one that joins all others. */
const example = 'polls';
const onTheMap = { purpose: 'asking members for their opinion', owned: 'polls and their answers' };

const write = (copy: string, file: string, text: string) => {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** What the check of the modules says about a copy with a new module in it, except about the shared places left out. */
const saidOf = (kind: string, leftOut: readonly string[] = []) => {
  const copy = copyProject(parts);
  try {
    const order = readFileSync('tools/module-order.cjs', 'utf8');
    write(copy, 'tools/module-order.cjs', order.replace("  'screens',", `  '${example}',\n  'screens',`));
    for (const [file, text] of Object.entries(filesOf(example, kind, '999'))) write(copy, file, text);
    for (const place of sharedPlaces(example, kind, onTheMap).filter(({ file }) => !leftOut.includes(file))) {
      write(copy, place.file, changed(readFileSync(place.file, 'utf8'), place) ?? '');
    }
    const check = join(process.cwd(), bin('tsx'));
    const { stdout } = spawnSync(check, ['tools/check-modules.ts'], { cwd: copy, encoding: 'utf8' });
    return stdout
      .trim()
      .split('\n')
      .map((line) => line.replace('error ', ''));
  } finally {
    rmSync(copy, { recursive: true });
  }
};

const unfrozen = (title: string) =>
  `${title}: server/testing/wire-shapes.json does not have its shape; run npm run wire-shapes`;
const endpoints = ['GET /polls', 'POST /polls', 'PATCH /polls/{id}', 'DELETE /polls/{id}'];

/** Far above what is expected: a process starts and loads the whole server. */
const longest = 300_000;

test(
  'a module of a programme is whole, and only what its endpoints answer is still to be written down',
  { timeout: longest },
  () => {
    expect(saidOf('of-programme').slice(0, -1)).toEqual(endpoints.map(unfrozen));
  },
);

test(
  'each place that names every module is told by its file and line when it was left out',
  { timeout: longest },
  () => {
    const left = sharedPlaces(example, 'of-programme', onTheMap).map(({ file }) => file);
    const said = saidOf('of-programme', left);
    for (const file of left) {
      expect(
        said.filter((line) => line.includes(file)),
        file,
      ).not.toEqual([]);
    }
  },
);

test.each(['of-owner', 'of-programme'])('every shared place takes the lines of a module %s', (kind) => {
  for (const place of sharedPlaces(example, kind, onTheMap)) {
    const text = changed(readFileSync(place.file, 'utf8'), place);
    expect(text, place.file).not.toBeNull();
    for (const line of place.lines) expect(text).toContain(line);
  }
});

test.each([
  ['nothing', []],
  ['a placeholder', ['--for', 'what it is for', '--owns', 'polls']],
  ['a row of a table', ['--for', 'a | b', '--owns', 'polls']],
  ['only what it is for', ['--for', 'asking members for their opinion']],
])('a module of which the map would say %s is not written', (_which, said) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/new-module.mjs', example, ...said], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^docs\/MAP\.md says it of every module: write --(for|owns)/);
  expect(status).toBe(1);
});
