import { type SQL, sql } from 'drizzle-orm';
import { readRows } from './read.ts';
import type { Tx } from './work.ts';

/** A condition, as it is looked at in a row and as the index that knows about it is asked. */
export interface Condition {
  inRow: SQL;
  byIndex: SQL;
}

/** A list of many rows in which a few are looked for. */
export interface LookedFor {
  /** The table, and under what name the conditions and orders know it. */
  table: SQL;
  /** Whose list it is, which the index of every order begins with, and where in an order those who fit can be at all. */
  whose: SQL;
  filters: readonly Condition[];
  /** Words, for which there is an index that reads as much as there are rows with any of their parts. */
  words?: Condition | undefined;
  order: readonly SQL[];
  /** The same order, written so that no index is walked from its beginning to find few rows. */
  orderOfFew: readonly SQL[];
  /** Orders that have an index each; of those who come first in them, it is judged how many fit. */
  samples: readonly (readonly SQL[])[];
}

interface Part {
  limit: number;
  offset: number;
}

/** Rows are counted up to this number; where there are more, the count is one higher. */
export const mostFound = 10_000;

/** Measured at 100,000 rows (record 049). */
const limits = {
  /** A row that is fetched and sorted costs as much as so many that are met on a walk through the index of the order. */
  sorted: 2.5,
  /** From which share on any page is reached on such a walk, and those that fit are counted on one. */
  reached: 0.15,
  counted: 0.5,
  /** How many rows are met at most before more than are counted are sorted instead. */
  met: 20_000,
  /** Words that a larger share has are looked at in each row: their index would be read for everybody. */
  rare: 0.2,
  /** Of how many rows the shares are taken, at the beginning of each order. */
  sample: 200,
  /** A list of no more rows is gone through from its beginning to its end. */
  short: 1000,
} as const;

interface Shares {
  fitting: number;
  /** Of the rows with the words. */
  worded: number;
}

/** Where every row fits; and those of a short list are all looked at: an index would go through those of every other list as well. */
const everyRow = 'every row';

/** Has the statement planned for its values: the best plan for five people is not the best for fifty thousand. */
const eachTime = sql.raw('/* planned for its values */');
const listed = (columns: readonly SQL[]) => sql.join([...columns], sql`, `);
const all = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

const fitting = ({ filters, words }: LookedFor) =>
  all([...filters, ...(words ? [words] : [])].map(({ inRow }) => inRow));

const firstOf = ({ table, whose }: LookedFor, order: readonly SQL[], many: number) =>
  sql`(select * from ${table} where ${whose} order by ${listed(order)} limit ${many})`;

const sharesOf = async (tx: Tx, wanted: LookedFor): Promise<Shares | typeof everyRow> => {
  const some = wanted.samples.map((order) => firstOf(wanted, order, limits.sample));
  const [row] = await readRows<{ fitting: number; worded: number; all: number; isShort: boolean }>(
    tx,
    sql`${eachTime} select count(*) filter (where ${fitting(wanted)})::int as fitting,
          count(*) filter (where ${wanted.words?.inRow ?? sql`true`})::int as worded, count(*)::int as all,
          (select count(*) from ${firstOf(wanted, wanted.samples[0] ?? wanted.order, limits.short + 1)} as list) <= ${limits.short} as "isShort"
        from (${sql.join(some, sql` union all `)}) as ${wanted.table}`,
  );
  if (row === undefined || row.all === 0 || row.isShort) return everyRow;
  return { fitting: row.fitting / row.all, worded: row.worded / row.all };
};

/** The rows that fit, found by the indexes of what they have. */
const byIndexes = ({ table, whose, filters, words }: LookedFor, { worded }: Shares) => {
  const said = words === undefined ? [] : [worded < limits.rare ? words.byIndex : words.inRow];
  return sql`${table} where ${all([whose, ...filters.map(({ byIndex }) => byIndex), ...said])}`;
};

