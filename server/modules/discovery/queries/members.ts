import { and, type SQL, sql } from 'drizzle-orm';
import type { MemberSort } from '../../../../contract/discovery/values.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { listOf } from './list-of.ts';
import type { MentorFilter } from './search.ts';

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

/** The people a list looks through. */
export interface People {
  people: SQL;
}

/** M33: the orders of a directory; who comes first is in the index of the platform's mentors (`orders.ts`). */
const names = sql`lower(firstname), lower(lastname), user_id`;
const orders: Record<MemberSort, SQL> = {
  best: sql`standing desc, ${names}`,
  rating: sql`standing desc, ${names}`,
  sessions: sql`sessions desc, ${names}`,
  newest: sql`since desc, user_id desc`,
};

/** A higher count would tell nobody anything useful. */
const countedUntil = 10_000;

export const searchMembers = async (
  tx: Tx,
  { people }: People,
  asked: MentorFilter,
  { sort, offset, limit }: { sort: MemberSort; offset: number; limit: number },
) => {
  const { where, nearestFirst } = matching(asked);
  const filter = where ? sql`where ${where}` : sql``;
  const [found] = await readRows<{ ids: string[]; total: string }>(
    tx,
    sql`select array(select user_id from (${people}) as people ${filter}
          order by ${nearestFirst} ${orders[sort]} limit ${limit} offset ${offset})::text[] as ids,
        (select count(*) from (select 1 from (${people}) as people ${filter} limit ${countedUntil}) as found) as total`,
  );
  return { ids: (found?.ids ?? []).map(Number), total: Number(found?.total ?? 0) };
};
