import { importLimits } from '../../../../contract/programmes/index.ts';
import { say } from '../../../../contract/say.ts';
import { readTable } from '../../../platform/csv/read-table.ts';
import { cleanCell, type TableRow } from '../../../platform/csv/read.ts';
import { refuseField } from '../../../platform/refusal.ts';

/** A table with cells that we can keep. */
export interface FileOfRows {
  first: TableRow;
  lines: TableRow[];
  sheets: string[];
  sheet: number;
}

/** The name of an uploaded file as it is shown. */
export const cleanName = (name: string) => cleanCell(name, 200);

/**
 * Reads an uploaded table: its first line, and the lines below it with the numbers they have in a spreadsheet. It takes
 * seconds at worst, so call it before the transaction. `gone`: nobody waits for the answer any more.
 */
export const readFileOfRows = async (
  bytes: Uint8Array | undefined,
  { most = importLimits.rows, sheet = 0 }: { most?: number; sheet?: number | undefined },
  gone: AbortSignal,
): Promise<FileOfRows> => {
  const kept = { columns: importLimits.columns, cell: importLimits.cell + 1 };
  const { first, rows: lines, ...where } = await readTable(bytes, { most, sheet, kept }, gone);
  return { first, lines, ...where };
};

/** Refuses a table that has nothing below its headings. */
export const refuseNoRows = (lines: readonly unknown[]) => {
  if (lines.length === 0) refuseField('file', say('field.file_no_rows'));
};
