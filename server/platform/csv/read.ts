import { CsvError, parse } from 'csv-parse/sync';
import { cutText } from '../../../contract/cut.ts';
import { type Said, say } from '../../../contract/say.ts';
import { readWorkbook } from '../workbook/read.ts';
import { decodeFile } from './decode.ts';
import { unguarded } from './guard.ts';

export interface TableRow {
  /** As a spreadsheet numbers it: the row of headings is 1, and empty rows count. */
  line: number;
  cells: string[];
}

type Read = { rows: TableRow[] } | { problem: Said };

const lineEnd = /\r\n|\r|\n/;

/**
 * A line of a million commas would become a million cells. Not checked with a regular expression, which would start
 * over at every character.
 */
const tooLongLine = (text: string) => text.split(lineEnd).findIndex((line) => line.length > 100_000) + 1;

/** However few of its rows say anything, a file is read no further. */
const mostRows = 50_000;

/** The line in which Excel states the separator of the cells, with or without quotation marks around it. */
const separatorLine = /^("?)sep=([,;\t|])\1[,;\t]{0,50}(?:\r\n|\r|\n)/i;

/** Lines that are looked at for the separator: titles above a list have none, or commas of their own. */
const linesLookedAt = 20;

/** How many lines have this sign equally often, and how often that is. */
const evenness = (lines: readonly string[], sign: string) => {
  const lengths = new Map<number, number>();
  for (const line of lines) {
    const often = line.split(sign).length - 1;
    if (often > 0) lengths.set(often, (lengths.get(often) ?? 0) + 1);
  }
  const [often = 0, many = 0] = [...lengths].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return { many, often };
};

/** What separates the cells: the sign that most of the first lines have equally often outside quotation marks. */
const delimiterOf = (text: string) => {
  const lines = text
    .replaceAll(/"[^"]*"/g, '""')
    .split(lineEnd, 5 * linesLookedAt)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt);
  const signs = [',', ';', '\t', '|'].map((sign) => ({ sign, ...evenness(lines, sign) }));
  return signs.reduce((best, one) =>
    one.many > best.many || (one.many === best.many && one.often > best.often) ? one : best,
  ).sign;
};

const beginsWith = (bytes: Uint8Array, hex: string) => Buffer.from(bytes.subarray(0, 4)).toString('hex') === hex;
/** Excel's format, a zip of parts. */
export const isWorkbook = (bytes: Uint8Array) => beginsWith(bytes, '504b0304');
/** Its older format, which is also what surrounds a workbook with a password. */
const isOldWorkbook = (bytes: Uint8Array) => beginsWith(bytes, 'd0cf11e0');
/** '%PDF', whatever the file is called. */
const isPdf = (bytes: Uint8Array) => beginsWith(bytes, '25504446');

/** What keeps a file from being read, with the line where the last readable cell ended. */
const problemOf = ({ code, bytes }: CsvError, file: Buffer, linesBefore: number) => {
  const quote = file.indexOf('"', Number(bytes));
  const line = linesBefore + file.subarray(0, quote).toString().split(lineEnd).length;
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? say('field.file_quote_open', { line })
    : say('field.file_quote_inside', { line });
};

class Enough extends Error {}

const rowsOf = (text: string, delimiter: string, most: number, linesBefore: number): Read => {
  const file = Buffer.from(text);
  const rows: TableRow[] = [];
  const keep = (record: string[], { records, empty_lines: empty }: { records: number; empty_lines: number }) => {
    const cells = record.map(unguarded);
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: records + empty, cells });
    if (rows.length === most || records > mostRows) throw new Enough();
    return null;
  };
  try {
    parse(file, {
      delimiter,
      on_record: keep,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    if (error instanceof CsvError) return { problem: problemOf(error, file, linesBefore) };
    if (!(error instanceof Enough)) throw error;
    if (rows.length < most) return { problem: say('field.file_too_many_rows', { most: mostRows }) };
  }
  return { rows };
};

/**
 * The rows of a CSV file that say anything; cells are separated by commas, semicolons, tabs or bars. Blanks around a
 * cell are left out unless they are quoted, and so is the apostrophe that guards it. A quotation mark within a cell is
 * an ordinary character, and NUL, which no database stores, becomes the replacement character. At most `most` rows are
 * read, however many the file has.
 */
export const readCsv = (bytes: Uint8Array, most: number): Read => {
  if (isOldWorkbook(bytes)) return { problem: say('field.file_workbook_old') };
  if (isPdf(bytes)) return { problem: say('field.file_no_table') };
  const decoded = decodeFile(bytes);
  if ('wrongLine' in decoded) return { problem: say('field.file_encoding', { line: decoded.wrongLine }) };
  const whole = decoded.text.replaceAll('\u0000', '\uFFFD');
  const line = tooLongLine(whole);
  if (line > 0) return { problem: say('field.file_line_long', { line }) };
  const [first = '', , named] = separatorLine.exec(whole) ?? [];
  const text = whole.slice(first.length);
  return rowsOf(text, named ?? delimiterOf(text), most, first === '' ? 0 : 1);
};

/** A table as it was uploaded. */
export interface ReadTable {
  /** The first row that says anything. Whether it contains headings, the caller knows. */
  first: TableRow;
  rows: TableRow[];
  /** The sheets of a workbook and which of them this is; none for a CSV file. */
  sheets: string[];
  sheet: number;
}

/** How a table is to be read. */
export interface TableWish {
  /** How many rows it may have below its first. */
  most: number;
  /** Which sheet of a workbook, counted from 0. */
  sheet?: number | undefined;
  /** How many cells of a row are kept, and how many letters of a cell; all of them if left out. */
  kept?: { columns: number; cell: number };
}

/** Cut before anything else reads it: a cell may be as long as the file. */
export const cleanCell = (cell: string, most: number): string => {
  const short = cutText(cell, most);
  return /\p{Cc}/u.test(short) ? short.replaceAll(/\p{Cc}/gu, ' ').trim() : short.trim();
};

const keptOf = ({ line, cells }: TableRow, kept: TableWish['kept']): TableRow =>
  kept === undefined
    ? { line, cells }
    : { line, cells: cells.slice(0, kept.columns).map((cell) => cleanCell(cell, kept.cell)) };

/** A table, CSV or a sheet of a workbook: its first row, and the rows below it; or why it cannot be read. */
export const tableIn = (bytes: Uint8Array, { most, sheet = 0, kept }: TableWish): ReadTable | { problem: Said } => {
  const wanted = most + 2; // with the headings, and one that is too many
  const read = isWorkbook(bytes)
    ? readWorkbook(bytes, wanted, sheet)
    : { sheets: [], sheet: 0, ...readCsv(bytes, wanted) };
  if ('problem' in read) return read;
  const [first, ...rows] = read.rows.map((row) => keptOf(row, kept));
  if (first === undefined) return { problem: say('field.file_no_rows') };
  if (rows.length > most) return { problem: say('field.file_too_many_rows', { most }) };
  return { first, rows, sheets: read.sheets, sheet: read.sheet };
};
