import { sql } from 'drizzle-orm';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { type TalliedFigure, figureTallies, figureTallyChanges } from '../tables.ts';

/** One figure of a program as `tallied`, with what has not been added up yet: exact at any moment (record 013). */
const talliedIn = (programId: number, ...figures: readonly TalliedFigure[]) => {
  const of = sql`program_id = ${programId} and figure in (${sql.join(
    figures.map((figure) => sql`${figure}`),
    sql`, `,
  )})`;
  return sql`(
    select figure, about, sum(counted)::integer as counted from (
      select figure, about, counted from ${figureTallies} where ${of}
      union all
      select figure, about, change from ${figureTallyChanges} where ${of}
    ) as every group by figure, about having sum(counted) <> 0) as tallied`;
};

/**
 * B93: reviews of concluded sessions, one per participant; those whose session was concluded only by the clock are not
 * asked for one (D07).
 */
export const reviewsOwed = async (tx: Tx, programId: number) => {
  const rows = await readRows<{ figure: TalliedFigure; counted: number }>(
    tx,
    sql`select figure, counted from ${talliedIn(programId, 'reviews_owed', 'reviews_given')}`,
  );
  const of = (one: TalliedFigure) => rows.find(({ figure }) => figure === one)?.counted ?? 0;
  return { owed: of('reviews_owed'), given: of('reviews_given') };
};

interface StarsRow {
  by: 'mentee' | 'mentor';
  stars: number;
  reviews: number;
}

/**
 * How many reviews each side gave with so many stars for its primary question. Sealed ones are among them, since admins see both
 * sides at once (M08). A review of a session that did not take place is hidden itself (C2), and one that is unconfirmed has none
 * (M43); what is hidden with a removed member does not count (BKG-123).
 */
export const starsIn = (tx: Tx, programId: number) =>
  readRows<StarsRow>(
    tx,
    sql`select replace(figure, 'stars_by_', '') as by, about::integer as stars, counted as reviews
        from ${talliedIn(programId, 'stars_by_mentor', 'stars_by_mentee')}`,
  );

interface HeldRow {
  id: string;
  sessions: number;
}

/** The mentors with the most held sessions, at most this many. */
export const busiestMentors = async (tx: Tx, programId: number, most: number) => {
  const rows = await readRows<HeldRow>(
    tx,
    sql`select about as id, counted as sessions from ${talliedIn(programId, 'held_by_mentor')}
        order by counted desc, about limit ${most}`,
  );
  return rows.map(({ id, sessions }) => ({ id: Number(id), sessions }));
};

/** How many sessions each of these mentors has held here. */
export const heldByMentors = async (tx: Tx, programId: number, ids: readonly number[]) => {
  const rows = await readRows<HeldRow>(
    tx,
    sql`select about as id, counted as sessions from ${talliedIn(programId, 'held_by_mentor')}
        where about = any(${sql.param([...ids])}::bigint[])`,
  );
  const known = new Map(rows.map(({ id, sessions }) => [Number(id), sessions]));
  return (id: number) => known.get(id) ?? 0;
};
