import { expect, test } from 'vitest';
import { csvOf, csvRows } from './csv.ts';

const read = (text: string | Buffer, most = 10) => csvRows(Buffer.from(text), most);

test('what Windows writes is read letter by letter', () => {
  const file = Buffer.from([
    ...Buffer.from('Name,Email\r\n'),
    ...Buffer.from('8a74ec70e16e204f924220962080209c9f', 'hex'),
    ...Buffer.from(',a@b.co\r\n'),
  ]);
  expect(read(file)).toEqual([
    ['Name', 'Email'],
    ['Štìpán O’B – € œŸ', 'a@b.co'],
  ]);
});

test("Excel's Unicode text is read as well, and a sign that no database keeps joins nothing", () => {
  const file = Buffer.from('\uFEFFName\tEmail\r\nZoë\tzoe@b.co\r\n', 'utf16le');
  const expected = [
    ['Name', 'Email'],
    ['Zoë', 'zoe@b.co'],
  ];
  expect(read(file)).toEqual(expected);
  expect(read(Buffer.from(file).swap16())).toEqual(expected);
  expect(read('Email\nzo\u0000e@b.co\n')).toEqual([['Email'], ['zo\uFFFDe@b.co']]);
});

test('a quotation mark within a cell is one of its letters, and one that is never closed makes it no table', () => {
  expect(read('Name,Email\nMuhammad "Mat" Ali,mat@b.co\n"Lim, Siew",lim@b.co\n')).toEqual([
    ['Name', 'Email'],
    ['Muhammad "Mat" Ali', 'mat@b.co'],
    ['Lim, Siew', 'lim@b.co'],
  ]);
  expect(read('Name,Email\n"Mat,mat@b.co\n')).toBeNull();
});

test('the line in which Excel names what parts the cells is no heading', () => {
  expect(read('\uFEFFsep=;\r\nName;Email\r\nMat;mat@b.co\r\n')).toEqual([
    ['Name', 'Email'],
    ['Mat', 'mat@b.co'],
  ]);
});

test('a table that is handed out says that it is in UTF-8, and holds no formulas', () => {
  expect(csvOf(['Name'], [['Zoë'], ['=1+1']])).toBe("\uFEFFName\r\nZoë\r\n'=1+1\r\n");
});

test('a file is read no further than it may be long, and no line further than it may be', () => {
  const rows = `Name,Email\n${'a,\n'.repeat(5)}`;
  expect(read(`${rows}"never closed`, 3)).toEqual([
    ['Name', 'Email'],
    ['a', ''],
    ['a', ''],
  ]);
  expect(read(`${','.repeat(99_000)}\nb\n`)?.[0]).toHaveLength(99_001);
  expect(read(`${','.repeat(101_000)}\nb\n`)).toBeNull();
});

test('lines of the longest length are looked through once, not once from every letter', () => {
  const line = `${'a'.repeat(100_000)}\n`;
  const began = process.cpuUsage();
  expect(read(line.repeat(10), 1)).toHaveLength(1);
  const { user } = process.cpuUsage(began);
  // A pattern that starts over at every character takes about half a minute here.
  expect(user / 1000).toBeLessThan(2000);
});
