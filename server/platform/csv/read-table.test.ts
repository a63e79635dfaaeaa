import { expect, test } from 'vitest';
import { fieldMessages } from '../../../contract/field-messages.ts';
import { renderSaid } from '../../../contract/render-message.ts';
import { slowWorkbook, workbookOf } from '../../testing/workbook.fixture.ts';
import { Refusal } from '../refusal.ts';
import { readTable } from './read-table.ts';
import { tableIn } from './read.ts';
import type { ThreadLimits } from '../threads.ts';

const never = new AbortController().signal;
const wish = { most: 5000, kept: { columns: 3, cell: 4 } };
const problemOf = (bytes: Uint8Array, limits: ThreadLimits = {}) =>
  readTable(bytes, wish, never, limits).then(
    () => 'read',
    (error: unknown) =>
      error instanceof Refusal && error.details.fields !== undefined
        ? renderSaid((error.details.fields as { file: string }).file, fieldMessages)
        : String(error),
  );

const csv = (rows: number) =>
  new TextEncoder().encode(Array.from({ length: rows }, (_none, n) => `name ${n},n${n}@example.com,,d`).join('\n'));

test.each([
  ['a workbook', workbookOf([{ name: 'A', rows: [['Name', 'Email'], undefined, ['Ann_x0007_Lim', 'a@b.co', 3, 4]] }])],
  ['a long CSV file, which comes in several pieces', csv(4000)],
  ['a short CSV file', csv(3)],
])('%s is read in a thread as it is read at once', async (_what, bytes) => {
  expect(await readTable(bytes, wish, never)).toEqual(tableIn(bytes, wish));
});

test('what is cut stands by hand: three columns, four letters, no signs that cannot be seen', async () => {
  const bytes = workbookOf([{ name: 'A', rows: [['Name'], ['A_x0007_nn Lim', 'a@b.co', 3, 4]] }]);
  expect(await readTable(bytes, wish, never)).toEqual({
    first: { line: 1, cells: ['Name'] },
    rows: [{ line: 2, cells: ['A nn', 'a@b.', '3'] }],
    sheets: ['A'],
    sheet: 0,
  });
});

test('a workbook that takes too long or too much is refused at its field, in words that say what to do', async () => {
  const large = 'This workbook is too large. In Excel, save the sheet as “CSV UTF-8” and choose that file';
  expect(await problemOf(slowWorkbook(3000), { mostMilliseconds: 300 })).toBe(large);
  expect(await problemOf(slowWorkbook(3000), { maxOldGenerationSizeMb: 8 })).toBe(large);
  expect(await problemOf(workbookOf([{ name: 'A', rows: [['x']] }]))).toBe('read');
});
