import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import {
  activities,
  bookingEvents,
  bookingObjectives,
  bookingParticipants,
  bookings,
} from '../modules/bookings/tables.ts';
import { pairingParticipants, pairings } from '../modules/pairings/tables.ts';
import { db } from '../platform/db.ts';
import type { Tx } from '../platform/work.ts';
import type { DemoPerson, ProgrammeKey, Written } from './types.ts';
import { writeRows } from './write-rows.store.ts';

interface Options extends Written {
  now: Temporal.Instant;
}

const programme: ProgrammeKey = 'graduates';
const groupSize = 4;
const day = 24;

/** B72: two groups, one of them with the accounts that the first page names. */
const plans = [
  {
    name: 'First ninety days',
    topic: 'What to ask in your first month',
    objective: 'Three questions for your manager',
  },
  { name: 'Data people', topic: 'Reading a dashboard together', objective: 'Tell a trend from noise' },
] as const;

/** Mentors and mentees of the programme: who signs in to look around first, then the others in their order. */
const membersOf = (people: readonly DemoPerson[], role: 'Mentor' | 'Mentee') =>
  people
    .filter(({ memberships }) => memberships.some((one) => one.programme === programme && one.role === role))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
const isNamed = ({ email }: DemoPerson) => email === 'mentor@lantern.test' || email === 'mentee@lantern.test';

interface Group {
  id: number;
  plan: (typeof plans)[number];
  programId: number;
  mentorId: number;
  menteeIds: number[];
}

/** The first hour of a working day at which all of them have nothing else before them. */
const freeHour = async (tx: Tx, { mentorId, menteeIds }: Group, from: Temporal.Instant) => {
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

interface Session {
  status: 'completed' | 'upcoming';
  startAt: Temporal.Instant;
}

const writeSession = async (tx: Tx, group: Group, { status, startAt }: Session) => {
  const { id: groupId, plan, programId, mentorId, menteeIds } = group;
  const requesterId = menteeIds[0] ?? mentorId;
  const endAt = startAt.add({ hours: 1 });
  const requestedAt = startAt.subtract({ hours: 6 * day });
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
      topic: plan.topic,
      creditsCharged: 0,
      acceptedAt,
      completedAt: status === 'completed' ? endAt : null,
      roomToken: createHash('sha256').update(`${plan.name} ${status}`).digest('base64url'),
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
  await writeRows(tx, bookingObjectives, [{ bookingId, objective: plan.objective, position: 0 }]);
  const act = { programId, bookingId, mentorId, menteeIds };
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

/** Groups that have met once and meet again; written after everybody's own sessions, around which theirs lie. */
export const writeGroups = async (tx: Tx, { people, ids, programmeIds, now }: Options) => {
  const programId = programmeIds.get(programme);
  const idsOf = (those: readonly DemoPerson[]) => those.flatMap(({ key }) => ids.get(key) ?? []);
  const [mentors, mentees] = [idsOf(membersOf(people, 'Mentor')), idsOf(membersOf(people, 'Mentee'))];
  const metAt = now.round('hour').subtract({ hours: 9 * day });
  for (const [at, plan] of plans.entries()) {
    const [mentorId, menteeIds] = [mentors[at], mentees.slice(at * groupSize, (at + 1) * groupSize)];
    if (programId === undefined || mentorId === undefined) return;
    const created = { createdBy: mentorId, createdAt: metAt.subtract({ hours: 10 * day }) };
    const [row] = await db(tx)
      .insert(pairings)
      .values({ programId, type: 'group', name: plan.name, ...created })
      .returning({ id: pairings.id });
    if (!row) return;
    await writeRows(tx, pairingParticipants, [
      { pairingId: row.id, userId: mentorId, userType: 'mentor' },
      ...menteeIds.map((userId) => ({ pairingId: row.id, userId, userType: 'mentee' as const })),
    ]);
    const group: Group = { id: row.id, plan, programId, mentorId, menteeIds };
    await writeSession(tx, group, { status: 'completed', startAt: metAt });
    const next = await freeHour(tx, group, now.add({ hours: 4 * day }));
    if (next) await writeSession(tx, group, { status: 'upcoming', startAt: next });
  }
};
