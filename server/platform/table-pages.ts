import { and, type AnyColumn, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { anyWords, type TableDescription, tablePageSize } from '../../contract/admin-tables/index.ts';
import type { FileAnswer } from '../../contract/schemas/types.ts';
import { containing } from './containing.ts';
import { csvFile, csvOf } from './csv/write.ts';
import type { Change, Tx } from './work.ts';

/** The filter of a table: words (in one column, or in any), and the time between two moments. */
export interface Narrowed {
  words: string | null;
  field: string | undefined;
  from: Temporal.Instant | null;
  until: Temporal.Instant | null;
}

/** How many rows to read: after those of earlier pages, or below a key. */
interface Stretch {
  size: number;
  skip?: number;
  before?: number;
}

/** How a module reads one of its tables, newest first. */
export interface TableReads<Row extends { id: number }> {
  count: (tx: Tx, narrowed: Narrowed) => Promise<number>;
  rows: (tx: Tx, narrowed: Narrowed, stretch: Stretch) => Promise<Row[]>;
}

interface TableQuery {
  query: string;
  field?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
}

const beginningOf = (month: Temporal.PlainYearMonth, zone: string) =>
  month.toPlainDate({ day: 1 }).toZonedDateTime(zone).toInstant();

/** Months are in the zone of the person asking; the last month is included in full. */
const narrowedBy = ({ query, field, date_from: from, date_to: to }: TableQuery, zone: string): Narrowed => ({
  words: query === '' || query === anyWords ? null : query,
  field,
  from: from === undefined ? null : beginningOf(Temporal.PlainYearMonth.from(from), zone),
  until: to === undefined ? null : beginningOf(Temporal.PlainYearMonth.from(to).add({ months: 1 }), zone),
});

/** A column, or a condition of its own where an index finds the words; the pattern is one of LIKE. */
type SearchedField = AnyColumn | SQL | ((pattern: string) => SQL);

interface Searched {
  id: AnyColumn;
  at: AnyColumn;
  fields: Readonly<Record<string, SearchedField>>;
}

const matches = (field: SearchedField, pattern: string) =>
  typeof field === 'function' ? field(pattern) : sql`${field}::text ilike ${pattern}`;

/** The WHERE of a table: `fields` lists what the words are compared with, under the names of the contract. */
export const whereOf = ({ id, at, fields }: Searched, narrowed: Narrowed, { before }: Partial<Stretch> = {}) => {
  const { words, field, from, until } = narrowed;
  const pattern = containing(words ?? '');
  const looked = Object.entries(fields).filter(([name]) => field === undefined || name === field);
  return and(
    words === null ? undefined : or(...looked.map(([, one]) => matches(one, pattern))),
    from === null ? undefined : gte(at, from),
    until === null ? undefined : lt(at, until),
    before === undefined ? undefined : lt(id, before),
  );
};

/** One page in the form of the contract (SYS-07). */
export const readPage = async <Row extends { id: number }, Wire>(
  tx: Tx,
  reads: TableReads<Row>,
  { page, ...asked }: TableQuery & { page: number },
  zone: string,
  present: (rows: Row[]) => Promise<Wire[]> | Wire[],
) => {
  const narrowed = narrowedBy(asked, zone);
  const total = await reads.count(tx, narrowed);
  const rows = await reads.rows(tx, narrowed, { size: tablePageSize, skip: tablePageSize * (page - 1) });
  return { data: await present(rows), page, max_pages: Math.max(1, Math.ceil(total / tablePageSize)), total };
};

const stride = 1000;

/** Every row that matches a filter, read key by key, so that rows written meanwhile do not shift anything. */
const everyRow = async <Row extends { id: number }>(tx: Tx, reads: TableReads<Row>, narrowed: Narrowed) => {
  const all: Row[] = [];
  for (;;) {
    const last = all.at(-1);
    const rows = await reads.rows(tx, narrowed, { size: stride, ...(last && { before: last.id }) });
    all.push(...rows);
    if (rows.length < stride) return all;
  }
};

type Cell = string | number | null;

/** A moment as written in a file: to the minute, in the zone of the person asking. */
export const momentCell = (moment: Temporal.Instant | null, zone: string): Cell =>
  moment === null
    ? null
    : moment.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');

/** SYS-04, B131: the visible columns of every row that matches the filter, as '{title} {DD-MM-YYYY}.csv'. */
export const readFile = async <Row extends { id: number }, T extends TableDescription>(
  { tx, now, actor }: Pick<Change, 'tx' | 'now'> & { actor: { timezone: string } },
  table: T,
  reads: TableReads<Row>,
  { columns, ...asked }: TableQuery & { columns?: string | undefined },
  cells: (rows: Row[]) => Promise<Record<keyof T['columns'], Cell>[]> | Record<keyof T['columns'], Cell>[],
): Promise<FileAnswer> => {
  const wanted = new Set(columns?.split(','));
  const known: (keyof T['columns'])[] = Object.keys(table.columns);
  const chosen = known.filter((name) => wanted.has(String(name)));
  const shown = chosen.length > 0 ? chosen : known;
  const rows = await cells(await everyRow(tx, reads, narrowedBy(asked, actor.timezone)));
  const body = csvOf(
    shown.map((name) => table.columns[String(name)] ?? ''),
    rows.map((row) => shown.map((name) => row[name])),
  );
  return csvFile(table.title, { now, zone: actor.timezone }, body);
};
