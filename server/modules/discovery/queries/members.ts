import { type SQL, sql } from 'drizzle-orm';
import type { MemberSort } from '../../../../contract/discovery/values.ts';
import { type Condition, type LookedFor, mostFound, openList } from '../../../platform/find-page.ts';
import type { Tx } from '../../../platform/work.ts';
import { memberIndex } from '../tables.ts';
import type { Among } from './search.ts';

/** The people whom a reader may find in a program's directory. */
export interface People {
  programId: number;
  side: 'mentor' | 'mentee';
  states: readonly ('open' | 'full' | 'unconfirmed')[];
  /** Full as they are, these are offered: the reader is their mentee (M06). */
  own: readonly number[];
  /** M32: whether the reader may read the program's reviews; without them nobody is ordered by their rating. */
  isRated: boolean;
}

const { firstname, lastname, lexemes, programId, sessions, side, since, standing, state, userId } = memberIndex;

const names = [sql`${firstname}`, sql`${lastname}`, sql`${userId}`];

/** M33: each is what an index of `db/071-long-lists-of-a-program.sql` is sorted by, after the program and the side. */
const orderOf = (sort: MemberSort, isRated: boolean): SQL[] => {
  const orders: Record<MemberSort, SQL[]> = {
    best: [sql`${standing} desc`, ...names],
    rating: [sql`${standing} desc`, ...names],
    sessions: [sql`${sessions} desc`, ...names],
    newest: [sql`${since} desc`, sql`${userId} desc`],
  };
  return (sort === 'best' || sort === 'rating') && !isRated ? names : orders[sort];
};

/** The same, of few people: written so that no index is walked from its beginning to find them. */
const orderOfFew = (sort: MemberSort, isRated: boolean) => {
  const [first = sql`1`, ...rest] = orderOf(sort, isRated);
  const columns: Record<MemberSort, SQL> = {
    best: sql`(array[${standing}])[1] desc`,
    rating: sql`(array[${standing}])[1] desc`,
    sessions: sql`(array[${sessions}])[1] desc`,
    newest: sql`(array[${since}])[1] desc`,
  };
  return [first === names[0] ? sql`(array[${firstname}])[1]` : columns[sort], ...rest];
};

/** Whom the reader is shown at all, of those of this side. */
export const isShown = ({ states, own }: People) =>
  own.length === 0
    ? sql`${state} = any(${sql.param(states)}::text[])`
    : sql`(${state} = any(${sql.param(states)}::text[]) or ${state} = 'full' and ${userId} = any(${sql.param(own)}::bigint[]))`;

const everywhere = (condition: SQL): Condition => ({ inRow: condition, byIndex: condition });

/** See `queries/search.ts`: the planner does not see what the index is asked for, and so takes it. */
const having = (query: string): Condition => ({
  inRow: sql`${lexemes} @@ ${query}::tsquery`,
  byIndex: sql`${lexemes} @@ (select ${query}::tsquery)`,
});

const lookedFor = (people: People, sort: MemberSort, { reading, without }: Among): LookedFor => {
  const isEverybody = people.side === 'mentee' || people.states.length === 3;
  return {
    table: sql`${memberIndex}`,
    whose: sql`${programId} = ${people.programId} and ${side} = ${people.side}`,
    filters: [
      ...(isEverybody ? [] : [everywhere(isShown(people))]),
      ...reading.map(having),
      ...(without.length === 0 ? [] : [everywhere(sql`${userId} <> all(${sql.param(without)}::bigint[])`)]),
    ],
    order: orderOf(sort, people.isRated),
    orderOfFew: orderOfFew(sort, people.isRated),
    samples: [orderOf('newest', false), [sql`${since}`, sql`${userId}`]],
  };
};

/** Whom one reading of a search finds among these people. */
export const openMembers = async (tx: Tx, people: People, sort: MemberSort, among: Among) => {
  const { total, page } = await openList(tx, sql`${userId}`, lookedFor(people, sort, among));
  return {
    people: Math.min(total, mostFound),
    stretch: async (part: { limit: number; offset: number }) => ({ ids: await page(part), place: null }),
  };
};
