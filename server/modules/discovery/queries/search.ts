import { type SQL, sql } from 'drizzle-orm';
import type { MentorSort } from '../../../../contract/discovery/values.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import type { Reading } from '../rules/readings.ts';
import { inOrder, inOrderOfFew, isAfter, placeOf } from './orders.ts';

export interface MentorFilter {
  search: string;
  industry: readonly number[];
  skill: readonly number[];
  language: readonly number[];
  country: readonly number[];
  working_experience: readonly string[];
  working_experience_level: readonly string[];
  gender: readonly string[];
  job_role: readonly string[];
  /** Only in a programme's directory. */
  program_goals?: readonly number[];
}

/** A stretch of a list: from its beginning, or after the last row that the reader has. */
export interface Stretch {
  sort: MentorSort;
  offset: number;
  limit: number;
  after?: { total: number; place: readonly string[] } | undefined;
}

export interface Found {
  ids: number[];
  /** Exact up to `countedUntil`. */
  total: number;
  /** Where the last of them is in the order; null for nobody. */
  place: string[] | null;
}

/** A higher count would tell nobody anything useful. */
export const countedUntil = 10_000;
/**
 * Fewer people are fetched and sorted, more are met soon enough by going through the index of their order. A page that
 * skips more than this is sorted too.
 */
const few = { people: 2000, skipped: 120 };

/** Whom one reading of a search finds, without those who are listed already. */
export interface Among {
  reading: Reading;
  without: readonly number[];
}

const others = ({ without }: Among) =>
  without.length === 0 ? sql`true` : sql`user_id <> all(${sql.param(without)}::bigint[])`;

/**
 * The planner does not see what is asked for, and so takes the index of lexemes: it would rather read the whole table
 * than an index that finds a tenth of it, not knowing that a comparison costs more than a page.
 */
const byLexemes = ({ reading }: Among) =>
  sql.join(
    reading.map((query) => sql`lexemes @@ (select ${query}::tsquery)`),
    sql` and `,
  );
const alongOrder = ({ reading }: Among) =>
  reading.length === 0
    ? sql`true`
    : sql.join(
        reading.map((query) => sql`lexemes @@ ${query}::tsquery`),
        sql` and `,
      );

export const countOf = async (tx: Tx, among: Among, most: number) => {
  const people =
    among.reading.length === 0
      ? sql`select from mentor_index order by ${inOrder('newest')}`
      : sql`select from mentor_index where ${byLexemes(among)} and ${others(among)}`;
  const [row] = await readRows<{ people: string }>(
    tx,
    sql`select count(*) as people from (${people} limit ${most}) as found`,
  );
  return Number(row?.people ?? 0);
};

/** Has the statement planned for the words and values that are asked for (`platform/database/prepared.ts`). */
const eachTime = sql.raw('/* planned for its values */');

const rowsOf = async (
  tx: Tx,
  { where, order, sort, offset, limit }: Omit<Stretch, 'after'> & { where: SQL; order: SQL },
): Promise<Omit<Found, 'total'>> => {
  const rows = await readRows<{ user_id: string; place: string[] }>(
    tx,
    sql`${eachTime} select user_id, ${placeOf(sort)} as place from mentor_index where ${where}
        order by ${order} limit ${limit} offset ${offset}`,
  );
  return { ids: rows.map(({ user_id: id }) => Number(id)), place: rows.at(-1)?.place ?? null };
};

/** Those of `people` in one reading who are in this stretch. */
export const stretchOf = (tx: Tx, among: Among, people: number, { after, ...stretch }: Stretch) => {
  const rest = after ? isAfter(stretch.sort, after.place) : sql`true`;
  const isWalked = among.reading.length === 0 || (people >= few.people && stretch.offset <= few.skipped);
  return isWalked
    ? rowsOf(tx, {
        ...stretch,
        where: sql`${alongOrder(among)} and ${others(among)} and ${rest}`,
        order: inOrder(stretch.sort),
      })
    : rowsOf(tx, {
        ...stretch,
        where: sql`${byLexemes(among)} and ${others(among)} and ${rest}`,
        order: inOrderOfFew(stretch.sort),
      });
};
