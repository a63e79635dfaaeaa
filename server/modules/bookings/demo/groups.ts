import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { db, writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { activities, bookingEvents, bookingObjectives, bookingParticipants, bookings } from '../tables.ts';

/** A group, and what its sessions are about. */
export interface MeetingGroup {
  id: number;
  name: string;
  topic: string;
  objective: string;
  programId: number;
  mentorId: number;
  menteeIds: readonly number[];
}

/** The first hour of a working day when everyone is free, with an hour's margin before and after. */
export const freeHour = async (tx: Tx, { mentorId, menteeIds }: MeetingGroup, from: Temporal.Instant) => {
  const { rows } = await db(tx).execute<{ at: string }>(sql`
    select to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from generate_series(date_trunc('hour', ${from.toString()}::timestamptz), ${from.toString()}::timestamptz + interval '14 days', '1 hour') as hour
    where extract(isodow from hour at time zone 'Asia/Kuala_Lumpur') < 6
      and extract(hour from hour at time zone 'Asia/Kuala_Lumpur') between 10 and 16
      and not exists (select from occupancies o where o.user_id = any(${sql.param([mentorId, ...menteeIds])}::bigint[])
        and o.period && tstzrange(hour - interval '1 hour', hour + interval '2 hours'))
    order by hour limit 1`);
  const [first] = rows;
  return first ? Temporal.Instant.from(first.at) : null;
};

interface GroupSession {
  status: 'completed' | 'upcoming';
  startAt: Temporal.Instant;
  now: Temporal.Instant;
}

/** Six days before; of a session that is further ahead than that, the day before yesterday: nothing was asked later than now. */
export const askedAt = ({ startAt, now }: Pick<GroupSession, 'startAt' | 'now'>) => {
  const [before, latest] = [startAt.subtract({ hours: 6 * 24 }), now.subtract({ hours: 2 * 24 })];
  return Temporal.Instant.compare(before, latest) < 0 ? before : latest;
};

/** One session of a group, with everything that belongs to it. */
export const writeDemoGroupSession = async (tx: Tx, group: MeetingGroup, { status, startAt, now }: GroupSession) => {
  const { id: groupId, name, topic, objective, programId, mentorId, menteeIds } = group;
  const requesterId = menteeIds[0] ?? mentorId;
  const endAt = startAt.add({ hours: 1 });
  const requestedAt = askedAt({ startAt, now });
  const acceptedAt = requestedAt.add({ hours: 3 });
  const [made] = await db(tx)
    .insert(bookings)
    .values({
      programId,
      bookingType: 'group',
      groupId,
      requesterId,
      requesteeId: mentorId,
      mentorId,
      createdBy: requesterId,
      status,
      startAt,
      endAt,
      userTimezone: 'Asia/Kuala_Lumpur',
      contactMethod: 'video',
      topic,
      creditsCharged: 0,
      acceptedAt,
      completedAt: status === 'completed' ? endAt : null,
      roomToken: createHash('sha256').update(`${name} ${status}`).digest('base64url'),
      createdAt: requestedAt,
      updatedAt: status === 'completed' ? endAt : acceptedAt,
    })
    .returning({ id: bookings.id });
  if (!made) return;
  const bookingId = made.id;
  await writeRows(tx, bookingParticipants, [
    { bookingId, userId: mentorId, userType: 'mentor' },
    ...menteeIds.map((userId) => ({ bookingId, userId, userType: 'mentee' as const })),
  ]);
  await writeRows(tx, bookingObjectives, [{ bookingId, objective, position: 0 }]);
  const act = { programId, bookingId, mentorId, menteeIds: [...menteeIds] };
  await writeRows(tx, activities, [
    { ...act, action: 'created', userId: requesterId, createdAt: requestedAt },
    { ...act, action: 'confirmed', userId: mentorId, createdAt: acceptedAt },
    ...(status === 'completed' ? [{ ...act, action: 'completed' as const, userId: mentorId, createdAt: endAt }] : []),
  ]);
  await writeRows(tx, bookingEvents, [{ bookingId, actorId: null, action: 'load', toStatus: status, at: requestedAt }]);
  if (status === 'completed') return;
  const period = sql`tstzrange(${startAt.toString()}::timestamptz, ${endAt.toString()}::timestamptz)`;
  const rows = [mentorId, ...menteeIds].map(
    (userId) => sql`(${bookingId}, ${userId}, ${userId === mentorId ? 'mentor' : 'mentee'}, ${period})`,
  );
  await db(tx).execute(
    sql`insert into occupancies (booking_id, user_id, as_role, period) values ${sql.join(rows, sql`, `)}`,
  );
};
