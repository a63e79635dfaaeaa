import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { countries } from '../../reference/tables.ts';

interface Whose {
  mentorId: number;
  /** Null for anywhere they have met. */
  programId: number | null;
}

/**
 * People with whom a mentor has sessions that were not cancelled, including group sessions led by another mentor (B47);
 * nobody who was removed there (BKG-123).
 */
const met = ({ mentorId, programId }: Whose) => sql`
  select p.user_id, b.id as booking_id, b.status, b.start_at
  from booking_participants m join bookings b on b.id = m.booking_id
    join booking_participants p on p.booking_id = b.id and p.user_type = 'mentee' and p.hidden_at is null
  where m.user_id = ${mentorId} and m.user_type = 'mentor' and m.hidden_at is null and b.filed_under not in ('cancelled', 'unconfirmed') and b.hidden_at is null
    ${programId === null ? sql`` : sql`and b.program_id = ${programId}`}`;

/** People with whom they are paired or share a group there, met or not. */
const paired = (mentorId: number, programId: number) => sql`
  select mentee.user_id, null::bigint, null::text, null::timestamptz
  from pairing_participants mentor
    join pairings g on g.id = mentor.pairing_id and g.program_id = ${programId} and g.status <> 'ended' and g.hidden_at is null
    join pairing_participants mentee on mentee.pairing_id = g.id and mentee.user_type = 'mentee'
  where mentor.user_id = ${mentorId} and mentor.user_type = 'mentor'`;

interface MenteeRow {
  id: string;
  met: boolean;
  sessions: string;
  last_at: string | null;
  next_at: string | null;
}

const held = sql`status in ('completed', 'partially_rated', 'fully_rated')`;

const summedUp = (tx: Tx, theirs: SQL, now: Temporal.Instant) => {
  const at = sql`${now.toString()}::timestamptz`;
  return readRows<MenteeRow>(
    tx,
    sql`select user_id as id, count(booking_id) > 0 as met,
          count(*) filter (where ${held}) as sessions,
          max(start_at) filter (where start_at <= ${at} and ${held})::text as last_at,
          min(start_at) filter (where start_at > ${at} and status in ('pending', 'upcoming'))::text as next_at
        from (${theirs}) as theirs
        group by user_id order by next_at nulls last, last_at desc nulls last, user_id limit 200`,
  );
};

/**
 * Everyone a mentor has met or will meet and, in a programme, is paired with; nearest upcoming session first (DSH-15,
 * PRO-89).
 */
export const menteesOf = async (tx: Tx, whose: Whose, now: Temporal.Instant) => {
  const { mentorId, programId } = whose;
  const theirs = programId === null ? met(whose) : sql`${met(whose)} union all ${paired(mentorId, programId)}`;
  const rows = await summedUp(tx, theirs, now);
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length === 0) return [];
  const people = await read(tx)
    .select({ user: users, info: userInfos, country: countries.name })
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .leftJoin(countries, eq(countries.id, userInfos.countryId))
    .where(inArray(users.id, ids));
  return rows.flatMap(({ id, met: haveMet, sessions, last_at: last, next_at: next }) => {
    const person = people.find(({ user }) => user.id === Number(id));
    return person ? [{ ...person, haveMet, sessions: Number(sessions), last, next }] : [];
  });
};
