import { and, asc, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OwnList } from '../../../../contract/reference/index.ts';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { companies, industries, languages, skills, universities } from '../tables.ts';

const nothing = sql<string | null>`null::text`;

/** The lists that platform admins keep, with what an entry has beside its name. */
const lists = {
  industries: { table: industries, code: nothing, country: nothing },
  skills: { table: skills, code: nothing, country: nothing },
  languages: { table: languages, code: languages.code, country: nothing },
  companies: { table: companies, code: nothing, country: companies.country },
  universities: { table: universities, code: nothing, country: universities.country },
} as const;

const entriesOf = (tx: Tx, list: OwnList) => {
  const { table, code, country } = lists[list];
  const columns = { id: table.id, name: table.name, retiredAt: table.retiredAt };
  return read(tx)
    .select({
      ...columns,
      code: sql<string | null>`${code}`.as('code'),
      country: sql<string | null>`${country}`.as('country'),
    })
    .from(table)
    .$dynamic();
};
export type ListedEntry = Awaited<ReturnType<typeof entriesOf>>[number];

/** Which entries: those that are offered, those that are retired, or all of them; with these words in the name. */
export interface EntryFilter {
  words: string;
  show: 'offered' | 'retired' | 'all';
}

const whereOf = (list: OwnList, { words, show }: EntryFilter) => {
  const { table } = lists[list];
  return and(
    words === '' ? undefined : sql`${table.name}::text ilike ${containing(words)}`,
    show === 'all' ? undefined : show === 'retired' ? isNotNull(table.retiredAt) : isNull(table.retiredAt),
  );
};

export const countEntries = async (tx: Tx, list: OwnList, filter: EntryFilter) => {
  const [row] = await read(tx).select({ times: count() }).from(lists[list].table).where(whereOf(list, filter));
  return row?.times ?? 0;
};

/** By name, whatever the letters. */
export const entriesFound = (tx: Tx, list: OwnList, filter: EntryFilter, part: { limit: number; offset: number }) =>
  entriesOf(tx, list)
    .where(whereOf(list, filter))
    .orderBy(sql`${lists[list].table.name}::text collate "und-x-icu"`, asc(lists[list].table.id))
    .limit(part.limit)
    .offset(part.offset);

export const entryById = async (tx: Tx, list: OwnList, id: number): Promise<ListedEntry | undefined> => {
  const [entry] = await entriesOf(tx, list).where(eq(lists[list].table.id, id));
  return entry;
};

/** As the unique index compares names: without spaces, whatever the letters. */
const foldedName = (name: PgColumn | string) => sql`lower(replace(${name}::text, ' ', '') collate "und-x-icu")`;

/** Another entry of the list that has this name, however it is written. */
export const entryCalled = async (tx: Tx, list: OwnList, name: string, except: number | null) => {
  const { table } = lists[list];
  const isOther = except === null ? undefined : ne(table.id, except);
  const [entry] = await entriesOf(tx, list).where(
    and(sql`${foldedName(table.name as PgColumn)} = ${foldedName(name)}`, isOther),
  );
  return entry;
};

export const languageCoded = async (tx: Tx, code: string) => {
  const [language] = await read(tx).select({ id: languages.id }).from(languages).where(eq(languages.code, code));
  return language;
};
