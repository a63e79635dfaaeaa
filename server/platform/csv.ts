import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet would take for a formula is text for it from now on. */
const guarded = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

type Cells = readonly (string | number | null)[];

/** Lines of such a table, for a file that is written piece by piece. */
export const csvLines = (rows: readonly Cells[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => guarded(String(cell ?? '')))),
    { record_delimiter: 'windows' },
  );

/** A table as comma-separated text in UTF-8, marked as such for Excel: a line of headings, then the rows. Lines end as RFC 4180 says. */
export const csvOf = (columns: readonly string[], rows: readonly Cells[]): string =>
  `\uFEFF${stringify([[...columns], ...rows.map((row) => row.map((cell) => guarded(String(cell ?? ''))))], {
    record_delimiter: 'windows',
  })}`;

/** What Windows writes has these where Latin-1 has nothing to read; Node's own decoder leaves them out. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const fromWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (letter) => windows.charAt(letter.charCodeAt(0) - 0x80));

/** Excel's "Unicode text" is UTF-16. */
const encodingOf = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** A file of a spreadsheet may be in Unicode or in what Windows writes. */
const textOf = (bytes: Uint8Array) => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return fromWindows(bytes);
  }
};

/** A line of a million commas would be a million cells. No pattern: one would begin anew at every letter. */
const hasTooLongLine = (text: string) => text.split('\n').some((line) => line.length > 100_000);

/** How Excel says in a line of its own what parts the cells. */
const separatorLine = /^\uFEFF?sep=.\r?\n/i;

/**
 * The lines of such a file, without empty ones; commas, semicolons or tabs part the cells. A quotation mark within a cell is
 * one of its letters, and what no database keeps is a sign that says so. No more than so many lines are read, whatever the file holds. Null: it is no such file.
 */
export const csvRows = (bytes: Uint8Array, most: number): string[][] | null => {
  const text = textOf(bytes).replaceAll('\u0000', '\uFFFD').replace(separatorLine, '');
  if (hasTooLongLine(text)) return null;
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  const delimiter = [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: most,
      trim: true,
    });
  } catch {
    return null;
  }
};
