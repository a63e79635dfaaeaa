import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { draftPairFilters, draftPairSorts } from '../../../../contract/pairings/values.ts';
import { readSort, type SortBy } from '../../../../contract/sort.ts';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { matchingMentees, matchingMentors, matchingPairs } from '../tables.ts';
import { type Part, rowsIn } from './drafts.ts';

/** The living and the deleted who are found by a name or an address. */
const sought = (tx: Tx, search: string | undefined) => {
  if (search === undefined || search === '') return undefined;
  const like = containing(search);
  return read(tx)
    .select({ id: users.id })
    .from(users)
    .where(
      or(ilike(sql`${users.firstname} || ' ' || ${users.lastname}`, like), sql`${users.email}::text ilike ${like}`),
    );
};

/** Those of these people who are found. */
export const idsSought = async (tx: Tx, ids: readonly number[], search: string | undefined) => {
  const people = sought(tx, search);
  if (people === undefined) return new Set(ids);
  const rows = await read(tx)
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, people), sql`${users.id} = any(${sql.param([...ids])}::bigint[])`));
  return new Set(rows.map(({ id }) => id));
};

interface PairFilter {
  draftId: number;
  search?: string | undefined;
  filter?: (typeof draftPairFilters)[number] | undefined;
  sort: SortBy<(typeof draftPairSorts)[number]>;
}

const lowestTenth = (draftId: number) =>
  sql`${matchingPairs.score} <= (select percentile_disc(0.1) within group (order by score) from matching_pairs where draft_id = ${draftId})`;

const wantedPairs = (tx: Tx, { draftId, search, filter }: PairFilter) => {
  const people = sought(tx, search);
  return and(
    eq(matchingPairs.draftId, draftId),
    people && or(inArray(matchingPairs.menteeId, people), inArray(matchingPairs.mentorId, people)),
    filter === 'locked' ? eq(matchingPairs.fixed, 'lock') : undefined,
    filter === 'overridden' ? eq(matchingPairs.fixed, 'override') : undefined,
    filter === 'lowest' ? lowestTenth(draftId) : undefined,
  );
};

const nameOf = (column: SQL | typeof matchingPairs.menteeId | typeof matchingPairs.mentorId) =>
  sql`(select lower(u.firstname || ' ' || u.lastname) collate "und-x-icu" from users u where u.id = ${column})`;

const orders = {
  score: sql`${matchingPairs.score}`,
  mentee: nameOf(matchingPairs.menteeId),
  mentor: nameOf(matchingPairs.mentorId),
};

/** A page of a draft's pairs. */
export const pageOfPairs = (tx: Tx, wanted: PairFilter, { limit, offset }: Part) => {
  const { column, direction } = readSort(wanted.sort);
  const order = orders[column];
  return read(tx)
    .select()
    .from(matchingPairs)
    .where(wantedPairs(tx, wanted))
    .orderBy(direction === 'asc' ? asc(order) : desc(order), asc(matchingPairs.menteeId), asc(matchingPairs.mentorId))
    .limit(limit)
    .offset(offset);
};

export const countPairs = (tx: Tx, wanted: PairFilter) =>
  rowsIn(read(tx).select({ rows: count() }).from(matchingPairs).where(wantedPairs(tx, wanted)));

interface Searched {
  draftId: number;
  search?: string | undefined;
}

const alone = (tx: Tx, { draftId, search }: Searched) => {
  const people = sought(tx, search);
  const own = sql`not exists (select from matching_pairs p where p.draft_id = ${draftId} and p.mentee_id = ${matchingMentees.menteeId})`;
  return and(eq(matchingMentees.draftId, draftId), own, people && inArray(matchingMentees.menteeId, people));
};

/** A page of the mentees without a pair in a draft, by name. */
export const pageOfLeftOut = (tx: Tx, wanted: Searched, { limit, offset }: Part) =>
  read(tx)
    .select({ menteeId: matchingMentees.menteeId, scores: matchingMentees.scores })
    .from(matchingMentees)
    .where(alone(tx, wanted))
    .orderBy(asc(nameOf(sql`${matchingMentees.menteeId}`)), asc(matchingMentees.menteeId))
    .limit(limit)
    .offset(offset);

export const countLeftOut = (tx: Tx, wanted: Searched) =>
  rowsIn(read(tx).select({ rows: count() }).from(matchingMentees).where(alone(tx, wanted)));

const mentorsSought = (tx: Tx, { draftId, search }: Searched) => {
  const people = sought(tx, search);
  return and(eq(matchingMentors.draftId, draftId), people && inArray(matchingMentors.mentorId, people));
};

/** A page of a draft's mentors, the most loaded first. */
export const pageOfMentors = async (tx: Tx, wanted: Searched, { limit, offset }: Part) => {
  const gets = sql<number>`(select count(*)::int from matching_pairs p where p.draft_id = ${wanted.draftId} and p.mentor_id = ${matchingMentors.mentorId})`;
  return read(tx)
    .select({ mentorId: matchingMentors.mentorId, seats: matchingMentors.seats, has: matchingMentors.load, gets })
    .from(matchingMentors)
    .where(mentorsSought(tx, wanted))
    .orderBy(desc(sql`${matchingMentors.load} + ${gets}`), asc(matchingMentors.mentorId))
    .limit(limit)
    .offset(offset);
};

export const countMentors = (tx: Tx, wanted: Searched) =>
  rowsIn(read(tx).select({ rows: count() }).from(matchingMentors).where(mentorsSought(tx, wanted)));
