import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { employeeFilters, type participantSorts } from '../../../../contract/programmes/index.ts';
import { readSort, type SortBy } from '../../../../contract/sort.ts';
import { containing, literally } from '../../../platform/containing.ts';
import type { Condition, LookedFor } from '../../../platform/find-page.ts';
import { havingOneOf } from './participant-lexemes.ts';
import { participantIndex } from '../tables.ts';
import type { Need } from './attention.ts';
import { byLexeme } from './by-lexeme.ts';

export interface ParticipantFilter {
  programId: number;
  roleIds?: readonly number[] | undefined;
  userTypes?: readonly ('mentee' | 'mentor' | 'admin')[] | undefined;
  search?: string | undefined;
  userId?: number;
  /** Only these people. */
  userIds?: readonly number[] | undefined;
  /** See `needing`. */
  needs?: readonly Need[] | undefined;
  department?: string | undefined;
  team?: string | undefined;
  grade?: string | undefined;
  location?: string | undefined;
  sort?: ParticipantSort | undefined;
}

type Column = (typeof participantSorts)[number];
export type ParticipantSort = SortBy<Column>;

const { firstname, joinedAt, lastname, membershipId, programId, sought, userId } = participantIndex;

/** An id comes last, so that no row appears on two pages. Each is what an index is sorted by, after the program. */
const columns = {
  name: [firstname, lastname, userId],
  joined: [joinedAt, membershipId],
} as const satisfies Record<Column, readonly unknown[]>;

export const orderOf = (sort: ParticipantSort = 'name') => {
  const { column, direction } = readSort<Column>(sort);
  const turned = direction === 'asc' ? asc : desc;
  return columns[column].map((one) => turned(one));
};

/** The same order, of few people: written so that no index is walked from its beginning to find them. */
const orderOfFew = (sort: ParticipantSort = 'name') => {
  const { column, direction } = readSort<Column>(sort);
  const [first, ...rest] = columns[column];
  const turned = direction === 'asc' ? asc : desc;
  return [turned(sql`(array[${first}])[1]`), ...rest.map((one) => turned(one))];
};

/** Short words are looked for only where one begins: almost everybody has such a part somewhere, and no index knows them. */
const patternsOf = (words: string) => {
  const literal = literally(words);
  return words.length < 3 ? [`${literal}%`, `% ${literal}%`, `%\n${literal}%`] : [containing(words)];
};

/** INV-01: a part of a name, an address, a phone number (however it is typed) or the company's number for them. */
const wordsOf = (search: string | undefined) => {
  if (search === undefined || search === '') return undefined;
  const number = search.replaceAll(/[\s()+-]/g, '');
  const asTyped = patternsOf(search);
  return /^\d+$/.test(number) && number !== search ? [...asTyped, ...patternsOf(number)] : asTyped;
};

const isCalled = (column: SQL, patterns: readonly string[]) =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`${column} like lower(${pattern})`),
    sql` or `,
  )})`;

const oneOf = (column: PgColumn, values: readonly (string | number)[]) =>
  sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;

const filtersOf = (wanted: ParticipantFilter): Condition[] => {
  const having = (key: string, column: PgColumn, values: readonly (string | number)[] = []): Condition[] =>
    values.length === 0
      ? []
      : [{ inRow: oneOf(column, values), byIndex: byLexeme(havingOneOf(wanted.programId, key, values)) }];
  const details = employeeFilters.flatMap((field) =>
    having(field, participantIndex[field], wanted[field] ? [wanted[field]] : []),
  );
  return [
    ...having('role', participantIndex.roleId, wanted.roleIds),
    ...having('user_type', participantIndex.userType, wanted.userTypes),
    ...details,
    ...(wanted.needs ?? []),
  ];
};

const wordsIn = (search: string | undefined): Condition | undefined => {
  const patterns = wordsOf(search);
  return patterns && { inRow: isCalled(sql`(${sought} || '')`, patterns), byIndex: isCalled(sql`${sought}`, patterns) };
};

/** What a filter looks for, and in which order. */
export const lookedFor = (wanted: ParticipantFilter): LookedFor => {
  const within = (wanted.needs ?? []).flatMap((need) => (need.within ? [need.within] : []));
  return {
    table: sql`${participantIndex}`,
    whose: sql`${and(eq(programId, wanted.programId), ...within)}`,
    filters: filtersOf(wanted),
    words: wordsIn(wanted.search),
    order: orderOf(wanted.sort),
    orderOfFew: orderOfFew(wanted.sort),
    samples: [orderOf('joined'), orderOf('-joined')],
  };
};

/** Everything that a filter asks for. */
export const wantedOnes = (wanted: ParticipantFilter) => {
  const { whose, filters, words } = lookedFor(wanted);
  return and(
    whose,
    wanted.userId === undefined ? undefined : eq(userId, wanted.userId),
    wanted.userIds === undefined ? undefined : sql`${userId} = any(${sql.param(wanted.userIds)}::bigint[])`,
    ...filters.map(({ inRow }) => inRow),
    words?.inRow,
  );
};
