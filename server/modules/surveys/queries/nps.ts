import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { NpsArea, NpsContext } from '../../../../contract/surveys/index.ts';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { programs } from '../../programmes/tables.ts';
import type { NpsAnswers } from '../rules/nps.ts';
import { npsSubmissions } from '../tables.ts';

/** Null: all answers, whatever they are about. */
type Place = number | null;
const within = (place: Place): SQL | undefined => (place === null ? undefined : eq(npsSubmissions.programId, place));

/** The contexts that this person has answered. */
export const contextsGiven = async (tx: Tx, userId: number): Promise<Set<NpsContext>> => {
  const rows = await read(tx)
    .select({ context: npsSubmissions.feedbackType })
    .from(npsSubmissions)
    .where(eq(npsSubmissions.userId, userId));
  return new Set(rows.map(({ context }) => context));
};

/** NPS-14: how many people gave each number. */
export const npsOf = (tx: Tx, place: Place): Promise<NpsAnswers[]> =>
  read(tx)
    .select({ stars: npsSubmissions.numberOfStars, people: count() })
    .from(npsSubmissions)
    .where(within(place))
    .groupBy(npsSubmissions.numberOfStars)
    .orderBy(asc(npsSubmissions.numberOfStars));

/** B119: how often each area was chosen. */
export const areasChosen = (tx: Tx, place: Place) =>
  readRows<{ area: NpsArea; times: number }>(
    tx,
    sql`select area, count(*)::int as times from ${npsSubmissions}, jsonb_array_elements_text(feedback_text) as area
        where ${place}::bigint is null or program_id = ${place} group by area order by times desc, area`,
  );

const written = (place: Place) => and(within(place), ne(npsSubmissions.comment, ''));

export const countComments = async (tx: Tx, place: Place) => {
  const [row] = await read(tx).select({ all: count() }).from(npsSubmissions).where(written(place));
  return row?.all ?? 0;
};

/** The newest first, with the name of the programme they are about. */
export const commentsOf = (tx: Tx, place: Place, { skip, size }: { skip: number; size: number }) =>
  read(tx)
    .select({ submission: npsSubmissions, program: programs.name })
    .from(npsSubmissions)
    .leftJoin(programs, eq(programs.id, npsSubmissions.programId))
    .where(written(place))
    .orderBy(desc(npsSubmissions.id))
    .limit(size)
    .offset(skip);
export type CommentRow = Awaited<ReturnType<typeof commentsOf>>[number];

/** Part of a member's own data (M22). */
export const npsBy = (tx: Tx, userId: number) =>
  read(tx)
    .select({ submission: npsSubmissions, program: programs.name })
    .from(npsSubmissions)
    .leftJoin(programs, eq(programs.id, npsSubmissions.programId))
    .where(eq(npsSubmissions.userId, userId))
    .orderBy(asc(npsSubmissions.id));
