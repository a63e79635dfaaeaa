import { expect, test } from 'vitest';
import { fieldMessages } from '../../../contract/field-messages.ts';
import { renderSaid } from '../../../contract/render-message.ts';
import { readCsv } from './read.ts';
import { csvOf } from './write.ts';

const open = (file: string | Uint8Array, most = 10) =>
  readCsv(typeof file === 'string' ? new TextEncoder().encode(file) : file, most);
const read = (file: string | Uint8Array, most = 10) => {
  const answer = open(file, most);
  return 'rows' in answer ? answer.rows.map(({ cells }) => cells) : renderSaid(answer.problem, fieldMessages);
};
const bytes = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const zoe = [
  ['Name', 'Email'],
  ['Zoë', 'zoe@b.co'],
];

test('what Windows writes is read letter by letter: curly quotes, dashes, the euro', () => {
  const file = bytes('Name,Email\r\n', [...Buffer.from('8a74ec70e16e204f924220962080209c9f', 'hex')], ',a@b.co\r\n');
  expect(read(file)).toEqual([
    ['Name', 'Email'],
    ['Štìpán O’B – € œŸ', 'a@b.co'],
  ]);
  // Every byte from 80 to 9F, as the encoding's table has them; five of them stand for nothing.
  const all = Array.from({ length: 33 }, (_none, at) => 0x80 + at);
  expect(read(bytes('a\r\n', all, 'z'))).toEqual([
    ['a'],
    ['€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ\u00A0z'],
  ]);
});

test('UTF-8 is read with a mark and without', () => {
  expect(read('Name,Email\nZoë,zoe@b.co\n')).toEqual(zoe);
  expect(read(bytes([0xef, 0xbb, 0xbf], 'Name,Email\nZoë,zoe@b.co\n'))).toEqual(zoe);
  expect(read(bytes([0xef, 0xbb, 0xbf], '"Name","Email"\r\n"Zoë","zoe@b.co"\r\n'))).toEqual(zoe);
});

test.each([
  ['with a mark', '\uFEFF'],
  ['without a mark', ''],
])("Excel's Unicode text is read %s, in either order of bytes", (_which, mark) => {
  const file = Buffer.from(`${mark}Name\tEmail\r\nAyşe\tayse@b.co\r\n陈伟\twei@b.co\r\n`, 'utf16le');
  const expected = [
    ['Name', 'Email'],
    ['Ayşe', 'ayse@b.co'],
    ['陈伟', 'wei@b.co'],
  ];
  expect(read(file)).toEqual(expected);
  expect(read(Buffer.from(file).swap16())).toEqual(expected);
});

test('a character that no database keeps joins nothing, and makes no file Unicode', () => {
  expect(read('Email\nzo\u0000e@b.co\n')).toEqual([['Email'], ['zo\uFFFDe@b.co']]);
  expect(read('email\n\u0000\n')).toEqual([['email'], ['\uFFFD']]);
});

test('a quotation mark within a cell is one of its letters', () => {
  expect(read('Name,Email\nMuhammad "Mat" Ali,mat@b.co\n"Lim, Siew" , "lim@b.co"\n')).toEqual([
    ['Name', 'Email'],
    ['Muhammad "Mat" Ali', 'mat@b.co'],
    ['Lim, Siew', 'lim@b.co'],
  ]);
  expect(read('Name\n"She said ""hi""\nand left"\n')).toEqual([['Name'], ['She said "hi"\nand left']]);
});

test.each([
  ['a comma', ','],
  ['a semicolon', ';'],
  ['a tab', '\t'],
  ['a bar', '|'],
])('cells are parted by %s, and by no other sign within quotation marks', (_what, sign) => {
  const heading = `"a, b; c, d; e | f | g \t"${sign}Email`;
  expect(read(`${heading}\nx${sign}y\n`)).toEqual([
    ['a, b; c, d; e | f | g \t', 'Email'],
    ['x', 'y'],
  ]);
});

test('the line in which Excel names what parts the cells is no heading, and is believed', () => {
  const expected = [
    ['Name, first, last', 'Email'],
    ['Lim, Siew, Mei', 'mei@b.co'],
  ];
  expect(read('\uFEFFsep=;\r\nName, first, last;Email\r\nLim, Siew, Mei;mei@b.co\r\n')).toEqual(expected);
  expect(read('SEP=|\rName, first, last|Email\rLim, Siew, Mei|mei@b.co')).toEqual(expected);
});

