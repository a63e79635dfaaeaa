import { type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import type { Wishes } from './cards.ts';
import { listOf } from './list-of.ts';

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
export const matchingMembers = (tx: Tx, people: SQL, wishes: Wishes, wanted: MatchOptions) =>
  matchingAmong(tx, people, wishes, wanted);
