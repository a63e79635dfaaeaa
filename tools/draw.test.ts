import { expect, test } from 'vitest';
import { drawTenth, hasItsTurn } from './draw.mjs';

const named = (file: string, many: number) =>
  Array.from({ length: many }, (_none, at) => ({ file, name: `${file} ${at}` }));
const tests = [...named('many', 229), ...named('walks', 10), ...named('races', 4)];
const commits = Array.from({ length: 300 }, (_none, at) => `commit ${at}`);
const draws = commits.map((commit) => drawTenth(tests, commit));
const of = (file: string, drawn: typeof tests) => drawn.filter((one) => one.file === file).length;

test('a commit draws a tenth of each file, and the same one again', () => {
  expect(drawTenth(tests, 'commit 7')).toEqual(draws[7]);
  expect(new Set(draws.map((drawn) => of('walks', drawn)))).toEqual(new Set([1]));
  expect(new Set(draws.map((drawn) => of('many', drawn)))).toEqual(new Set([22, 23]));
  expect(new Set(draws.map((drawn) => of('races', drawn)))).toEqual(new Set([0, 1]));
  const races = draws.filter((drawn) => of('races', drawn) === 1).length;
  expect(races).toBeGreaterThan(300 * 0.3);
  expect(races).toBeLessThan(300 * 0.5);
});

test('every test has its turn', () => {
  expect(new Set(draws.flat().map(({ name }) => name)).size).toBe(tests.length);
});

test('of the pages a commit has its half, the same one again, and each page its turn within a dozen commits', () => {
  const pages = Array.from({ length: 200 }, (_none, at) => `/page/${at}`);
  const halves = commits.map((commit) => pages.filter((page) => hasItsTurn(page, commit, 2)));
  expect(pages.filter((page) => hasItsTurn(page, 'commit 7', 2))).toEqual(halves[7]);
  for (const half of halves) expect(Math.abs(half.length - 100)).toBeLessThan(35);
  expect(new Set(halves.slice(0, 12).flat()).size).toBe(200);
  expect(pages.filter((page) => hasItsTurn(page, 'commit 7', 1))).toEqual(pages);
});
