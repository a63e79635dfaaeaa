import { sql } from 'drizzle-orm';
import type { MentorSort } from '../../../../contract/discovery/values.ts';
import { orderColumns } from '../rules/places.ts';

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
