import { type SQL, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { DashboardActivity } from '../../../../contract/analytics/index.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { during, type Span } from './sessions.ts';

interface Page extends Span {
  programId: number;
  offset: number;
  limit: number;
}

interface Happened {
  id: string;
  action: DashboardActivity['action'];
  booking_id: string | null;
  user_id: string | null;
  mentor_id: string | null;
  mentee_ids: number[];
  at_ms: string;
}

/**
 * Counting stops this far beyond the page: nobody turns that many pages, and counting all of them would read them all.
 */
const countedAhead = 10_000;

type Stretch = Omit<Page, 'offset' | 'limit'>;

/** Acts on sessions, except sessions hidden with a removed member (BKG-123). */
const acts = (stretch: Stretch) => sql`
  from activities a where a.program_id = ${stretch.programId} and ${during(sql`a.created_at`, stretch)}
    and not exists (select from bookings b where b.id = a.booking_id and b.hidden_at is not null)`;
const done = (page: Page) => sql`${acts(page)} order by a.created_at desc, a.id desc`;

const joined = (page: Stretch) => sql`
  from program_memberships m where m.program_id = ${page.programId} and ${during(sql`m.joined_at`, page)}`;

const number = (id: string | null) => (id === null ? null : Number(id));

/** ANA-13: acts on sessions, and people who joined. Both are read latest first, no further than this page. */
export const activitiesIn = async (tx: Tx, page: Page) => {
  const reached = page.offset + page.limit;
  const rows = await readRows<Happened>(
    tx,
    sql`/* planned for its values */ select id, action, booking_id, user_id, mentor_id, to_json(mentee_ids) as mentee_ids,
          extract(epoch from created_at) * 1000 as at_ms
        from (
          (select a.id, a.action, a.booking_id, a.user_id, a.mentor_id, a.mentee_ids, a.created_at
            ${done(page)} limit ${reached})
          union all
          (select m.id, 'joined', null, m.user_id, null, '{}', m.joined_at
            ${joined(page)} order by m.joined_at desc, m.id desc limit ${reached})
        ) as happened
        order by created_at desc, id desc, action limit ${page.limit} offset ${page.offset}`,
  );
  const [counted] = await readRows<{ total: string }>(
    tx,
    sql`/* planned for its values */ select (select count(*) ${joined(page)})
          + (select count(*) from (select ${done(page)} limit ${reached + countedAhead}) as some_of_them) as total`,
  );
  return {
    rows: rows.map(({ mentee_ids: menteeIds, at_ms: at, ...row }) => ({
      id: Number(row.id),
      action: row.action,
      bookingId: number(row.booking_id),
      userId: number(row.user_id),
      mentorId: number(row.mentor_id),
      menteeIds,
      createdAt: Temporal.Instant.fromEpochMilliseconds(Math.floor(Number(at))),
    })),
    total: Number(counted?.total ?? 0),
  };
};

interface DayRow {
  /** Of the calendar in that zone. */
  day: string;
  action: DashboardActivity['action'];
  count: number;
}

/** ANA-13: how much of each kind happened on each day of somebody's calendar; days without any are left out. */
export const activitiesByDay = (tx: Tx, { zone, ...stretch }: Stretch & { zone: string }) => {
  const dayOf = (at: SQL) => sql`(${at} at time zone ${zone}::text)::date`;
  return readRows<DayRow>(
    tx,
    sql`/* planned for its values */ select to_char(date, 'YYYY-MM-DD') as day, action, count(*)::integer as count from (
          select ${dayOf(sql`a.created_at`)} as date, a.action ${acts(stretch)}
          union all
          select ${dayOf(sql`m.joined_at`)}, 'joined' ${joined(stretch)}
        ) as happened group by date, action`,
  );
};
