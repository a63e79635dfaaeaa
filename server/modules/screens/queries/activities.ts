import { type SQL, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { DashboardActivity } from '../../../../contract/screens/index.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';

interface Page {
  programId: number;
  from: Temporal.Instant | null;
  until: Temporal.Instant | null;
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

const during = (at: SQL, { from, until }: Page) => sql`
  ${at} >= coalesce(${from?.toString() ?? null}::timestamptz, '-infinity')
  and ${at} < coalesce(${until?.toString() ?? null}::timestamptz, 'infinity')`;

/** Acts on sessions, except sessions hidden with a removed member (BKG-123). */
const done = (page: Page) => sql`
  from activities a where a.program_id = ${page.programId} and ${during(sql`a.created_at`, page)}
    and not exists (select from bookings b where b.id = a.booking_id and b.hidden_at is not null)
  order by a.created_at desc, a.id desc`;

const joined = (page: Page) => sql`
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
