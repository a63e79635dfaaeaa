import { inArray, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/containing.ts';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { deletedName } from '../../accounts/index.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships } from '../../programmes/tables.ts';

/** A booking `b` that took place (M43) and is not hidden with a removed member (BKG-123). */
const held = sql`b.status in ('completed', 'partially_rated', 'fully_rated') and b.confirmation = 'confirmed' and b.hidden_at is null`;
/** A107: the stars one side gave, over all its star answers; reviews from before there were questions have just one. */
const stars = sql`(
  select r.booking_id, r.rater_type, a.value from reviews r join review_answers a on a.review_id = r.id
  where a.category = 'stars' and a.value is not null and not r.hidden
  union all
  select r.booking_id, r.rater_type, r.star_rating from reviews r
  where r.star_rating is not null and not r.hidden and not exists (select from review_answers where review_id = r.id))`;
const meanOf = (side: 'mentee' | 'mentor') => sql`round(avg(s.value) filter (where s.rater_type = ${side}), 1)::float8`;

interface RatingRow {
  is_group: boolean;
  group_id: string | null;
  mentees: number[];
  mentors: number[];
  sessions: string;
  mentee_score: number | null;
  mentor_score: number | null;
  total: string;
  page: number;
}

interface RatingFilter {
  programId: number;
  /** Text to find in a name; '' for all. */
  search: string;
  page: number;
  perPage: number;
}

/** The names of these people, as everyone sees them. */
const namesOf = (ids: SQL) => sql`(
  select string_agg(case when u.deleted_at is null then trim(u.firstname || ' ' || u.lastname)
    else ${`${deletedName.firstname} ${deletedName.lastname}`} end, ', ' order by u.id)
  from users u where u.id = any(${ids}))`;

/**
 * The pairs and groups of a programme that have had a session, by the names of the mentees (REV-16). A page beyond the
 * last one gives the last one; every row says how many there are and which page it is on. Stars are looked up only for
 * the rows of the page.
 */
export const pageOfRatings = (tx: Tx, { programId, search, page, perPage }: RatingFilter) => {
  const peopleAs = (side: 'mentee' | 'mentor') =>
    sql`coalesce(array_agg(distinct p.user_id) filter (where p.user_type = ${side}), '{}')`;
  return readRows<RatingRow>(
    tx,
    sql`with ours as (
          select coalesce(b.group_id, 0) as key, ${peopleAs('mentee')} as mentees, ${peopleAs('mentor')} as mentors
          from bookings b join booking_participants p on p.booking_id = b.id
          where b.program_id = ${programId} and b.booking_type = 'group' and ${held}
          group by 1),
        rated as (
          select false as is_group, null::bigint as group_id, array[p.user_id] as mentees, array[b.mentor_id] as mentors,
            array_agg(distinct b.id) as sessions
          from bookings b
            join booking_participants p on p.booking_id = b.id and p.user_type = 'mentee'
          where b.program_id = ${programId} and b.booking_type = 'one_on_one' and ${held}
          group by b.mentor_id, p.user_id
          union all
          select true, b.group_id, ours.mentees, ours.mentors, array_agg(b.id)
          from bookings b
            join ours on ours.key = coalesce(b.group_id, 0)
          where b.program_id = ${programId} and b.booking_type = 'group' and ${held}
          group by b.group_id, ours.mentees, ours.mentors),
        named as (
          select rated.*, coalesce(${namesOf(sql`mentees`)}, '') as mentee_names, coalesce(${namesOf(sql`mentors`)}, '') as mentor_names
          from rated),
        found as (select * from named where mentee_names || ', ' || mentor_names ilike ${containing(search)}),
        shown as (
          select count(*) as total, least(${page}::int, greatest(1, ceil(count(*)::float / ${perPage}::int)::int)) as page
          from found),
        listed as (
          select *, row_number() over (
            order by lower(mentee_names), lower(mentor_names), group_id, found.mentees, found.mentors) as place
          from found)
        select is_group, group_id, to_json(mentees) as mentees, to_json(mentors) as mentors,
          cardinality(sessions) as sessions, mentee_score, mentor_score, total, page
        from shown
          join listed on place > (page - 1) * ${perPage}::int and place <= page * ${perPage}::int
          cross join lateral (
            select ${meanOf('mentee')} as mentee_score, ${meanOf('mentor')} as mentor_score
            from ${stars} s where s.booking_id = any(listed.sessions)) as scores
        order by place`,
  );
};

/** These people, and whether they are still in the programme. */
export const peopleById = (tx: Tx, programId: number, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read(tx)
        .select({
          id: users.id,
          slug: users.slug,
          member: sql<boolean>`exists (select 1 from ${programMemberships}
            where ${programMemberships.programId} = ${programId} and ${programMemberships.userId} = ${users.id}
              and ${programMemberships.removedAt} is null)`,
          firstname: users.firstname,
          lastname: users.lastname,
          deletedAt: users.deletedAt,
          photo: userInfos.profilePhoto,
        })
        .from(users)
        .leftJoin(userInfos, sql`${userInfos.userId} = ${users.id}`)
        .where(inArray(users.id, [...new Set(ids)]));

/** The programme of a group's sessions; undefined when it has none. */
export const programmeOfGroup = async (tx: Tx, groupId: number) => {
  const [row] = await readRows<{ program_id: string }>(
    tx,
    sql`select program_id from bookings where group_id = ${groupId} and booking_type = 'group' and program_id is not null limit 1`,
  );
  return row && Number(row.program_id);
};

/** The sessions asked for: of a group, or of two people in a programme. */
export type SessionsBetween = { groupId: number } | { programId: number; mentorId: number; menteeId: number };

interface SessionRow {
  id: string;
  topic: string;
  completed_ms: string;
  mentee_rated: boolean;
  mentor_rated: boolean;
  mentee_score: number | null;
  mentor_score: number | null;
  mentor_rating: number | null;
}

/** Their completed sessions, earliest first (REV-19). */
export const ratedSessionsOf = (tx: Tx, between: SessionsBetween) => {
  const theirs =
    'groupId' in between
      ? sql`b.booking_type = 'group' and b.group_id = ${between.groupId}`
      : sql`b.booking_type = 'one_on_one' and b.program_id = ${between.programId} and b.mentor_id = ${between.mentorId}
            and exists (select from booking_participants where booking_id = b.id and user_id = ${between.menteeId})`;
  return readRows<SessionRow>(
    tx,
    sql`select b.id, b.topic, extract(epoch from coalesce(b.completed_at, b.end_at)) * 1000 as completed_ms,
          exists (select from booking_participants where booking_id = b.id and user_type = 'mentee' and rated_at is not null) as mentee_rated,
          exists (select from booking_participants where booking_id = b.id and user_type = 'mentor' and rated_at is not null) as mentor_rated,
          ${meanOf('mentee')} as mentee_score, ${meanOf('mentor')} as mentor_score,
          (select round(avg(star_rating), 1)::float8 from reviews where booking_id = b.id and rater_type = 'mentee' and not hidden) as mentor_rating
        from bookings b left join ${stars} s on s.booking_id = b.id
        where ${theirs} and ${held}
        group by b.id order by coalesce(b.completed_at, b.end_at), b.id limit 500`,
  );
};
