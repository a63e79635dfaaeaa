import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { containing } from '../../platform/containing.ts';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import {
  companies,
  countries,
  goals,
  industries,
  jobRoles,
  languages,
  services,
  skills,
  universities,
} from './tables.ts';

/** DIS-10: a searchable list shows at most this many. */
const most = 100;
const everything = 1000;

const byName = (name: PgColumn) => sql`${name}::text collate "und-x-icu"`;

/** Names that contain the words, or nearly do: a typo still finds its company (trigrams). */
const matches = (name: PgColumn, words: string) =>
  sql`(${name}::text ilike ${containing(words)} or ${words} <% ${name}::text)`;

/** Names that start with the words first, then those with a word that does, then the closest. */
const nearest = (name: PgColumn, words: string) => {
  const start = containing(words).slice(1);
  return [
    sql`${name}::text ilike ${start} desc`,
    sql`${name}::text ilike ${`% ${start}`} desc`,
    sql`word_similarity(${words}, ${name}::text) desc`,
    byName(name),
  ];
};

const conditions = (name: PgColumn, words: string | undefined, limit: number) =>
  words === undefined || words === ''
    ? { where: undefined, order: [byName(name)], limit }
    : { where: matches(name, words), order: nearest(name, words), limit: most };

export const companiesFound = (tx: Tx, words: string | undefined) => {
  const { where, order, limit } = conditions(companies.name, words, most);
  return read(tx)
    .select({ id: companies.id, name: companies.name, country: companies.country })
    .from(companies)
    .where(and(isNull(companies.retiredAt), where))
    .orderBy(...order)
    .limit(limit);
};

export const universitiesFound = (tx: Tx, words: string | undefined) => {
  const { where, order, limit } = conditions(universities.name, words, most);
  return read(tx)
    .select({ id: universities.id, name: universities.name, country: universities.country })
    .from(universities)
    .where(and(isNull(universities.retiredAt), where))
    .orderBy(...order)
    .limit(limit);
};

export const jobRolesFound = (tx: Tx, words: string | undefined) => {
  const { where, order, limit } = conditions(jobRoles.name, words, most);
  return read(tx)
    .select()
    .from(jobRoles)
    .where(where)
    .orderBy(...order)
    .limit(limit);
};

export const skillsFound = (tx: Tx, words: string | undefined) => {
  const { where, order, limit } = conditions(skills.name, words, everything);
  return read(tx)
    .select({ id: skills.id, name: skills.name })
    .from(skills)
    .where(and(isNull(skills.retiredAt), where))
    .orderBy(...order)
    .limit(limit);
};

export const industriesFound = (tx: Tx, words: string | undefined) => {
  const { where, order, limit } = conditions(industries.name, words, everything);
  return read(tx)
    .select({
      id: industries.id,
      name: industries.name,
      inDiscover: industries.inDiscover,
      inMatching: industries.inMatching,
    })
    .from(industries)
    .where(and(isNull(industries.retiredAt), where))
    .orderBy(...order)
    .limit(limit);
};

export const allCountries = (tx: Tx) => read(tx).select().from(countries).orderBy(byName(countries.name));

/** English, Bahasa Malaysia and Mandarin come first (DIS-11), then the rest in list order. */
export const allLanguages = (tx: Tx) =>
  read(tx)
    .select({ id: languages.id, code: languages.code, name: languages.name })
    .from(languages)
    .where(isNull(languages.retiredAt))
    .orderBy(asc(languages.id));

export const allServices = (tx: Tx) => read(tx).select().from(services).orderBy(byName(services.name));

export const allGoals = (tx: Tx) => read(tx).select().from(goals).orderBy(asc(goals.id));

export const goalById = async (tx: Tx, id: number) => {
  const [goal] = await read(tx).select().from(goals).where(eq(goals.id, id));
  return goal;
};

/** The short lists of the discovery filters, as they are offered now (DIS-09, DIS-11). */
export const discoveryLists = async (tx: Tx, languageIds: readonly number[]) => {
  const named = {
    industries: { id: industries.id, name: industries.name },
    languages: { id: languages.id, name: languages.name },
  };
  return {
    industries: await read(tx)
      .select(named.industries)
      .from(industries)
      .where(and(eq(industries.inDiscover, true), isNull(industries.retiredAt)))
      .orderBy(byName(industries.name)),
    languages: await read(tx)
      .select(named.languages)
      .from(languages)
      .where(and(inArray(languages.id, [...languageIds]), isNull(languages.retiredAt)))
      .orderBy(asc(languages.id)),
  };
};
