import { sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import type { FiledUnder } from '../../../../contract/bookings/index.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { during, type Span } from './sessions.ts';

interface WeekRow {
  monday: string;
  status: FiledUnder;
  sessions: number;
}

/** How many sessions are listed under each status, by the week of somebody's calendar in which they begin. */
export const sessionsByWeek = (tx: Tx, programId: number, { zone, ...span }: Span & { zone: string }) =>
  readRows<WeekRow>(
    tx,
    sql`select to_char(week, 'YYYY-MM-DD') as monday, status, count(*)::integer as sessions from (
          select date_trunc('week', start_at at time zone ${zone}::text) as week, filed_under as status
          from bookings
          where program_id = ${programId} and hidden_at is null and booking_type in ('one_on_one', 'group')
            and filed_under in ('completed', 'partially_rated', 'fully_rated', 'missed', 'cancelled') and ${during(sql`start_at`, span)}
        ) as begun group by week, status`,
  );

interface AnswerRow {
  requests: number;
  accepted: number;
  median: number | null;
  within: number[];
  waiting: number;
}

/**
 * Requests for one-to-one sessions that were made since a moment, and after how many minutes they were accepted. What an admin
 * arranged, or was logged afterwards, nobody had to accept.
 */
export const answersSince = async (tx: Tx, programId: number, since: Temporal.Instant, hours: readonly number[]) => {
  const minutes = sql`extract(epoch from accepted_at - created_at)::float8 / 60`;
  const within = hours.map((one) => sql`count(*) filter (where ${minutes} <= ${one * 60}::float8)::integer`);
  const [row] = await readRows<AnswerRow>(
    tx,
    sql`select count(*)::integer as requests, count(accepted_at)::integer as accepted,
          round(percentile_cont(0.5) within group (order by ${minutes}))::integer as median,
          to_json(array[${sql.join(within, sql`, `)}]) as within,
          count(*) filter (where status = 'pending')::integer as waiting
        from bookings
        where program_id = ${programId} and hidden_at is null and not is_offline and booking_type = 'one_on_one'
          and created_at >= ${since.toString()}::timestamptz and accepted_at is distinct from created_at`,
  );
  return row ?? { requests: 0, accepted: 0, median: null, within: hours.map(() => 0), waiting: 0 };
};

interface LoadRow {
  user_id: string;
  capacity: number | null;
  mentees: number;
}

/** The mentors of a program with how many mentees they have in pairs and groups that go on, the most first. */
export const loadOfMentors = async (tx: Tx, programId: number) => {
  const rows = await readRows<LoadRow>(
    tx,
    sql`select i.user_id, m.capacity, count(distinct mentee.user_id)::integer as mentees
        from participant_index i join program_memberships m on m.id = i.membership_id
          left join (pairing_participants mentor
              join pairings p on p.id = mentor.pairing_id and p.program_id = ${programId} and p.status <> 'ended'
                and p.hidden_at is null
              join pairing_participants mentee on mentee.pairing_id = p.id and mentee.user_type = 'mentee')
            on mentor.user_id = i.user_id and mentor.user_type = 'mentor'
        where i.program_id = ${programId} and i.user_type = 'mentor'
        group by i.user_id, m.capacity order by count(distinct mentee.user_id) desc, i.user_id`,
  );
  return rows.map(({ user_id: id, ...row }) => ({ userId: Number(id), ...row }));
};
