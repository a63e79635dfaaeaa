import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  link?: boolean;
  engines?: { node?: string };
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const entries = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** The oldest Node that the README promises to support. */
const oldest = [20, 19, 0];

const order = (one: readonly number[], other: readonly number[]) =>
  one.map((part, at) => part - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** One comparison of a version range: '>=20.9', '^20.19.0', '20', '10.*'; parts that are not given may be anything. */
const admits = (comparison: string) => {
  const [, sign = '', version = ''] = /^([<>]=?|[~^=])?v?([\d.x*]+)$/.exec(comparison) ?? [];
  if (version === '') throw new Error(`no such range is known: ${comparison}`);
  const given = version.split('.').filter((part) => /^\d+$/.test(part));
  const numbers = given.map(Number);
  const difference = order(oldest, [...numbers, 0, 0, 0].slice(0, 3));
  const bounds: Record<string, boolean> = {
    '>=': difference >= 0,
    '>': difference > 0,
    '<': difference < 0,
    '<=': difference <= 0,
  };
  const fixed = { '^': 1, '~': 2 }[sign] ?? given.length;
  const isAlike = numbers.slice(0, fixed).every((part, at) => part === oldest[at]);
  return bounds[sign] ?? (isAlike && (fixed === given.length || difference >= 0));
};
const runsOn = (range: string) =>
  range
    .split('||')
    .map((one) => one.replaceAll(/([<>=~^]+)\s+/g, '$1').trim())
    .some((one) => one.split(/\s+/).every((each) => admits(each)));

test.each([
  ['>=20.19', true],
  ['>= 18', true],
  ['^20.19.0 || >=22.12.0', true],
  ['18 || 20 || >=22', true],
  ['10.* || >= 12.*', true],
  ['*', true],
  ['>=14 <21', true],
  ['>=22', false],
  ['22 || >=24.0.0', false],
  ['>=22.12.0 || ^24.0.0', false],
  ['^20.20', false],
  ['>=18 <20', false],
])('the range %s is met by the oldest Node: %s', (range, expected) => {
  expect(runsOn(range)).toBe(expected);
});

test('every package of the lockfile runs on the oldest Node, so that an install warns of none', () => {
  expect(entries.length).toBeGreaterThan(500);
  const tooNew = entries.filter(([, { engines }]) => engines?.node !== undefined && !runsOn(engines.node));
  expect(tooNew.map(([path, { version, engines }]) => `${path} ${version} ${engines?.node}`)).toEqual([]);
});

test('the lockfile names no address: an install asks the registry of whoever installs', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
