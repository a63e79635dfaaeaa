import { and, asc, count, eq, exists, gt, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { offlineLimits } from '../../../../contract/bookings/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { pairings } from '../../pairings/tables.ts';
import { learningModules } from '../../programmes/tables.ts';
import { bookingParticipants, bookings } from '../tables.ts';
import { membersCalled } from './members.ts';
import { visibleTo } from './views.ts';

type Side = 'mentor' | 'mentee';

const pairedWith = (programId: number, userId: number) =>
  exists(
    sql`(select 1 from ${pairings} where ${pairings.programId} = ${programId} and ${pairings.status} = 'active'
         and ((${pairings.mentorId} = ${userId} and ${pairings.menteeId} = ${users.id})
           or (${pairings.menteeId} = ${userId} and ${pairings.mentorId} = ${users.id})))`,
  );

/** People of these sides in a programme: first those paired with this user, then by name. */
export const peopleToMeet = (
  tx: Tx,
  programId: number,
  { userId, sides, search }: { userId: number; sides: readonly Side[]; search?: string | undefined },
) => membersCalled(tx, { programId, sides, search, most: offlineLimits.people, first: pairedWith(programId, userId) });

export const modulesIn = (tx: Tx, programId: number) =>
  read(tx)
    .select({ id: learningModules.id, name: learningModules.name })
    .from(learningModules)
    .where(eq(learningModules.programId, programId))
    .orderBy(asc(learningModules.position), asc(learningModules.id));

const withOneOf = (userIds: readonly number[]) =>
  inArray(
    bookings.id,
    sql`(select ${bookingParticipants.bookingId} from ${bookingParticipants}
         where ${bookingParticipants.userId} in ${userIds})`,
  );

const notHeld = ['cancelled', 'system_cancelled', 'missed', 'refunded'] as const;

interface Span {
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
}

const during = ({ startAt, endAt }: Span) =>
  sql`tstzrange(${bookings.startAt}, ${bookings.endAt}) && tstzrange(${startAt.toString()}::timestamptz, ${endAt.toString()}::timestamptz)`;

const standing = and(isNull(bookings.hiddenAt), notInArray(bookings.status, [...notHeld]));

/** Confirmed, or logged by one side so recently that the other can still answer (M43). */
const counts = (answersSince: Temporal.Instant) =>
  or(
    eq(bookings.confirmation, 'confirmed'),
    and(eq(bookings.confirmation, 'awaited'), gt(bookings.createdAt, answersSince)),
  );

/** The mentor has a logged session at this time, which is confirmed: `offline_apart` keeps them from a second one. */
const confirmedWithAnyone = and(bookings.isOffline, eq(bookings.confirmation, 'confirmed'));

interface MetQuery {
  mentorId: number;
  menteeIds: readonly number[];
  /** Sessions logged after this moment can still be answered. */
  answersSince: Temporal.Instant;
}

/**
 * Whether this mentor has a session at this time: one with one of these mentees, online or logged, or a logged one with
 * anyone.
 */
export const metThen = async (tx: Tx, { mentorId, menteeIds, answersSince }: MetQuery, time: Span) => {
  const rows = await read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.mentorId, mentorId),
        standing,
        or(and(withOneOf(menteeIds), counts(answersSince)), confirmedWithAnyone),
        during(time),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** Whether the mentor of this session has another logged one at its time that is confirmed. */
export const mentorMetOthersThen = async (
  tx: Tx,
  { id, mentorId, ...time }: { id: number; mentorId: number } & Span,
) => {
  const rows = await read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.mentorId, mentorId), ne(bookings.id, id), standing, confirmedWithAnyone, during(time)))
    .limit(1);
  return rows.length > 0;
};

/**
 * OFF-18: counts the sessions in a programme that this user logged, including for others (ADB-45), or that were logged
 * with them.
 */
export const countOffline = async (tx: Tx, programId: number, userId: number) => {
  const held = sql`(${bookings.status} in ('completed', 'partially_rated', 'fully_rated') and ${bookings.confirmation} = 'confirmed')`;
  const reviewed = sql`${bookings.status} in ('partially_rated', 'fully_rated')`;
  const logged = and(eq(bookings.createdBy, userId), isNull(bookings.hiddenAt));
  const [row] = await read(tx)
    .select({
      booked: count(),
      conducted: sql<number>`count(*) filter (where ${held})`.mapWith(Number),
      reflected: sql<number>`count(*) filter (where ${reviewed})`.mapWith(Number),
    })
    .from(bookings)
    .where(
      and(eq(bookings.programId, programId), bookings.isOffline, or(logged, visibleTo({ participantId: userId }))),
    );
  return row ?? { booked: 0, conducted: 0, reflected: 0 };
};
