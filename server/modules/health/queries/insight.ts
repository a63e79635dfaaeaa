import { eq, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { deletedName } from '../../accounts/index.ts';
import { healthDigests, healthInsights } from '../tables.ts';
import { instantOf, isHeld, meetings, ms } from './meetings.ts';

export const insightOf = async (tx: Tx, pairingId: number) => {
  const [row] = await read(tx).select().from(healthInsights).where(eq(healthInsights.pairingId, pairingId));
  return row;
};

/** What a model wrote of a pair. */
export const digestOf = async (tx: Tx, pairingId: number) => {
  const [row] = await read(tx).select().from(healthDigests).where(eq(healthDigests.pairingId, pairingId));
  return row;
};

interface SessionRow {
  id: string;
  topic: string;
  start: number;
  end: number;
  state: 'upcoming' | 'completed' | 'missed' | 'cancelled' | 'reported';
  /** Called off on the last day. */
  late: boolean;
  objectives: string[];
  mentee_rated: boolean;
  mentor_rated: boolean;
}

/** The most sessions that a page about one pair shows: the latest of them. */
const most = 200;
const rated = (side: 'mentee' | 'mentor') => sql`exists (select from booking_participants q
  where q.booking_id = b.id and q.user_type = ${side} and q.rated_at is not null)`;

/** The sessions of a pair or group that both had agreed on, earliest first. */
export const sessionsOfPairing = async (tx: Tx, pairingId: number) => {
  const rows = await readRows<SessionRow>(
    tx,
    sql`select b.id, b.topic, ${ms(sql`b.start_at`)} as start, ${ms(sql`b.end_at`)} as end,
          case when ${isHeld} then 'completed' when b.filed_under = 'missed' then 'missed'
            when b.filed_under in ('reported', 'investigating') then 'reported'
            when b.filed_under = 'cancelled' then 'cancelled' else 'upcoming' end as state,
          b.filed_under = 'cancelled' and b.start_at - b.updated_at < interval '24 hours' as late,
          coalesce((select json_agg(o.objective order by o.position) from booking_objectives o where o.booking_id = b.id), '[]') as objectives,
          ${rated('mentee')} as mentee_rated, ${rated('mentor')} as mentor_rated
        from ${meetings([pairingId])}
        where b.status <> 'pending' and b.status <> 'system_cancelled' and (${isHeld} or b.accepted_at is not null)
        order by b.start_at desc, b.id desc limit ${most}`,
  );
  return rows.toReversed();
};

interface SaidRow {
  id: number;
  start: number;
  by: string;
  stars: number | null;
  text: string | null;
}

/** M08, REV-22: what both sides of these sessions may read: neither sealed nor hidden. */
export const openFeedback = (tx: Tx, pairingId: number, now: Temporal.Instant) =>
  readRows<SaidRow>(
    tx,
    sql`select b.id::int as id, ${ms(sql`b.start_at`)} as start, case when u.deleted_at is null then trim(u.firstname || ' ' || u.lastname)
            else ${`${deletedName.firstname} ${deletedName.lastname}`} end as by,
          r.star_rating::integer as stars, r.feedback_text as text
        from ${meetings([pairingId])} join reviews r on r.booking_id = b.id and not r.hidden
          join users u on u.id = r.rater_id
        where ${isHeld} and r.unsealed_at <= ${instantOf(now)} order by r.submitted_at, r.id`,
  );

/** Sessions of programs with a review that was sealed for its seven days and then became readable, between these moments. */
export const unsealedBetween = async (tx: Tx, from: Temporal.Instant, until: Temporal.Instant) => {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select distinct r.booking_id as id from reviews r
        where r.program_id is not null and r.unsealed_at > ${instantOf(from)} and r.unsealed_at <= ${instantOf(until)}
          and r.unsealed_at > r.submitted_at`,
  );
  return rows.map(({ id }) => Number(id));
};
