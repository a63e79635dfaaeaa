import { and, type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import type { Wishes } from './cards.ts';

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

const listOf = (values: readonly (string | number)[], type: 'bigint[]' | 'text[]') =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::${sql.raw(type)}`;

/** OR inside a key, AND between keys (B20). */
const filtersOf = (asked: MentorFilter): SQL[] => {
  const overlaps = (column: string, ids: readonly number[]) =>
    ids.length > 0 ? [sql`${sql.raw(column)} && ${listOf(ids, 'bigint[]')}`] : [];
  const anyOf = (column: string, values: readonly string[]) =>
    values.length > 0 ? [sql`${sql.raw(column)} = any(${listOf(values, 'text[]')})`] : [];
  return [
    ...overlaps('industries', asked.industry),
    ...overlaps('skills', asked.skill),
    ...overlaps('languages', asked.language),
    ...overlaps('program_goals', asked.program_goals ?? []),
    ...(asked.country.length > 0 ? [sql`country_id = any(${listOf(asked.country, 'bigint[]')})`] : []),
    ...anyOf('working_experience', asked.working_experience),
    ...anyOf('working_experience_level', asked.working_experience_level),
    ...anyOf(
      'gender',
      asked.gender.map((one) => one.toLowerCase()),
    ),
    // A69: case-insensitive.
    ...(asked.job_role.length > 0
      ? [
          sql`lower(job_roles::text)::text[] && ${listOf(
            asked.job_role.map((one) => one.toLowerCase()),
            'text[]',
          )}`,
        ]
      : []),
  ];
};

/** The letters and digits of each word, matched as word prefixes in the index. */
const tsQueryOf = (search: string) =>
  search
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => `${word}:*`)
    .join(' & ');

interface Matching {
  where: SQL | undefined;
  /** Sort keys that go first, with a trailing comma: word matches, then the closest to what was typed. */
  nearestFirst: SQL;
}

/** Full-text search by word prefixes, plus trigrams for misspellings (D27). */
const matching = (asked: MentorFilter): Matching => {
  const filters = filtersOf(asked);
  const search = asked.search.trim().toLowerCase().slice(0, 100);
  const words = tsQueryOf(search);
  if (words === '') return { where: and(...filters), nearestFirst: sql`` };
  const exact = sql`to_tsvector('simple', words) @@ to_tsquery('simple', unaccent(${words}))`;
  const alike = sql`unaccent(${search}) <% words`;
  return {
    where: and(sql`(${exact} or ${alike})`, ...filters),
    nearestFirst: sql`case when ${exact} then 1 else word_similarity(unaccent(${search}), words) end desc,`,
  };
};

/** B20: mentors with time in the next fourteen days first, then the better rated, then the newer. */
const order = (soon: Temporal.Instant) => sql`
  case when next_slot_at <= ${soon.toString()}::timestamptz then 0 else 1 end, rating desc nulls last, mentor_since desc, user_id desc`;

/** The people a search looks through, and how they are sorted. */
export interface Source {
  people: SQL;
  order: SQL;
}

/** The platform's mentors. */
export const listedMentors = (now: Temporal.Instant): Source => ({
  people: sql`select * from mentor_index`,
  order: order(now.add({ hours: 14 * 24 })),
});

/** A higher count would tell nobody anything useful. */
const countedUntil = 10_000;

export const searchPeople = async (
  tx: Tx,
  source: Source,
  asked: MentorFilter,
  { offset, limit }: { offset: number; limit: number },
) => {
  const { where, nearestFirst } = matching(asked);
  const filter = where ? sql`where ${where}` : sql``;
  const [found] = await readRows<{ ids: string[]; total: string }>(
    tx,
    sql`select array(select user_id from (${source.people}) as people ${filter}
          order by ${nearestFirst} ${source.order} limit ${limit} offset ${offset})::text[] as ids,
        (select count(*) from (select 1 from (${source.people}) as people ${filter} limit ${countedUntil}) as found) as total`,
  );
  return { ids: (found?.ids ?? []).map(Number), total: Number(found?.total ?? 0) };
};

/** B26 by years of experience: the mentees that a mentor with these values wants. */
const fits: Record<string, readonly number[]> = {
  'Less than 3 years': [1, 2, 3],
  '3-5 years': [3],
  '5-10 years': [5, 6],
  'More than 10 years': [5, 6],
};

const shared = (column: string, ids: readonly number[]) =>
  ids.length === 0
    ? sql`0`
    : sql`cardinality(array(select unnest(${sql.raw(column)}) intersect select unnest(${listOf(ids, 'bigint[]')})))`;

interface MatchOptions {
  without: readonly number[];
  limit: number;
}

/** B23: those of these mentors (`m`) who score at least 2 points against the wishes, highest first. */
const matchingAmong = async (tx: Tx, mentors: SQL, wishes: Wishes, { without, limit }: MatchOptions) => {
  const groups = fits[wishes.workingExperience ?? ''] ?? [];
  const score = sql`3 * ${shared('m.goals', wishes.goals)} + 2 * ${shared('m.industries', wishes.industries)}
    + 2 * ${shared('m.languages', wishes.languages)}
    + case when m.country_id = ${wishes.countryId}::bigint then 1 else 0 end
    + case when i.company = any(${wishes.companies.length > 0 ? listOf(wishes.companies, 'text[]') : sql`'{}'::text[]`}) then 1 else 0 end
    + case when i.who_to_mentor && ${
      groups.length > 0
        ? sql`array[${sql.join(
            groups.map((one) => sql`${one}`),
            sql`, `,
          )}]::smallint[]`
        : sql`'{}'::smallint[]`
    } then 1 else 0 end`;
  const rows = await readRows<{ user_id: string }>(
    tx,
    sql`select user_id from (
          select m.user_id, m.rating, ${score} as score
          from (${mentors}) as m left join user_infos i on i.user_id = m.user_id
          where m.user_id <> all(${without.length > 0 ? listOf(without, 'bigint[]') : sql`'{}'::bigint[]`})
        ) as scored where score >= 2 order by score desc, rating desc nulls last, user_id limit ${limit}`,
  );
  return rows.map(({ user_id: id }) => Number(id));
};

/** B23: suitable platform mentors with a free slot. */
export const matchingMentors = (tx: Tx, wishes: Wishes, { now, ...wanted }: MatchOptions & { now: Temporal.Instant }) =>
  matchingAmong(
    tx,
    sql`select * from mentor_index where next_slot_at > ${now.toString()}::timestamptz`,
    wishes,
    wanted,
  );

/** B23: suitable people in a programme's directory, whether or not they have a free slot. */
export const matchingMembers = (tx: Tx, { people }: Pick<Source, 'people'>, wishes: Wishes, wanted: MatchOptions) =>
  matchingAmong(tx, people, wishes, wanted);

/** How many of a programme's people chose each service. */
export const serviceCounts = async (tx: Tx, { people }: Pick<Source, 'people'>) => {
  const rows = await readRows<{ value: string; count: string }>(
    tx,
    sql`select unnest(program_goals)::text as value, count(*) as count from (${people}) as people group by 1`,
  );
  return new Map(rows.map(({ value, count }) => [value, Number(count)]));
};

/** How many of these people each filter value finds. */
export const filterCounts = async (tx: Tx, { people }: Pick<Source, 'people'>) => {
  const rows = await readRows<{ key: string; value: string; count: string }>(
    tx,
    sql`with people as not materialized (${people})
        select 'industry' as key, unnest(industries)::text as value, count(*) as count from people group by 2
        union all select 'language', unnest(languages)::text, count(*) from people group by 2
        union all select 'country', country_id::text, count(*) from people where country_id is not null group by 2
        union all select 'working_experience', working_experience, count(*) from people where working_experience is not null group by 2
        union all select 'working_experience_level', working_experience_level, count(*) from people where working_experience_level is not null group by 2
        union all select 'gender', gender, count(*) from people where gender is not null group by 2
        union all (select 'job_role', unnest(job_roles), count(*) as count from people group by 2 order by 3 desc, 2 limit 100)
        union all select 'total', '', count(*) from people`,
  );
  return rows.map(({ key, value, count }) => ({ key, value, count: Number(count) }));
};
