import { sql } from 'drizzle-orm';
import { meanWeight } from '../../../../contract/discovery/values.ts';
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
const stars = sql`coalesce((select fl_stars from review_averages a where a.user_id = u.id), 0)`;
/** Sessions that a mentor (`u`) held: on the platform (null) or in a programme. */
const sessions = (programId: number | null) =>
  sql`(select count(distinct b.id) from booking_participants x join bookings b on b.id = x.booking_id
    where x.user_id = u.id and x.user_type = 'mentor' and x.hidden_at is null and b.hidden_at is null
      and b.program_id is not distinct from ${programId}::bigint and b.status in ('completed', 'partially_rated', 'fully_rated')
      and b.confirmation = 'confirmed')::integer`;
/** M32: of the reviews that this programme's portal shows. */
const standingIn = (programId: number) =>
  sql`(select (${meanWeight} * coalesce((select mean from mentor_mean), 0) + coalesce(sum(v.star_rating), 0))
      / (${meanWeight} + count(v.star_rating))
    from reviews v
    where v.ratee_id = u.id and v.program_id = ${programId} and v.counted and not v.hidden
      and not exists (select from bookings b where b.id = v.booking_id and b.hidden_at is not null)
      and not exists (select from booking_participants x where x.booking_id = v.booking_id
        and x.user_id in (v.rater_id, v.ratee_id) and x.hidden_at is not null))`;

/** Everything the index keeps about a mentor; undefined for anyone who is not (or no longer) listed. */
export const listedMentor = async (tx: Tx, userId: number) => {
  const [row] = await readRows<Record<string, unknown>>(
    tx,
    sql`select ${words} as words, i.country_id, i.gender, i.working_experience, i.working_experience_level,
        i.mentor_since::text as mentor_since, ${jobRoles} as job_roles, (${industriesOf('own')})::text[] as industries,
        (${skills})::text[] as skills, (${languages})::text[] as languages, (${goals})::text[] as goals, ${rating} as rating,
        ${stars} as stars, ${sessions(null)} as sessions
      from users u join user_infos i on i.user_id = u.id
      where u.id = ${userId} and u.is_fl_mentor and u.confirmed_at is not null and u.deleted_at is null
        and i.mentor_since is not null`,
  );
  return row;
};

/** The platform's mentors. */
export const listedMentors = { people: sql`select * from mentor_index` };

/** How many sessions on the platform each of these mentors held. */
export const sessionsHeld = async (tx: Tx, userIds: readonly number[]) => {
  const rows = await readRows<{ id: string; sessions: number }>(
    tx,
    sql`select u.id, ${sessions(null)} as sessions from users u where u.id = any(${sql.param(userIds)}::bigint[])`,
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

interface MembersShown {
  /** Only these people; null means no limit. */
  offered?: readonly number[] | null;
  /** M41: a mentor whose address is not confirmed cannot be booked, and is shown to admins only. */
  forAdmins?: boolean;
  /** M32: whether the reader may read the programme's reviews; without them nobody is ordered by their rating. */
  isRated?: boolean;
}

/**
 * The living mentors or mentees of one programme, with the columns that search, filters and orders read: most are not
 * platform mentors and so are not in the index.
 */
export const membersOf = (
  programId: number,
  shows: 'mentors' | 'mentees',
  { offered = null, forAdmins = false, isRated = false }: MembersShown = {},
) => {
  const mentors = shows === 'mentors';
  const standing = mentors && isRated ? standingIn(programId) : sql`0::real`;
  return {
    people: sql`select u.id as user_id, u.firstname, u.lastname, i.country_id, i.gender, i.working_experience,
      i.working_experience_level, ${words} as words, ${jobRoles} as job_roles,
      ${industriesOf(mentors ? 'own' : 'interested')} as industries, ${skills} as skills,
      ${languages} as languages, ${goals} as goals, ${services(programId)} as program_goals, ${mentors ? rating : sql`null::float8`} as rating,
      ${standing} as standing, ${mentors ? sessions(programId) : sql`0`} as sessions, p.joined_at as since
    from program_memberships p join roles r on r.id = p.role_id join users u on u.id = p.user_id
      left join user_infos i on i.user_id = u.id
    where p.program_id = ${programId} and p.removed_at is null and u.deleted_at is null
      and r.user_type = ${mentors ? 'mentor' : 'mentee'}
      and (${!mentors || forAdmins} or u.confirmed_at is not null)
      and (${sql.param(offered)}::bigint[] is null or u.id = any(${sql.param(offered)}::bigint[]))`,
  };
};