/** The rows that fit among the first `met` in this order. */
const onAWalk = (wanted: LookedFor, order: readonly SQL[], met: number) =>
  sql`${firstOf(wanted, order, met)} as ${wanted.table} where ${fitting(wanted)}`;

/** How many rows have to be met for so many that fit, if they are spread evenly. */
const metFor = (many: number, shares: Shares) => Math.ceil(many / Math.max(shares.fitting, 0.01));
/** As many again, in case they are not. */
const amply = (met: number) => 1000 + 2 * met;

const countAmong = async (tx: Tx, those: SQL) => {
  const [row] = await readRows<{ rows: string }>(
    tx,
    sql`${eachTime} select count(*) as rows from (select from ${those} limit ${mostFound + 1}) as found`,
  );
  return Number(row?.rows ?? 0);
};

const countFound = async (tx: Tx, wanted: LookedFor, shares: Shares | typeof everyRow) => {
  if (shares === everyRow) return countAmong(tx, onAWalk(wanted, wanted.samples[0] ?? wanted.order, mostFound + 1));
  if (shares.fitting >= limits.counted) {
    const met = await countAmong(
      tx,
      onAWalk(wanted, wanted.samples[0] ?? wanted.order, amply(metFor(mostFound, shares))),
    );
    if (met > mostFound) return met;
  }
  return countAmong(tx, byIndexes(wanted, shares));
};

const pageAmong = async (tx: Tx, id: SQL, those: SQL, order: readonly SQL[], { limit, offset }: Part) => {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`${eachTime} select ${id} as id from ${those} order by ${listed(order)} limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => Number(row.id));
};

/** How many rows to meet on a walk, and how many if those were too few; none where sorting is cheaper. */
const walksTo = (total: number, { limit, offset }: Part, shares: Shares) => {
  const met = metFor(offset + limit, shares);
  if (shares.fitting < limits.reached && met > limits.sorted * total) return [];
  return total > mostFound && amply(met) < limits.met ? [amply(met), limits.met] : [amply(met)];
};

interface Wished {
  total: number;
  part: Part;
}

const pageOf = async (
  tx: Tx,
  id: SQL,
  wanted: LookedFor,
  shares: Shares | typeof everyRow,
  { total, part }: Wished,
) => {
  if (shares === everyRow) {
    const met = Math.max(limits.short, part.offset + part.limit);
    return pageAmong(tx, id, onAWalk(wanted, wanted.order, met), wanted.order, part);
  }
  for (const met of walksTo(total, part, shares)) {
    const page = await pageAmong(tx, id, onAWalk(wanted, wanted.order, met), wanted.order, part);
    if (page.length === Math.min(part.limit, total - part.offset)) return page;
  }
  return pageAmong(tx, id, byIndexes(wanted, shares), wanted.orderOfFew, part);
};

/**
 * The rows that fit: how many there are, up to `mostFound`, and one more when there are more; and each page of them, by `id`. `known`:
 * their number, if it need not be counted.
 */
export const openList = async (tx: Tx, id: SQL, wanted: LookedFor, known?: number) => {
  const isNarrowed = wanted.filters.length > 0 || wanted.words !== undefined;
  const shares = isNarrowed ? await sharesOf(tx, wanted) : everyRow;
  const total = known ?? (await countFound(tx, wanted, shares));
  const page = (part: Part): Promise<number[]> =>
    total === 0 ? Promise.resolve([]) : pageOf(tx, id, wanted, shares, { total, part });
  return { total, page };
};

/** One page of the rows that fit, and how many there are; `partOf` says which page, once the number is known. */
export const findPage = async <P extends { part: Part }>(
  tx: Tx,
  id: SQL,
  wanted: LookedFor,
  partOf: (total: number) => P,
  known?: number,
) => {
  const { total, page } = await openList(tx, id, wanted, known);
  const { part, ...paging } = partOf(Math.min(total, mostFound));
  return { ids: await page(part), total, ...paging };
};
