import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** One row of a recipe: a file that is there, and text that stands where the reader adds theirs. */
const row = /^\| `([^`]+)`\s*\| `([^`]+)`\s*\| (\S.*?)\s*\|$/;

const recipesIn = (cookbook: string) =>
  cookbook
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      const table = lines.filter((line) => line.startsWith('|')).slice(2);
      return { name, table, steps: table.flatMap((line) => [row.exec(line)].filter((found) => found !== null)) };
    });

const recipes = recipesIn(readFileSync('docs/COOKBOOK.md', 'utf8'));

const faultOf = ([, file = '', text = '']: RegExpExecArray) => {
  if (!existsSync(file)) return [`${file} is not there`];
  return readFileSync(file, 'utf8').includes(text) ? [] : [`${file} does not say ${text}`];
};

test('the cookbook has a recipe for each change that a newcomer makes', () => {
  expect(recipes.map(({ name }) => name)).toEqual([
    'A rule',
    'A field, from form to page',
    'A sortable column',
    'An email',
    'A page',
    'An endpoint',
    'A module',
  ]);
});

test.each(recipes)('$name: every row names a file that is there, and text that is in it', ({ table, steps }) => {
  expect(table.length).toBeGreaterThan(2);
  expect(steps).toHaveLength(table.length);
  expect(steps.flatMap(faultOf)).toEqual([]);
});

test.each([
  ['a file that moved', '| `server/nowhere.ts` | `anything` | add it |', ['server/nowhere.ts is not there']],
  ['text that went', '| `package.json` | `no such text` | add it |', ['package.json does not say no such text']],
  ['what is still so', '| `package.json` | `lantern` | add it |', []],
])('a row is judged: %s', (_which, line, faults) => {
  const [{ steps } = { steps: [] }] = recipesIn(`## One\n\n| file | look for | do |\n| --- | --- | --- |\n${line}\n`);
  expect(steps.flatMap(faultOf)).toEqual(faults);
});
