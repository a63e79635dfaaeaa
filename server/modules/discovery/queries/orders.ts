import { sql } from 'drizzle-orm';
import type { MentorSort } from '../../../../contract/discovery/values.ts';

export type ColumnType = 'boolean' | 'real' | 'integer' | 'bigint' | 'timestamptz';
interface OrderColumn {
  column: string;
  type: ColumnType;
}

const key = (column: string, type: ColumnType): OrderColumn => ({ column, type });
const hasTime = key('has_time', 'boolean');
const standing = key('standing', 'real');
const stars = key('stars', 'integer');
const since = key('mentor_since', 'timestamptz');
const user = key('user_id', 'bigint');

/** B20, M33: what mentors are sorted by, highest first; each is what an index of `db/061-search.sql` is sorted by. */
export const orderColumns: Record<MentorSort, readonly OrderColumn[]> = {
  best: [hasTime, standing, stars, since, user],
  soonest: [key('soonness', 'bigint'), standing, user],
  rating: [standing, stars, user],
  sessions: [key('sessions', 'integer'), standing, user],
  newest: [since, user],
};

/** The columns of an order, highest first. */
const columnsOf = (sort: MentorSort) => orderColumns[sort].map(({ column }) => sql.raw(column));

/** The order as an index has it. */
export const inOrder = (sort: MentorSort) =>
  sql.join(
    columnsOf(sort).map((column) => sql`${column} desc`),
    sql`, `,
  );

/** The same order, of few people: written so that no index is walked from its beginning to find them. */
export const inOrderOfFew = (sort: MentorSort) => {
  const [first, ...rest] = columnsOf(sort);
  return sql.join([sql`(array[${first}])[1] desc`, ...rest.map((column) => sql`${column} desc`)], sql`, `);
};

/** Where a row is in the order, as texts that `isAfter` takes. */
export const placeOf = (sort: MentorSort) =>
  sql`array[${sql.join(
    columnsOf(sort).map((column) => sql`${column}::text`),
    sql`, `,
  )}]`;

/** The rows that come after this place. */
export const isAfter = (sort: MentorSort, place: readonly string[]) =>
  sql`(${sql.join(columnsOf(sort), sql`, `)}) < (${sql.join(
    orderColumns[sort].map(({ type }, at) => sql`${place[at]}::${sql.raw(type)}`),
    sql`, `,
  )})`;
