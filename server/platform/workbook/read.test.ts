import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fieldMessages } from '../../../contract/field-messages.ts';
import { renderSaid } from '../../../contract/render-message.ts';
import { workbookOf } from '../../testing/workbook.fixture.ts';
import { readWorkbook } from './read.ts';

const read = (bytes: Uint8Array, sheet?: number, most = 100) => readWorkbook(bytes, most, sheet);
const problemOf = (bytes: Uint8Array, sheet?: number, most?: number) => {
  const answer = read(bytes, sheet, most);
  return 'problem' in answer ? renderSaid(answer.problem, fieldMessages) : 'read';
};

const people = workbookOf([
  {
    name: 'Kakitangan',
    rows: [
      ['Nama', 'Emel', 'Telefon', 'OK'],
      undefined,
      [{ formula: 'A9&" "&B9', value: 'Nur & Aina' }, 'nur@example.com', 60123456789, true],
      [null, 'bo@example.com', { formula: '1/3', value: 0.30000000000000004 }],
      [null, ' ', null],
    ],
  },
  { name: 'Lists', rows: [['secret']], hidden: true },
  { name: '2025 & before', rows: [['Email'], ['old@example.com']] },
]);

test('a workbook gives its first sheet: formulas as their values, numbers in full, rows as Excel numbers them', () => {
  expect(read(people)).toEqual({
    rows: [
      { line: 1, cells: ['Nama', 'Emel', 'Telefon', 'OK'] },
      { line: 3, cells: ['Nur & Aina', 'nur@example.com', '60123456789', 'TRUE'] },
      { line: 4, cells: ['', 'bo@example.com', '0.3'] },
    ],
    sheets: ['Kakitangan', '2025 & before'],
    sheet: 0,
  });
});

test('another sheet is read when it is chosen; hidden ones are not offered', () => {
  expect(read(people, 1)).toMatchObject({
    sheet: 1,
    rows: [
      { line: 1, cells: ['Email'] },
      { line: 2, cells: ['old@example.com'] },
    ],
  });
  expect(problemOf(people, 2)).toBe('This workbook has no such sheet');
});

test('no more rows are read than are asked for', () => {
  const answer = read(people, 0, 2);
  expect('rows' in answer && answer.rows.map(({ line }) => line)).toEqual([1, 3]);
});

test('names with a prefix, texts in pieces, how they are pronounced, and texts inside the cell', () => {
  const sheet = `<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c>
    <x:c t="inlineStr"><x:is><x:t>in_x0041_</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
  const shared = '<sst><si><r><t>陈</t></r><r><t>伟</t></r><rPh sb="0" eb="1"><t>チン</t></rPh></si></sst>';
  const bytes = workbookOf([{ name: 'A', rows: [] }], {
    'xl/worksheets/sheet0.xml': sheet,
    'xl/sharedStrings.xml': shared,
  });
  expect(read(bytes)).toMatchObject({ rows: [{ line: 1, cells: ['陈伟', 'inA'] }] });
});

test('a sheet that unpacks to more than we hold is never unpacked whole', () => {
  const bomb = workbookOf([{ name: 'A', rows: [] }], { 'xl/worksheets/sheet0.xml': ' '.repeat(40_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(problemOf(bomb)).toBe(
    'This workbook is too large. In Excel, save the sheet as “CSV UTF-8” and choose that file',
  );
});

test('a text that stands in every cell is kept short, and a cell far to the right makes no wide rows', () => {
  const far =
    '<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>';
  const bytes = workbookOf([{ name: 'A', rows: [] }], {
    'xl/worksheets/sheet0.xml': far,
    'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(1_000_000)}</t></si></sst>`,
  });
  const answer = read(bytes);
  expect('rows' in answer && answer.rows[0]?.cells.map((cell) => cell.length)).toEqual([500]);
});

test('a text of some hundred characters in every cell of the sheet is more than we hold', () => {
  const row = (line: number) => `<row r="${line}">${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`;
  const bytes = workbookOf([{ name: 'A', rows: [] }], {
    'xl/worksheets/sheet0.xml': `<worksheet>${Array.from({ length: 1000 }, (_none, at) => row(at + 1)).join('')}</worksheet>`,
    'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(300)}</t></si></sst>`,
  });
  expect(bytes.length).toBeLessThan(100_000);
  expect(problemOf(bytes, 0, 10_002)).toContain('too large');
});

test('a text is never cut in the middle of a character, and half of one is replaced', () => {
  const bytes = workbookOf([{ name: `${'A'.repeat(99)}😀`, rows: [[`${'a'.repeat(499)}😀`, 'b_xD83D_']] }]);
  expect(read(bytes)).toMatchObject({
    sheets: ['A'.repeat(99)],
    rows: [{ cells: ['a'.repeat(499), 'b\uFFFD'] }],
  });
});

test('a character that lies across two pieces of the file is read whole', () => {
  const name = '陈伟'.repeat(40);
  const bytes = workbookOf([{ name: 'A', rows: Array.from({ length: 600 }, () => [name]) }]);
  const answer = read(bytes, 0, 1000);
  expect('rows' in answer && new Set(answer.rows.map(({ cells }) => cells[0]))).toEqual(new Set([name]));
});

const part = (name: string, text: string) => workbookOf([{ name: 'A', rows: [['x']] }], { [name]: text });
const cut = (bytes: Uint8Array, at: number) => bytes.slice(0, at);

test.each([
  ['cut off', cut(people, people.length - 30)],
  ['without its end', cut(people, 60)],
  ['XML that is none', part('xl/worksheets/sheet0.xml', '<worksheet><row></worksheet>')],
  ['a sheet that is not there', part('xl/_rels/workbook.xml.rels', '<Relationships/>')],
  [
    'a row that no sheet has',
    part('xl/worksheets/sheet0.xml', '<worksheet><row r="-1"><c><v>1</v></c></row></worksheet>'),
  ],
  [
    'two rows of one number',
    part(
      'xl/worksheets/sheet0.xml',
      '<worksheet><row r="2"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row></worksheet>',
    ),
  ],
  ['elements nested too deep', part('xl/worksheets/sheet0.xml', '<a>'.repeat(51) + '</a>'.repeat(51))],
  [
    'an element with too many attributes',
    part('xl/worksheets/sheet0.xml', `<a ${Array.from({ length: 51 }, (_none, n) => `b${n}=""`).join(' ')}/>`),
  ],
  ['a document that declares anything', part('xl/sharedStrings.xml', '<!DOCTYPE sst><sst><si><t>a</t></si></sst>')],
  [
    'entities that grow',
    part('xl/sharedStrings.xml', '<!DOCTYPE a [<!ENTITY b "ccc">]><sst><si><t>&b;</t></si></sst>'),
  ],
])('a damaged workbook says so: %s', (_what, bytes) => {
  expect(problemOf(bytes)).toBe('This workbook cannot be read. Open it in Excel, save it again and choose that file');
});

test('another zip is no table', () => {
  expect(problemOf(zipSync({ 'a.txt': strToU8('a') }))).toBe(
    'This is not a table. Please choose a CSV file or an Excel workbook (.xlsx)',
  );
});

test('whatever bytes are changed, it is read or refused', () => {
  for (let at = 0; at < people.length; at += 7) {
    const bytes = people.slice();
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    expect(['rows', 'problem']).toContain(Object.keys(read(bytes))[0]);
  }
});