test('lines end in any way, also in several within one file, and empty ones are no rows', () => {
  expect(read('a;b\r1;2\r3;"4\r5"\r')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4\r5'],
  ]);
  const answer = open('\r\na,b\r\n1,2\n\n3,4\r,,\r\n   \n5,"6\n7"\n8,9\n\n\n,\n');
  expect(answer).toEqual({
    rows: [
      { line: 2, cells: ['a', 'b'] },
      { line: 3, cells: ['1', '2'] },
      { line: 5, cells: ['3', '4'] },
      { line: 8, cells: ['5', '6\n7'] },
      { line: 9, cells: ['8', '9'] },
    ],
  });
});

test('the apostrophe that guards a cell is no part of it', () => {
  expect(read("a,b\n'=1+1,'+60 12-345\n'Azlan',O'Brien\n''-,\"x\n'@y\"\n")).toEqual([
    ['a', 'b'],
    ['=1+1', '+60 12-345'],
    ["'Azlan'", "O'Brien"],
    ["'-", 'x\n@y'],
  ]);
});

test.each([
  [
    'a quotation mark is never closed',
    'Name,Email\r\n"Lim\nSiew",a@b.co\r\n\r\nx,"Mat,mat@b.co\r\n',
    'Line 5: a quotation mark is opened and never closed',
  ],
  ['it is the first', '"Name,Email\n', 'Line 1: a quotation mark is opened and never closed'],
  [
    'the first line names what parts the cells',
    'sep=,\nName\n"Mat\n',
    'Line 3: a quotation mark is opened and never closed',
  ],
  [
    'text follows a quoted cell',
    'Name,Email\n"Mat" Ali,mat@b.co\n',
    'Line 2: there is text after a closing quotation mark',
  ],
  ['a line is too long', `a\nb\n${','.repeat(101_000)}\n`, 'Line 3 is too long'],
  [
    'the file is an older workbook',
    bytes([0xd0, 0xcf, 0x11, 0xe0], 'xl'),
    'This workbook has a password or an older format. In Excel, save it as “Excel Workbook (.xlsx)” without a password and choose that file',
  ],
  [
    'marked UTF-8 is none',
    bytes([0xef, 0xbb, 0xbf], 'a\r\nb\r\n', [0xff], '\r\n'),
    'Line 3: a character cannot be read. Save the file as “CSV UTF-8” and choose it again',
  ],
  [
    'UTF-16 is cut off',
    Uint8Array.from([0xff, 0xfe, 0x65]),
    'Line 1: a character cannot be read. Save the file as “CSV UTF-8” and choose it again',
  ],
  ['there are only empty rows', ',,\n'.repeat(50_001), 'Please use at most 50,000 rows'],
])('what is wrong is said with its line: %s', (_what, file, problem) => {
  expect(read(file)).toBe(problem);
});

test('what holds nothing has no rows', () => {
  for (const file of ['', '\uFEFF', '\r\n\r\n', ' , \n', '""']) expect(read(file)).toEqual([]);
});

test('a file is read no further than it may be long, and no line further than it may be', () => {
  const rows = `Name,Email\n${'a,\n'.repeat(5)}`;
  expect(read(`${rows}"never closed`, 3)).toEqual([
    ['Name', 'Email'],
    ['a', ''],
    ['a', ''],
  ]);
  expect(read(`b${','.repeat(99_000)}\nb\n`)[0]).toHaveLength(99_001);
});

test('lines of the longest length are looked through once, not once from every letter', () => {
  const began = process.cpuUsage();
  for (const letter of ['a', '"', "'", ' ', '\t', '\u00A0']) {
    const line = `${letter.repeat(100_000)}\n`;
    read(`x\n${line.repeat(10)}`, 2);
  }
  const { user } = process.cpuUsage(began);
  // A pattern that starts over at every character takes about half a minute here.
  expect(user / 1000).toBeLessThan(4000);
});

test('a table that is handed out is read back', () => {
  const table = csvOf(
    ['Name', '=Role'],
    [
      ['Zoë\n=1+1', null],
      [-5, "'=x"],
    ],
  );
  expect(table).toBe(`\uFEFF"Name","'=Role"\r\n"Zoë\n'=1+1",""\r\n"'-5","''=x"\r\n`);
  expect(read(table)).toEqual([
    ['Name', '=Role'],
    ['Zoë\n=1+1', ''],
    ['-5', "'=x"],
  ]);
});
