import { stringify } from 'csv-stringify/sync';
import type { Temporal } from 'temporal-polyfill';
import type { FileAnswer } from '../../../contract/schemas/types.ts';
import { guarded } from './guard.ts';

type Cells = readonly (string | number | null)[];

/**
 * Lines of a CSV table, for a file that is written piece by piece. They end as RFC 4180 requires, and every cell is
 * quoted, so that a line feed in a cell starts no row in any reader.
 */
export const csvLines = (rows: readonly Cells[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => guarded(String(cell ?? '')))),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );

/**
 * A table as comma-separated text in UTF-8, with the mark that Excel needs to see that: a line of headings, then the
 * rows. Headings are guarded too, because users write them (the questions of a form).
 */
export const csvOf = (headings: readonly string[], rows: readonly Cells[]): string =>
  `\uFEFF${csvLines([headings, ...rows])}`;

/** What a file system forbids in names, and the marks that turn the direction of what follows. */
const forbidden = /[/\\:*?"<>|\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const longestTitle = 150;

/** SYS-04: the download of a table, named '{title} {DD-MM-YYYY}.csv' with the day in the zone given. */
export const csvFile = (
  title: string,
  { now, zone }: { now: Temporal.Instant; zone: string },
  body: FileAnswer['body'],
): FileAnswer => {
  const [year, month, day] = now.toZonedDateTimeISO(zone).toPlainDate().toString().split('-');
  const name = [...title.replaceAll(forbidden, '-')].slice(0, longestTitle).join('').trim();
  return { body, type: 'text/csv; charset=utf-8', name: `${name} ${day}-${month}-${year}.csv` };
};
