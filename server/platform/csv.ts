import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** Makes a spreadsheet treat a cell as text where it would otherwise take it for a formula. */
const guarded = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

type Cells = readonly (string | number | null)[];

/** Lines of a CSV table, for a file that is written piece by piece. */
export const csvLines = (rows: readonly Cells[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => guarded(String(cell ?? '')))),
    { record_delimiter: 'windows' },
  );

/**
 * A table as comma-separated text in UTF-8, with the mark that Excel needs to see that: a line of headings, then the
 * rows. Lines end as RFC 4180 requires.
 */
export const csvOf = (columns: readonly string[], rows: readonly Cells[]): string =>
  `\uFEFF${stringify([[...columns], ...rows.map((row) => row.map((cell) => guarded(String(cell ?? ''))))], {
    record_delimiter: 'windows',
  })}`;

/**
 * The Windows encoding's characters in the range where Latin-1 has no printable ones; Node's own decoder leaves them
 * out.
 */
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

/** A spreadsheet's file may be in Unicode or in the Windows encoding. */
const textOf = (bytes: Uint8Array) => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return fromWindows(bytes);
  }
};

/**
 * A line of a million commas would become a million cells. Not checked with a regular expression, which would start
 * over at every character.
 */
const hasTooLongLine = (text: string) => text.split('\n').some((line) => line.length > 100_000);

/** The line in which Excel states the separator of the cells. */
const separatorLine = /^\uFEFF?sep=.\r?\n/i;

/**
 * The lines of a CSV file, without empty ones; cells are separated by commas, semicolons or tabs. A quotation mark
 * within a cell is an ordinary character, and NUL, which no database stores, becomes the replacement character. At most
 * `most` lines are read, however many the file has. Null when the file is not CSV.
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
