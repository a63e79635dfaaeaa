import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, max, min, sql } from 'drizzle-orm';
import { mostCertificates, mostSessions } from '../../../contract/records/index.ts';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { users } from '../accounts/tables.ts';
import { bookingParticipants, bookings } from '../bookings/tables.ts';
import { programMemberships, roles } from '../programmes/tables.ts';
import { certificates } from './tables.ts';

/** Whose record it is, and of which place: a program, or the platform (null). */
export interface Whose {
  userId: number;
  programId: number | null;
}

const held = and(
  eq(bookingParticipants.userType, 'mentee'),
  inArray(bookings.status, ['completed', 'partially_rated', 'fully_rated']),
  eq(bookings.confirmation, 'confirmed'),
);

/**
 * The sessions that somebody completed as a mentee. Those that lists no longer show because somebody has left (B77) are
 * among them: what one did stays one's own, as in the download (M22).
 */
const completed = ({ userId, programId }: Whose) =>
  and(
    held,
    eq(bookingParticipants.userId, userId),
    programId === null ? isNull(bookings.programId) : eq(bookings.programId, programId),
  );

const minutes = sql<number>`(extract(epoch from ${bookings.endAt} - ${bookings.startAt}) / 60)::int`;

/** The newest of these sessions. */
export const sessionsOf = (tx: Tx, whose: Whose) =>
  read(tx)
    .select({
      id: bookings.id,
      startAt: bookings.startAt,
      minutes,
      topic: bookings.topic,
      method: bookings.bookingMethod,
      isOffline: bookings.isOffline,
      mentor: { firstname: users.firstname, lastname: users.lastname, deletedAt: users.deletedAt },
    })
    .from(bookingParticipants)
    .innerJoin(bookings, eq(bookings.id, bookingParticipants.bookingId))
    .innerJoin(users, eq(users.id, bookings.mentorId))
    .where(completed(whose))
    .orderBy(desc(bookings.startAt), desc(bookings.id))
    .limit(mostSessions);
export type SessionRow = Awaited<ReturnType<typeof sessionsOf>>[number];

/** How many of these sessions there are, how long they took, and when the first and the last of them began. */
export const sumOf = async (tx: Tx, whose: Whose) => {
  const [row] = await read(tx)
    .select({
      sessions: count(),
      minutes: sql<number>`coalesce(sum(${minutes}), 0)::int`,
      first: min(bookings.startAt),
      last: max(bookings.startAt),
    })
    .from(bookingParticipants)
    .innerJoin(bookings, eq(bookings.id, bookingParticipants.bookingId))
    .where(completed(whose));
  const { sessions = 0, minutes: total = 0, first = null, last = null } = row ?? {};
  return { sessions, minutes: total, stretch: first && last ? { first, last } : null };
};
export type Sum = Awaited<ReturnType<typeof sumOf>>;

/** Whether somebody is a mentee of the program, or was one when they left it. */
export const wasMentee = async (tx: Tx, userId: number, programId: number) => {
  const [row] = await read(tx)
    .select({ id: programMemberships.id })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.userId, userId),
        eq(programMemberships.programId, programId),
        eq(roles.userType, 'mentee'),
      ),
    )
    .limit(1);
  return row !== undefined;
};

/** The first people, by number, who have held a session as a mentee of the program. */
export const learnersIn = (tx: Tx, programId: number, most: number) =>
  read(tx)
    .selectDistinct({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      deletedAt: users.deletedAt,
    })
    .from(bookingParticipants)
    .innerJoin(bookings, eq(bookings.id, bookingParticipants.bookingId))
    .innerJoin(users, and(eq(users.id, bookingParticipants.userId), isNull(users.deletedAt)))
    .where(and(held, eq(bookings.programId, programId)))
    .orderBy(asc(users.id))
    .limit(most);

/**
 * A certificate as it holds today: of its minutes those of sessions that still count. A session that turns out not to have
 * been held takes its minutes with it.
 */
const asHeld = {
  ...getTableColumns(certificates),
  minutes: sql<number>`least(${certificates.minutes}, (select coalesce(sum(${minutes}), 0)::int
    from ${bookingParticipants} join ${bookings} on ${bookings.id} = ${bookingParticipants.bookingId}
    where ${held} and ${bookingParticipants.userId} = ${certificates.userId}
      and ${bookings.programId} = ${certificates.programId}))`,
};

/** The certificate that somebody has of a program, and did not withdraw. */
export const standingIn = async (tx: Tx, userId: number, programId: number) => {
  const [row] = await read(tx)
    .select(asHeld)
    .from(certificates)
    .where(
      and(eq(certificates.userId, userId), eq(certificates.programId, programId), isNull(certificates.withdrawnAt)),
    );
  return row;
};
export type CertificateRow = typeof certificates.$inferSelect;

/** All that somebody did not withdraw, newest first. */
export const standingOf = (tx: Tx, userId: number) =>
  read(tx)
    .select(asHeld)
    .from(certificates)
    .where(and(eq(certificates.userId, userId), isNull(certificates.withdrawnAt)))
    .orderBy(desc(certificates.id))
    .limit(mostCertificates);

/** All of somebody, also what they withdrew (M22). */
export const allOf = (tx: Tx, userId: number) =>
  read(tx).select().from(certificates).where(eq(certificates.userId, userId)).orderBy(asc(certificates.id));

export const certificateOf = async (tx: Tx, userId: number, id: number) => {
  const [row] = await read(tx)
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.id, id)));
  return row;
};

/** M49: not withdrawn, its owner has an account, and at least one of its sessions still counts. */
export const byNumber = async (tx: Tx, number: string) => {
  const [row] = await read(tx)
    .select(asHeld)
    .from(certificates)
    .innerJoin(users, and(eq(users.id, certificates.userId), isNull(users.deletedAt)))
    .where(and(eq(certificates.number, number), isNull(certificates.withdrawnAt)));
  return row && row.minutes > 0 ? row : undefined;
};
