import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 begins with; those of level 3 come after them. */
const counts = [
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1',
  '4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2',
  '7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2',
  '10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5',
  '14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2',
];
const sections = counts
  .join(' ')
  .split(' ')
  .map((one): [string, number] => {
    const [section = '', count = ''] = one.split(':');
    return [section, Number(count)];
  });

const text = readFileSync('docs/security.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+)\.(\S+)\s+\| (\S+)\s+\| (.*?)\s*\| (.*?)\s*\|$/gm)].map(
  ([, section = '', which = '', state = '', answer = '', shown = '']) => ({ section, which, state, answer, shown }),
);

/** '6–8' stands for three requirements. */
const numbersOf = ({ section, which }: (typeof rows)[number]) => {
  const [from = 0, to = from] = which.split('–').map(Number);
  return Array.from({ length: to - from + 1 }, (_none, at) => `${section}.${from + at}`);
};

test('every requirement of levels 1 and 2 has one row, and no other has any', () => {
  const wanted = sections.flatMap(([section, count]) =>
    Array.from({ length: count }, (_none, at) => `${section}.${at + 1}`),
  );
  expect(wanted).toHaveLength(253);
  expect(rows.flatMap(numbersOf)).toEqual(wanted);
});

test('every row says whether it is answered, and how or why not', () => {
  expect(rows.filter(({ state }) => !['yes', 'partly', 'open', '–'].includes(state))).toEqual([]);
  expect(rows.filter(({ answer }) => answer.length < 4)).toEqual([]);
  const of = (wanted: string) =>
    rows.filter(({ state }) => state === wanted).reduce((sum, row) => sum + numbersOf(row).length, 0);
  const said = `253 requirements: ${of('yes')} yes, ${of('partly')} partly, ${of('open')} open, ${of('–')} do not apply.`;
  expect(text).toContain(said);
});

test('every test that is named exists, and an open row names none', () => {
  const named = rows.flatMap(({ shown }) => [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
  expect(new Set(named).size).toBeGreaterThan(40);
  expect(named.filter((file) => !/\.(test\.tsx?|spec\.ts)$/.test(file) || !existsSync(file))).toEqual([]);
  expect(rows.filter(({ state, shown }) => state === 'open' && shown !== '')).toEqual([]);
});
