import { say } from '../../../../contract/say.ts';
import { importLimits } from '../../../../contract/programmes/index.ts';
import { readTable, type TableRow } from '../../../platform/csv/read.ts';
import { cutText } from '../../../../contract/cut.ts';
import { refuseField } from '../../../platform/refusal.ts';

/** Cut before anything else reads it: a cell may be as long as the file. */
const clean = (cell: string) => {
  const short = cutText(cell, importLimits.cell + 1);
  return /\p{Cc}/u.test(short) ? short.replaceAll(/\p{Cc}/gu, ' ').trim() : short.trim();
};

/** A table with cells that we can keep. */
export interface FileOfRows {
  first: TableRow;
  lines: TableRow[];
  sheets: string[];
  sheet: number;
}

/** The name of an uploaded file as it is shown. */
export const cleanName = (name: string) => cutText(clean(name), 200);

/** Reads an uploaded table: its first line, and the lines below it with the numbers they have in a spreadsheet. */
export const readFileOfRows = (
  bytes: Uint8Array | undefined,
  { most = importLimits.rows, sheet = 0 }: { most?: number; sheet?: number | undefined } = {},
): FileOfRows => {
  const { first, rows, ...where } = readTable(bytes, most, sheet);
  const cut = ({ line, cells }: TableRow) => ({ line, cells: cells.slice(0, importLimits.columns).map(clean) });
  return { first: cut(first), lines: rows.map(cut), ...where };
};

/** Refuses a table that has nothing below its headings. */
export const refuseNoRows = (lines: readonly unknown[]) => {
  if (lines.length === 0) refuseField('file', say('field.file_no_rows'));
};
