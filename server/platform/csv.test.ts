import { expect, test } from 'vitest';
import { csvOf, csvRows } from './csv.ts';

test('what Windows writes is read letter by letter', () => {
  const file = Buffer.from([
    ...Buffer.from('Name,Email\r\n'),
    ...Buffer.from('8a74ec70e16e204f924220962080209c9f', 'hex'),
    ...Buffer.from(',a@b.co\r\n'),
  ]);
  expect(csvRows(file)).toEqual([
    ['Name', 'Email'],
    ['Štìpán O’B – € œŸ', 'a@b.co'],
  ]);
});

test('a quotation mark within a cell is one of its letters, and one that is never closed makes it no table', () => {
  expect(csvRows(Buffer.from('Name,Email\nMuhammad "Mat" Ali,mat@b.co\n"Lim, Siew",lim@b.co\n'))).toEqual([
    ['Name', 'Email'],
    ['Muhammad "Mat" Ali', 'mat@b.co'],
    ['Lim, Siew', 'lim@b.co'],
  ]);
  expect(csvRows(Buffer.from('Name,Email\n"Mat,mat@b.co\n'))).toBeNull();
});

test('the line in which Excel names what parts the cells is no heading', () => {
  expect(csvRows(Buffer.from('\uFEFFsep=;\r\nName;Email\r\nMat;mat@b.co\r\n'))).toEqual([
    ['Name', 'Email'],
    ['Mat', 'mat@b.co'],
  ]);
});

test('a table that is handed out says that it is in UTF-8, and holds no formulas', () => {
  expect(csvOf(['Name'], [['Zoë'], ['=1+1']])).toBe("\uFEFFName\r\nZoë\r\n'=1+1\r\n");
});
