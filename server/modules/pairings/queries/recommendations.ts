import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { PairingMethod } from '../../../../contract/programmes/index.ts';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { programDrafts, programs } from '../../programmes/tables.ts';
import { recommendationNights, recommendations } from '../tables.ts';

const isOf = (programId: number | null) =>
  programId === null ? isNull(recommendations.programId) : eq(recommendations.programId, programId);

/** Whom a program suggests to somebody by what people have said, the first first. */
export const recommendedTo = async (tx: Tx, userId: number, programId: number) => {
  const rows = await read(tx)
    .select({ id: recommendations.suggestedId })
    .from(recommendations)
    .where(and(eq(recommendations.userId, userId), isOf(programId), isNotNull(recommendations.score)))
    .orderBy(asc(recommendations.rank), asc(recommendations.suggestedId));
  return rows.map(({ id }) => id);
};

/** DSH-13: of whom somebody has seen that a program, or (null) the platform, suggests them. */
export const seenSuggestions = async (tx: Tx, userId: number, programId: number | null) => {
  const rows = await read(tx)
    .select({ id: recommendations.suggestedId })
    .from(recommendations)
    .where(and(eq(recommendations.userId, userId), isOf(programId), isNotNull(recommendations.seenAt)));
  return new Set(rows.map(({ id }) => id));
};

export interface ToSuggest {
  id: number;
  method: PairingMethod;
}

/** D21: the running programs whose suggestions have not been found on this day (of UTC). */
export const programsToSuggestIn = (tx: Tx, day: string): Promise<ToSuggest[]> =>
  read(tx)
    .select({ id: programs.id, method: programs.pairingMethod })
    .from(programs)
    .leftJoin(recommendationNights, eq(recommendationNights.programId, programs.id))
    .leftJoin(programDrafts, eq(programDrafts.programId, programs.id))
    .where(
      and(
        programs.isActive,
        programs.smartMatching,
        inArray(programs.pairingMethod, ['mentee_picks', 'mentor_picks']),
        isNull(programDrafts.programId),
        or(isNull(recommendationNights.day), ne(recommendationNights.day, day)),
      ),
    )
    .orderBy(asc(programs.id));

/** The names of what two people share, by the keys that they are compared by (`matching/fit-people.ts`). */
export const wordsFor = async (tx: Tx, keys: readonly string[], mentorIds: readonly number[]) => {
  const wanted = sql`${sql.param([...keys])}::text[]`;
  const mentors = sql`${sql.param([...mentorIds])}::bigint[]`;
  const rows = await readRows<{ key: string; name: string }>(
    tx,
    sql`select key, name from (
        select 'skill ' || id as key, name::text as name from skills
        union all select 'service ' || id, name from services
        union all select 'goal ' || id, mentor_label from goals
        union all select 'program_goal ' || id, mentor_label from program_goals
        union all select 'industry ' || id, name from industries
        union all select 'language ' || id, name from languages
        union all select 'country ' || id, name from countries
      ) as words where key = any(${wanted})
      union all select 'place ' || lower(trim(university_name)), university_name from colleges where user_id = any(${mentors})
      union all select 'place ' || lower(trim(company_name)), company_name from jobs where user_id = any(${mentors})
      union all select 'place ' || lower(trim(company)), company from user_infos where user_id = any(${mentors}) and company is not null
      union all select 'location ' || lower(trim(location)), location from employee_details where user_id = any(${mentors})`,
  );
  return new Map(rows.map(({ key, name }) => [key, name.trim()]));
};

/**
 * Those of these whom a mentor with room may pick now: living mentees of the program with fewer mentors than a mentee
 * gets, and not the mentor's own.
 */
export const menteesToPick = async (
  tx: Tx,
  {
    programId,
    mentorId,
    ids,
    mentorsPerMentee,
  }: Record<'programId' | 'mentorId' | 'mentorsPerMentee', number> & {
    ids: readonly number[];
  },
) => {
  const rows = await readRows<{ user_id: string }>(
    tx,
    sql`with live as (select mentor_id, mentee_id from pairings
          where program_id = ${programId} and type = 'pair' and status <> 'ended')
        select m.user_id from program_memberships m join roles r on r.id = m.role_id join users u on u.id = m.user_id
        where m.program_id = ${programId} and m.user_id = any(${sql.param([...ids])}::bigint[]) and r.user_type = 'mentee'
          and m.removed_at is null and u.deleted_at is null
          and not exists (select from live where live.mentor_id = ${mentorId} and live.mentee_id = m.user_id)
          and (select count(*) from live where live.mentee_id = m.user_id) < ${mentorsPerMentee}::integer
          and exists (select from program_memberships o
            where o.program_id = ${programId} and o.user_id = ${mentorId} and o.removed_at is null
              and (o.capacity is null or (select count(*) from live where live.mentor_id = o.user_id) < o.capacity))`,
  );
  const may = new Set(rows.map(({ user_id: id }) => Number(id)));
  return ids.filter((id) => may.has(id));
};
