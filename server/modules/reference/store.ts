import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import * as named from './tables.ts';

const tables = { ...named };

export type ListName = keyof typeof tables;
export type ListRows = { [Name in ListName]: readonly (typeof tables)[Name]['$inferInsert'][] };

const columnName = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Writes new and changed rows; a row removed from the list is kept, since people may refer to it. */
export const writeList = async <Name extends ListName>(tx: Tx, name: Name, rows: ListRows[Name]) => {
  const table: PgTable = tables[name];
  const { id, ...others } = getTableColumns(tables[name]);
  const changed = Object.keys(others).map((key) => [key, sql.raw(`excluded.${columnName(key)}`)]);
  await db(tx)
    .insert(table)
    .values([...rows] as Record<string, unknown>[])
    .onConflictDoUpdate({ target: id, set: Object.fromEntries(changed) });
};

export const loadedVersion = async (tx: Tx) => {
  const { rows } = await db(tx).execute<{ value: string }>(sql`select value from settings where key = 'reference'`);
  return rows[0]?.value;
};

export const noteVersion = async (tx: Tx, version: string) => {
  await db(tx).execute(
    sql`insert into settings values ('reference', ${JSON.stringify(version)}::jsonb) on conflict (key) do update set value = excluded.value`,
  );
};
