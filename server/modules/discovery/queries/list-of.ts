import { sql } from 'drizzle-orm';

/** An array of values, each a parameter. */
export const listOf = (values: readonly (string | number)[], type: 'bigint[]' | 'text[]') =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::${sql.raw(type)}`;
