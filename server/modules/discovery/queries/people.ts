import { sql } from 'drizzle-orm';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';

/**
 * The words that search and filters read about a user (`u`, with `i` as their `user_infos` row), straight from the
 * source tables.
 */
const words = sql`lower(unaccent(concat_ws(' ', u.firstname, u.lastname, i.job_title, i.company,
  (select string_agg(s.name::text, ' ') from user_skills x join skills s on s.id = x.skill_id where x.user_id = u.id),
  (select string_agg(g.mentor_label, ' ') from user_goals x join goals g on g.id = x.goal_id where x.user_id = u.id))))`;
/** A missing job title is left out instead of counting as an unknown one. */
const jobRoles = sql`array_remove(coalesce(i.job_roles, '{}') || i.job_title, null)`;
const industries = sql`array(select industry_id from user_industries where user_id = u.id and kind = 'own')`;
const skills = sql`array(select skill_id from user_skills where user_id = u.id)`;
const languages = sql`array(select language_id from user_languages where user_id = u.id)`;
const goals = sql`array(select goal_id from user_goals where user_id = u.id)`;
const rating = sql`(select fl_average_rating::float8 from review_averages a where a.user_id = u.id)`;
const stars = sql`coalesce((select fl_stars from review_averages a where a.user_id = u.id), 0)`;
/** Sessions that a mentor (`u`) held on the platform. */
const sessions = sql`(select count(distinct b.id) from booking_participants x join bookings b on b.id = x.booking_id
    where x.user_id = u.id and x.user_type = 'mentor' and x.hidden_at is null and b.hidden_at is null
      and b.program_id is null and b.status in ('completed', 'partially_rated', 'fully_rated')
      and b.confirmation = 'confirmed')::integer`;
/** Everything the index keeps about a mentor; undefined for anyone who is not (or no longer) listed. */
export const listedMentor = async (tx: Tx, userId: number) => {
  const [row] = await readRows<Record<string, unknown>>(
    tx,
    sql`select ${words} as words, i.country_id, i.gender, i.working_experience, i.working_experience_level,
        i.mentor_since::text as mentor_since, ${jobRoles} as job_roles, (${industries})::text[] as industries,
        (${skills})::text[] as skills, (${languages})::text[] as languages, (${goals})::text[] as goals, ${rating} as rating,
        ${stars} as stars, ${sessions} as sessions
      from users u join user_infos i on i.user_id = u.id
      where u.id = ${userId} and u.is_fl_mentor and u.confirmed_at is not null and u.deleted_at is null
        and i.mentor_since is not null`,
  );
  return row;
};

/** How many sessions on the platform each of these mentors held. */
export const sessionsHeld = async (tx: Tx, userIds: readonly number[]) => {
  const rows = await readRows<{ id: string; sessions: number }>(
    tx,
    sql`select u.id, ${sessions} as sessions from users u where u.id = any(${sql.param(userIds)}::bigint[])`,
  );
  return new Map(rows.map(({ id, sessions: held }) => [Number(id), held]));
};

/** M33: the mean of everyone's stars that ratings are ordered by, as last counted. */
export const meanOfMentors = async (tx: Tx) => {
  const [row] = await readRows<{ mean: number }>(tx, sql`select mean from mentor_mean`);
  return row?.mean ?? 0;
};

/** The same as it is now, to two decimals: a smaller change is not worth sorting everybody again. */
export const meanNow = async (tx: Tx) => {
  const [row] = await readRows<{ mean: number | null }>(
    tx,
    sql`select round(sum(rating * stars) / nullif(sum(stars), 0), 2)::float8 as mean from mentor_index`,
  );
  return row?.mean ?? 0;
};

/** The living, confirmed mentors of one programme among these people, with what B23 compares: most are not platform mentors. */
export const mentorsAmong = (programId: number, offered: readonly number[]) =>
  sql`select u.id as user_id, i.country_id, ${industries} as industries, ${languages} as languages, ${goals} as goals,
      ${rating} as rating
    from program_memberships p join roles r on r.id = p.role_id join users u on u.id = p.user_id
      left join user_infos i on i.user_id = u.id
    where p.program_id = ${programId} and p.removed_at is null and u.deleted_at is null and r.user_type = 'mentor'
      and u.confirmed_at is not null and u.id = any(${sql.param(offered)}::bigint[])`;
