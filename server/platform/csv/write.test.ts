import fc from 'fast-check';
import Papa from 'papaparse';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { guarded, unguarded } from './guard.ts';
import { readCsv } from './read.ts';
import { csvFile, csvLines, csvOf } from './write.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+60 12', "'+60 12"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\ttab', "'\ttab"],
  ['\rreturn', "'\rreturn"],
  ['\nfeed', "'\nfeed"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠a', "'＠a"],
  ['﹦﹢', "'﹦﹢"],
  ['  =1', "'  =1"],
  ['\u00A0\u3000=1', "'\u00A0\u3000=1"],
  ['\uFEFF=1', "'\uFEFF=1"],
  ['\u200B\u2060=1', "'\u200B\u2060=1"],
  ['\u0001=1', "'\u0001=1"],
  ['a\n=1', "a\n'=1"],
  ['a\r\n=1', "a\r\n'=1"],
  ['a\r=1', "a\r'=1"],
  ['a\n\n -1\n+2', "a\n\n' -1\n'+2"],
  ['a\u2028=1', "a\u2028'=1"],
  ["'=1", "''=1"],
  ["''=1", "'''=1"],
])('%j is guarded as %j, and is read back', (cell, safe) => {
  expect(guarded(cell)).toBe(safe);
  expect(unguarded(safe)).toBe(cell);
});

test.each(['', 'Aina', "O'Brien", "'quoted'", 'a=b', '1-2', 'a\nb', 'a\r\n\r\nb', 'x@b.co', ' a', "'", '5%', 'ー'])(
  '%j needs no guard',
  (cell) => {
    expect(guarded(cell)).toBe(cell);
    expect(unguarded(cell)).toBe(cell);
  },
);

// Cells made of what has a meaning in CSV or in a spreadsheet, in any order, among ordinary text of any script.
const parting = fc.constantFrom('"', "'", ',', ';', '\t', '|', '\r', '\n', '\r\n', '\u2028', '\u0085', 'sep=;');
const live = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '=cmd|x',
  ' ',
  '\u00A0',
  '\u200B',
  '\uFEFF',
  '1',
);
const nasty = fc.oneof(parting, live);
const text = fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\u0000'));
const anyCell = fc
  .array(fc.oneof({ weight: 3, arbitrary: nasty }, text), { maxLength: 8 })
  .map((parts) => parts.join(''));
const anyTable = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(anyCell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  );

const byPapa = (file: string) => {
  const { data, errors } = Papa.parse<string[]>(file, { delimiter: ',', newline: '\r\n', skipEmptyLines: false });
  expect(errors).toEqual([]);
  return data.slice(0, -1); // what follows the last end of line
};
const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

test('any table is the same table to two readers, and no line of any of its cells is a formula', () => {
  fc.assert(
    fc.property(anyTable, ([headings = [], ...rows]) => {
      // Read back, such a first line would be the one in which Excel states the separator; no heading of ours is like it.
      fc.pre(!/^['\s]*sep=/i.test(headings[0] ?? ''));
      const file = csvOf(headings, rows);
      expect(file.startsWith('\uFEFF"')).toBe(true);
      const cells = byPapa(file);
      expect(cells.map((row) => row.map(unguarded))).toEqual([headings, ...rows]);
      for (const line of cells.flat().flatMap((cell) => cell.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)))
        expect(line.replaceAll(/[\p{Z}\p{C}\p{DI}]/gu, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
      for (const cell of cells.flat()) expect(cell).not.toMatch(/^[\t\r\n]/);
      const read = readCsv(new TextEncoder().encode(file), 10);
      expect('rows' in read && read.rows.map((row) => row.cells)).toEqual(
        [headings, ...rows].filter((row) => !isBlank(row)),
      );
    }),
    { numRuns: 500 },
  );
});

test('a file written piece by piece is the file written at once', () => {
  const rows = [
    ['a', null],
    ['b\n', 2],
  ] as const;
  expect(csvOf(['x', 'y'], []) + csvLines(rows.slice(0, 1)) + csvLines(rows.slice(1))).toBe(csvOf(['x', 'y'], rows));
  expect(csvOf(['x', 'y'], rows)).toBe('\uFEFF"x","y"\r\n"a",""\r\n"b\n","2"\r\n');
});

test('SYS-04 a file is named by its title and the day in the zone, without what no file name may have', () => {
  // 17:00 UTC is one o'clock on the next day in Kuala Lumpur.
  const now = Temporal.Instant.from('2026-11-20T17:00:00Z');
  const named = (title: string, zone = 'Asia/Kuala_Lumpur') => csvFile(title, { now, zone }, '').name;
  expect(named('Participants')).toBe('Participants 21-11-2026.csv');
  expect(named('Participants', 'UTC')).toBe('Participants 20-11-2026.csv');
  expect(named('Spring / "2027": <a>\r\n')).toBe('Spring - -2027- -a- 21-11-2026.csv');
  expect(named('导师\u202Efdp')).toBe('导师-fdp 21-11-2026.csv');
  expect(named('é'.repeat(300))).toBe(`${'é'.repeat(150)} 21-11-2026.csv`);
  expect(csvFile('a', { now, zone: 'UTC' }, 'b')).toMatchObject({ body: 'b', type: 'text/csv; charset=utf-8' });
});
