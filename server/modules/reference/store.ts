import { eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Temporal } from 'temporal-polyfill';
import type { OwnList } from '../../../contract/reference/index.ts';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import * as named from './tables.ts';

const tables = { ...named };

export type ListName = keyof typeof tables;
export type ListRows = { [Name in ListName]: readonly (typeof tables)[Name]['$inferInsert'][] };

const columnName = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const decided = ['editedAt', 'retiredAt'];

/** How names and codes are compared: the same one in other letters or with other spaces is the same. */
const folded = (text: unknown) => String(text).replaceAll(' ', '').toLowerCase();

/** The entries that a platform admin decided on: a new version of the lists leaves these alone. */
const decidedOn = async (tx: Tx, name: ListName) => {
  const table: PgTable & { editedAt?: PgColumn } = tables[name];
  if (table.editedAt === undefined) return { ids: new Set<unknown>(), texts: new Set<string>() };
  const rows: Record<string, unknown>[] = await db(tx).select().from(table).where(isNotNull(table.editedAt));
  const texts = rows.flatMap((row) => [row.name, row.code]).filter((text) => text !== undefined);
  return { ids: new Set(rows.map(({ id }) => id)), texts: new Set(texts.map(folded)) };
};

/** Writes new and changed rows; a row removed from the list is kept, since people may refer to it. */
export const writeList = async <Name extends ListName>(tx: Tx, name: Name, rows: ListRows[Name]) => {
  const table: PgTable = tables[name];
  const { id, ...others } = getTableColumns(tables[name]);
  const released = Object.keys(others).filter((key) => !decided.includes(key));
  const changed = released.map((key) => [key, sql.raw(`excluded.${columnName(key)}`)]);
  const { ids, texts } = await decidedOn(tx, name);
  const isFree = (row: Record<string, unknown>) =>
    !ids.has(row.id) && [row.name, row.code].every((text) => text === undefined || !texts.has(folded(text)));
  await db(tx)
    .insert(table)
    .values(([...rows] as Record<string, unknown>[]).filter(isFree))
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

interface Written {
  name: string;
  code?: string;
  country?: string | null;
}

/** Decisions on the entries of one list take turns, so that none is judged by a name that is just being taken. */
export const holdList = async (tx: Tx, list: OwnList) => {
  await db(tx).execute(sql`select pg_advisory_xact_lock(hashtextextended('reference ' || ${list}::text, 11))`);
};

/** An entry with an id of this installation; an industry is in no short list. */
export const insertEntry = async (tx: Tx, list: OwnList, written: Written, now: Temporal.Instant) => {
  const table: PgTable = tables[list];
  const shortLists = list === 'industries' ? { inDiscover: false, inMatching: false } : {};
  const [row] = await db(tx)
    .insert(table)
    .values({ ...written, ...shortLists, id: sql`nextval('reference_own_ids')`, editedAt: now } as Record<
      string,
      unknown
    >)
    .returning();
  return row as { id: number };
};

export const updateEntry = async (
  tx: Tx,
  list: OwnList,
  id: number,
  values: Partial<Written> & { editedAt: Temporal.Instant; retiredAt?: Temporal.Instant | null },
) => {
  const table = tables[list];
  await db(tx)
    .update(table as PgTable)
    .set(values as Record<string, unknown>)
    .where(eq(table.id, id));
};
