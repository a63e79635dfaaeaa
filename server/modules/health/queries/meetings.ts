import { type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';

/** An instant as the rules take it. */
export const ms = (at: SQL) => sql`(extract(epoch from ${at}) * 1000)::float8`;
export const instantOf = (now: Temporal.Instant) => sql`${now.toString()}::timestamptz`;
export const idList = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** A session `b` that counts as held, as everywhere (M43). */
export const isHeld = sql`b.status in ('completed', 'partially_rated', 'fully_rated')`;

const columns = sql`b.id, b.topic, b.status, b.filed_under, b.start_at, b.end_at, b.accepted_at, b.created_at, b.completed_at,
  b.updated_at, b.cancelled_by, b.auto_completed, b.completed_early`;

/**
 * Everything that these pairs and groups have arranged since they were made, as `b`: of a pair the sessions of the two in
 * their program, of a group those of the group. What is hidden with a removed member (B77) or confirmed by one side only
 * (M43) is not among it. They are found by their mentor: `is not distinct from` keeps a database that knows little of its
 * rows from reading all sessions of the program for each pair.
 */
export const meetings = (pairingIds: readonly number[]) => sql`(
  select p.id as pairing_id, ${columns} from pairings p join bookings b
    on b.mentor_id = p.mentor_id and b.program_id is not distinct from p.program_id and b.booking_type = 'one_on_one'
      and p.mentee_id in (b.requester_id, b.requestee_id) and b.end_at >= p.created_at
  where p.id = any(${idList(pairingIds)}) and p.type = 'pair' and b.hidden_at is null and b.confirmation = 'confirmed'
  union all
  select b.group_id, ${columns} from bookings b
  where b.group_id = any(${idList(pairingIds)}) and b.hidden_at is null and b.confirmation = 'confirmed') as b`;

interface MeetingRow {
  pairing_id: string;
  mentee_id: string;
  kind: 'held' | 'missed' | 'called_off' | 'ahead' | 'other';
  start: number;
  end: number;
  /** When it was completed or called off. */
  settled: number | null;
  early: boolean;
  automatic: boolean;
  reports: number;
}

/**
 * When the session `b` was called off. Old rows have no history; they were not touched since.
 */
const calledOffAt = sql`coalesce(
  (select min(e.at) from booking_events e where e.booking_id = b.id and e.to_status = 'cancelled'), b.updated_at)`;

/** By one of the two after both had agreed: an admin's settling of a report is nobody's unreliability. */
const wasCalledOff = sql`b.filed_under = 'cancelled' and b.accepted_at is not null
  and exists (select from booking_participants q where q.booking_id = b.id and q.user_id = b.cancelled_by)`;

/**
 * What became of the sessions of these pairs and groups, for each mentee who took part, as it was known at a moment: for
 * a moment in the past it leaves out what came later.
 */
export const meetingsForHealth = (tx: Tx, pairingIds: readonly number[], now: Temporal.Instant) => {
  const at = instantOf(now);
  const completedAt = sql`coalesce(b.completed_at, b.end_at)`;
  const ends = sql`case when ${isHeld} then least(b.end_at, ${completedAt}) else b.end_at end`;
  return readRows<MeetingRow>(
    tx,
    sql`select b.pairing_id, p.user_id as mentee_id, ${ms(sql`b.start_at`)} as start, ${ms(ends)} as end,
          b.completed_early as early, b.auto_completed as automatic,
          case
            when ${isHeld} and ${completedAt} <= ${at} then 'held'
            when b.filed_under = 'missed' and b.start_at <= ${at} then 'missed'
            when ${wasCalledOff} and ${calledOffAt} <= ${at} then 'called_off'
            when b.end_at > ${at} and coalesce(b.accepted_at, b.created_at) <= ${at}
              and (b.status = 'upcoming' or (${isHeld} and ${completedAt} > ${at})) then 'ahead'
            else 'other'
          end as kind,
          case when ${wasCalledOff} then ${ms(calledOffAt)} end as settled,
          (select count(*)::integer from booking_reports r
           where r.booking_id = b.id and r.created_at <= ${at} and (r.resolved_at is null or r.resolved_at > ${at})) as reports
        from ${meetings(pairingIds)}
          join booking_participants p on p.booking_id = b.id and p.user_type = 'mentee' and p.hidden_at is null`,
  );
};

interface RatingRow {
  pairing_id: string;
  mentee_id: string;
  by: 'mentee' | 'mentor';
  at: number;
  stars: number[];
}

/** The stars of the review `r`: all its star answers (A107); one from before there were questions has just one. */
const starsOf = sql`case when exists (select from review_answers where review_id = r.id)
  then (select array_agg(a.value order by a.position) from review_answers a
        where a.review_id = r.id and a.category = 'stars' and a.value is not null)
  when r.star_rating is not null then array[r.star_rating::integer] end`;

/**
 * What both sides said in stars about the sessions that count, by mentee: also what is still sealed, since only admins see
 * what comes of it. What a mentor says about a whole group is said about each of its mentees.
 */
export const ratingsForHealth = (tx: Tx, pairingIds: readonly number[], now: Temporal.Instant) =>
  readRows<RatingRow>(
    tx,
    sql`select * from (
          select b.pairing_id, p.user_id as mentee_id, r.rater_type as by, ${ms(sql`r.submitted_at`)} as at, ${starsOf} as stars
          from ${meetings(pairingIds)}
            join booking_participants p on p.booking_id = b.id and p.user_type = 'mentee' and p.hidden_at is null
            join reviews r on r.booking_id = b.id and not r.hidden and r.submitted_at <= ${instantOf(now)}
              and (r.rater_id = p.user_id or (r.rater_type = 'mentor' and coalesce(r.ratee_id, p.user_id) = p.user_id))
          where ${isHeld} and not b.completed_early and not b.auto_completed
        ) as said where stars is not null`,
  );

interface TallyRow {
  pairing_id: string;
  confirmed: number;
  completed: number;
  mentee_due: number;
  mentee_rated: number;
  mentor_due: number;
  mentor_rated: number;
  stars: number;
  star_answers: number;
}

/** B74, B134: how many sessions each has ahead and has completed, who has rated them, and all their stars. */
export const talliesOf = (tx: Tx, pairingIds: readonly number[]) => {
  const people = (condition: SQL) => sql`coalesce(sum(n) filter (where ${isHeld} and ${condition}), 0)::integer`;
  const inTurn = sql`(select user_type, rated_at is not null as rated, count(*) as n from booking_participants
    where booking_id = b.id and hidden_at is null group by 1, 2)`;
  return readRows<TallyRow>(
    tx,
    sql`with b as materialized (select * from ${meetings(pairingIds)})
        select t.*, coalesce(s.stars, 0)::integer as stars, coalesce(s.answers, 0)::integer as star_answers from (
          select b.pairing_id,
            count(distinct b.id) filter (where b.status = 'upcoming')::integer as confirmed,
            count(distinct b.id) filter (where ${isHeld})::integer as completed,
            ${people(sql`user_type = 'mentee'`)} as mentee_due,
            ${people(sql`user_type = 'mentee' and rated`)} as mentee_rated,
            ${people(sql`user_type = 'mentor'`)} as mentor_due,
            ${people(sql`user_type = 'mentor' and rated`)} as mentor_rated
          from b, lateral ${inTurn} as q group by b.pairing_id
        ) as t left join (
          select b.pairing_id, sum(star) as stars, count(star) as answers
          from b join reviews r on r.booking_id = b.id and not r.hidden, lateral unnest(${starsOf}) as star
          where ${isHeld} group by b.pairing_id
        ) as s on s.pairing_id = t.pairing_id`,
  );
};
