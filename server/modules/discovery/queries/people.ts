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
const industriesOf = (kind: 'own' | 'interested') =>
  sql`array(select industry_id from user_industries where user_id = u.id and kind = ${kind})`;
const skills = sql`array(select skill_id from user_skills where user_id = u.id)`;
const languages = sql`array(select language_id from user_languages where user_id = u.id)`;
const goals = sql`array(select goal_id from user_goals where user_id = u.id)`;
const services = (programId: number) =>
  sql`array(select g.id from user_program_goals x join program_goals g on g.id = x.program_goal_id
    where x.user_id = u.id and g.program_id = ${programId} and g.enabled)`;
const rating = sql`(select fl_average_rating::float8 from review_averages a where a.user_id = u.id)`;

/** Everything the index keeps about a mentor; undefined for anyone who is not (or no longer) listed. */
export const listedMentor = async (tx: Tx, userId: number) => {
  const [row] = await readRows<Record<string, unknown>>(
    tx,
    sql`select ${words} as words, i.country_id, i.gender, i.working_experience, i.working_experience_level,
        i.mentor_since::text as mentor_since, ${jobRoles} as job_roles, (${industriesOf('own')})::text[] as industries,
        (${skills})::text[] as skills, (${languages})::text[] as languages, (${goals})::text[] as goals, ${rating} as rating
      from users u join user_infos i on i.user_id = u.id
      where u.id = ${userId} and u.is_fl_mentor and u.confirmed_at is not null and u.deleted_at is null
        and i.mentor_since is not null`,
  );
  return row;
};

/**
 * The living mentors or mentees of one programme, with the columns that search and filters read: most are not platform
 * mentors and so are not in the index. `offered` limits the result to those people; null means no limit. M41: a mentor
 * whose address is not confirmed cannot be booked, and is shown to admins only (`forAdmins`).
 */
export const membersOf = (
  programId: number,
  shows: 'mentors' | 'mentees',
  { offered = null, forAdmins = false }: { offered?: readonly number[] | null; forAdmins?: boolean } = {},
) => ({
  people: sql`select u.id as user_id, u.firstname, u.lastname, i.country_id, i.gender, i.working_experience,
      i.working_experience_level, ${words} as words, ${jobRoles} as job_roles,
      ${industriesOf(shows === 'mentors' ? 'own' : 'interested')} as industries, ${skills} as skills,
      ${languages} as languages, ${goals} as goals, ${services(programId)} as program_goals, ${shows === 'mentors' ? rating : sql`null::float8`} as rating
    from program_memberships p join roles r on r.id = p.role_id join users u on u.id = p.user_id
      left join user_infos i on i.user_id = u.id
    where p.program_id = ${programId} and p.removed_at is null and u.deleted_at is null
      and r.user_type = ${shows === 'mentors' ? 'mentor' : 'mentee'}
      and (${shows === 'mentees' || forAdmins} or u.confirmed_at is not null)
      and (${sql.param(offered)}::bigint[] is null or u.id = any(${sql.param(offered)}::bigint[]))`,
  order: sql`rating desc nulls last, lower(firstname), lower(lastname), user_id`,
});
