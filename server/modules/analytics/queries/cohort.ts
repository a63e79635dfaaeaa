import { type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { type InsightSide, stoppedSteps, type StoppedStep } from '../../../../contract/analytics/index.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';

interface Cohort {
  programId: number;
  side: InsightSide;
}

/** People of this program's pairs and groups; what is hidden with a removed member does not count (B77). */
const inPairings = (programId: number, more: SQL = sql`true`) => sql`(
  select x.user_id from pairing_participants x join pairings p on p.id = x.pairing_id
  where p.program_id = ${programId} and p.hidden_at is null and ${more})`;

/** The members of one side, each with the furthest step that they have reached, as `m`. */
const reached = ({ programId, side }: Cohort) => sql`(
  select i.user_id, i.joined_at, i.held, i.firstname, i.lastname,
    case
      when i.user_id in ${inPairings(programId, sql`p.status = 'ended' and lower(p.end_reason) = 'completed'`)} then 'finished'
      when i.held >= 3 then 'third_session'
      when i.held >= 1 then 'first_session'
      when i.user_id in ${inPairings(programId)} then 'paired'
      else 'joined'
    end as step
  from participant_index i where i.program_id = ${programId} and i.user_type = ${side}) as m`;

/** How many have reached each step and no further. */
export const stoppedAt = async (tx: Tx, cohort: Cohort) => {
  const rows = await readRows<{ step: StoppedStep; people: number }>(
    tx,
    sql`select m.step, count(*)::integer as people from ${reached(cohort)} group by m.step`,
  );
  return stoppedSteps.map((step) => ({ step, people: rows.find((row) => row.step === step)?.people ?? 0 }));
};

/** Addresses that were sent an invitation to this side and whose owners have not joined. */
export const invitationsOpen = async (tx: Tx, { programId, side }: Cohort) => {
  const [row] = await readRows<{ people: number }>(
    tx,
    sql`select count(distinct e.email)::integer as people from role_invite_emails e join roles r on r.id = e.role_id
        where e.program_id = ${programId} and r.user_type = ${side} and e.status = 'sent'
          and not exists (select from users u join program_memberships m on m.user_id = u.id
            where u.email = e.email and m.program_id = e.program_id and m.removed_at is null)`,
  );
  return row?.people ?? 0;
};

interface StoppedRow {
  user_id: string;
  joined: number;
  held: number;
}

/** A page of those who have reached a step and no further, by name. */
export const peopleStoppedAt = async (
  tx: Tx,
  { step, limit, offset, ...cohort }: Cohort & { step: StoppedStep; limit: number; offset: number },
) => {
  const rows = await readRows<StoppedRow>(
    tx,
    sql`select m.user_id, extract(epoch from m.joined_at)::float8 * 1000 as joined, m.held from ${reached(cohort)}
        where m.step = ${step}
        order by m.firstname collate "und-x-icu", m.lastname collate "und-x-icu", m.user_id
        limit ${limit} offset ${offset}`,
  );
  return rows.map(({ user_id: id, joined, held }) => ({ userId: Number(id), joined, held }));
};

interface WaitRow {
  members: number;
  median: number | null;
  waits: number[];
  longer: number;
  waiting: number;
}

/** Days from joining to the first session, null without one; whoever had met before they joined again has waited for none. */
const waited = sql`case when i.held > 0 then greatest(extract(epoch from i.first_held_at - i.joined_at)::float8 / 86400, 0) end`;

/** How long the members of one side waited, in stretches that end with these days. */
export const waitsOf = async (tx: Tx, { programId, side }: Cohort, ends: readonly number[]) => {
  const stretches = ends.map((end, at) => {
    const begin = ends[at - 1];
    const after = begin === undefined ? sql`true` : sql`${waited} > ${begin}::float8`;
    return sql`count(*) filter (where ${waited} <= ${end}::float8 and ${after})::integer`;
  });
  const [row] = await readRows<WaitRow>(
    tx,
    sql`select count(*)::integer as members,
          floor(percentile_cont(0.5) within group (order by ${waited}) filter (where i.held > 0))::integer as median,
          to_json(array[${sql.join(stretches, sql`, `)}]) as waits,
          count(*) filter (where ${waited} > ${ends.at(-1)}::float8)::integer as longer,
          count(*) filter (where i.held = 0)::integer as waiting
        from participant_index i where i.program_id = ${programId} and i.user_type = ${side}`,
  );
  return row ?? { members: 0, median: null, waits: ends.map(() => 0), longer: 0, waiting: 0 };
};

interface MonthRow {
  month: string;
  joined: number;
  stayed: number;
  active: number;
}

/** Of those who joined in each month of somebody's calendar: how many there were, are still there, and still meet. */
export const stayedByMonth = (
  tx: Tx,
  { programId, side }: Cohort,
  { from, since, now, zone }: Record<'from' | 'since' | 'now', Temporal.Instant> & { zone: string },
) =>
  readRows<MonthRow>(
    tx,
    sql`select to_char(m.joined_at at time zone ${zone}::text, 'YYYY-MM') as month, count(*)::integer as joined,
          count(i.membership_id)::integer as stayed,
          count(i.membership_id) filter (where i.held_at >= ${since.toString()}::timestamptz
            or exists (select from unnest(i.awaited) as one where upper(one) > ${now.toString()}::timestamptz))::integer as active
        from program_memberships m join roles r on r.id = m.role_id
          left join participant_index i on i.membership_id = m.id
        where m.program_id = ${programId} and r.user_type = ${side} and m.joined_at >= ${from.toString()}::timestamptz
        group by 1 order by 1`,
  );
