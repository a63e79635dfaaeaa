import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { read, readRows } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import type { BookingScope } from '../../policies/bookings.ts';
import { users } from '../accounts/tables.ts';
import { creditEntries } from '../credits/tables.ts';
import { enterprises } from '../enterprises/tables.ts';
import { userInfos } from '../profiles/tables.ts';
import { programMemberships, programs, roles } from '../programmes/tables.ts';
import {
  bookingAttachments,
  bookingLinks,
  bookingNotes,
  bookingObjectives,
  bookingParticipants,
  bookingReschedules,
  bookings,
} from './tables.ts';

export type BookingRow = typeof bookings.$inferSelect;

const withParticipant = (userId: number) =>
  inArray(
    bookings.id,
    sql`(select ${bookingParticipants.bookingId} from ${bookingParticipants} where ${bookingParticipants.userId} = ${userId})`,
  );

/** What this viewer may see, as a WHERE. What is hidden with a removed member, members see no longer (BKG-123). */
export const visibleTo = (scope: BookingScope) =>
  scope === 'all' ? undefined : and(withParticipant(scope.participantId), isNull(bookings.hiddenAt));

export const participantsOf = (tx: Tx, bookingIds: readonly number[]) =>
  read(tx)
    .select({
      bookingId: bookingParticipants.bookingId,
      userId: bookingParticipants.userId,
      userType: bookingParticipants.userType,
      ratedAt: bookingParticipants.ratedAt,
      slug: users.slug,
      firstname: users.firstname,
      lastname: users.lastname,
      deletedAt: users.deletedAt,
      profileType: users.userType,
      photo: userInfos.profilePhoto,
      jobTitle: userInfos.jobTitle,
      company: userInfos.company,
    })
    .from(bookingParticipants)
    .innerJoin(users, eq(users.id, bookingParticipants.userId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(inArray(bookingParticipants.bookingId, [...bookingIds]))
    .orderBy(asc(bookingParticipants.bookingId), desc(bookingParticipants.userType), asc(users.id));
export type ParticipantRow = Awaited<ReturnType<typeof participantsOf>>[number];

const returnsOf = (tx: Tx, bookingIds: readonly number[]) =>
  read(tx)
    .select({ bookingId: creditEntries.bookingId })
    .from(creditEntries)
    .where(and(inArray(creditEntries.bookingId, [...bookingIds]), ne(creditEntries.kind, 'booking')));

const groupByBooking = <Row extends { bookingId: number }>(rows: readonly Row[]) => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.bookingId, [...(groups.get(row.bookingId) ?? []), row]);
  return (bookingId: number) => groups.get(bookingId) ?? [];
};

/** The programmes that these bookings belong to. */
const programmesOf = async (tx: Tx, rows: readonly BookingRow[]) => {
  const ids = [...new Set(rows.map(({ programId }) => programId))].filter((id) => id !== null);
  if (ids.length === 0) return [];
  return read(tx)
    .select({
      program: { id: programs.id, name: programs.name, slug: programs.slug },
      enterprise: { slug: enterprises.slug },
    })
    .from(programs)
    .innerJoin(enterprises, eq(enterprises.id, programs.enterpriseId))
    .where(inArray(programs.id, ids));
};

/** Rows with all that belongs to them: one statement a table, however many bookings. */
const withParts = async (tx: Tx, rows: BookingRow[]) => {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const programmes = await programmesOf(tx, rows);
  const of = groupByBooking(await participantsOf(tx, ids));
  const own = <
    T extends typeof bookingObjectives | typeof bookingLinks | typeof bookingAttachments | typeof bookingReschedules,
  >(
    table: T,
  ) => inArray(table.bookingId, ids);
  const objectives = groupByBooking(
    await read(tx)
      .select()
      .from(bookingObjectives)
      .where(own(bookingObjectives))
      .orderBy(asc(bookingObjectives.position)),
  );
  const links = groupByBooking(
    await read(tx).select().from(bookingLinks).where(own(bookingLinks)).orderBy(asc(bookingLinks.id)),
  );
  const attachments = groupByBooking(
    await read(tx).select().from(bookingAttachments).where(own(bookingAttachments)).orderBy(asc(bookingAttachments.id)),
  );
  const reschedules = groupByBooking(
    await read(tx)
      .select()
      .from(bookingReschedules)
      .where(own(bookingReschedules))
      .orderBy(desc(bookingReschedules.id)),
  );
  const returned = new Set((await returnsOf(tx, ids)).map(({ bookingId }) => bookingId));
  return rows.map((booking) => ({
    booking,
    /** Null on the platform. */
    programme: programmes.find(({ program: { id } }) => id === booking.programId) ?? null,
    participants: of(booking.id),
    objectives: objectives(booking.id),
    links: links(booking.id),
    attachments: attachments(booking.id),
    reschedules: reschedules(booking.id),
    pointsReturned: returned.has(booking.id),
  }));
};
export type BookingView = Awaited<ReturnType<typeof withParts>>[number];

export const bookingView = async (tx: Tx, id: number, scope: BookingScope): Promise<BookingView | undefined> => {
  const rows = await read(tx)
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), visibleTo(scope)));
  const [view] = await withParts(tx, rows);
  return view;
};

const longestList = 500;

/** A member's bookings on the platform (null), in one programme, or everywhere, latest first. */
export const bookingViews = async (tx: Tx, scope: BookingScope, place: number | null | 'everywhere') => {
  const where =
    place === 'everywhere' ? undefined : place === null ? isNull(bookings.programId) : eq(bookings.programId, place);
  const rows = await read(tx)
    .select()
    .from(bookings)
    .where(and(visibleTo(scope), where))
    .orderBy(desc(bookings.startAt), desc(bookings.id))
    .limit(longestList);
  return withParts(tx, rows);
};

/** When these people are taken, from `from` on, in epoch milliseconds; a mentor's buffers are part of their period. */
export const busyPeriods = async (tx: Tx, userIds: readonly number[], from: Temporal.Instant, movingId?: number) => {
  if (userIds.length === 0) return [];
  const rows = await readRows<{ user_id: string; from_ms: string; to_ms: string }>(
    tx,
    sql`select user_id, extract(epoch from lower(period)) * 1000 as from_ms, extract(epoch from upper(period)) * 1000 as to_ms
        from occupancies where user_id in ${[...userIds]} and upper(period) > ${from.toString()}::timestamptz
        and booking_id <> ${movingId ?? 0}`,
  );
  return rows.map((row) => ({
    userId: Number(row.user_id),
    start: Math.round(Number(row.from_ms)),
    end: Math.round(Number(row.to_ms)),
  }));
};

/** Starts of the sessions that count against a mentor's week (M05). */
export const bookedStarts = async (tx: Tx, mentorIds: readonly number[], from: Temporal.Instant, movingId?: number) => {
  if (mentorIds.length === 0) return [];
  const rows = await read(tx)
    .select({ userId: bookings.mentorId, startAt: bookings.startAt })
    .from(bookings)
    .where(
      and(
        inArray(bookings.mentorId, [...mentorIds]),
        inArray(bookings.status, ['pending', 'upcoming', 'completed', 'partially_rated', 'fully_rated']),
        sql`${bookings.startAt} >= ${from.subtract({ hours: 8 * 24 }).toString()}::timestamptz`,
        ne(bookings.id, movingId ?? 0),
      ),
    );
  return rows.map(({ userId, startAt }) => ({ userId, start: startAt.epochMilliseconds }));
};

const betweenPair = (mentorId: number, menteeId: number) =>
  and(eq(bookings.mentorId, mentorId), visibleTo({ participantId: menteeId }));

/** D10: what two people have asked of each other and nobody has answered. */
export const pendingOfPair = (tx: Tx, mentorId: number, menteeId: number) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(betweenPair(mentorId, menteeId), eq(bookings.status, 'pending')));

const finished = ['completed', 'partially_rated', 'fully_rated', 'cancelled', 'system_cancelled'] as const;

/** B30, BKG-65: a mentor asks back who has had, or lost, a session with them. */
export const hasFinishedSession = async (tx: Tx, mentorId: number, menteeId: number) => {
  const rows = await read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(betweenPair(mentorId, menteeId), inArray(bookings.status, finished)))
    .limit(1);
  return rows.length > 0;
};

/** Somebody who can be asked for a session, or undefined when there is no such person (any more). */
export const personToMeet = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select({ id: users.id, isFlMentor: users.isFlMentor })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
};

const hexId = /^([0-9a-f]{24}|[0-9a-f]{32})$/;

const mentorsOf = (tx: Tx, programId: number) =>
  read(tx)
    .select({ id: programMemberships.userId })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        eq(roles.userType, 'mentor'),
        isNull(programMemberships.removedAt),
      ),
    );

/** An approved mentor of the platform, or a mentor of this programme, by number, slug or hex id (A70, M24). */
export const mentorByKey = async (tx: Tx, key: string, programId: number | null = null) => {
  const byKey = [
    eq(users.slug, key),
    ...(hexId.test(key) ? [eq(users.publicId, key)] : []),
    ...(/^\d{1,15}$/.test(key) ? [eq(users.id, Number(key))] : []),
  ];
  const rows = await read(tx)
    .select({ id: users.id, slug: users.slug })
    .from(users)
    .where(
      and(
        or(...byKey),
        programId === null ? eq(users.isFlMentor, true) : inArray(users.id, mentorsOf(tx, programId)),
        isNull(users.deletedAt),
      ),
    );
  return rows.find(({ slug }) => slug.toLowerCase() === key.toLowerCase()) ?? rows[0];
};

export const ownNote = async (tx: Tx, bookingId: number, userId: number) => {
  const [row] = await read(tx)
    .select()
    .from(bookingNotes)
    .where(and(eq(bookingNotes.bookingId, bookingId), eq(bookingNotes.userId, userId)));
  return row?.note ?? '';
};

/** For a member's own data (M22): their bookings and their own notes. */
export const ownData = async (tx: Tx, userId: number) => ({
  bookings: await bookingViews(tx, { participantId: userId }, 'everywhere'),
  notes: await read(tx).select().from(bookingNotes).where(eq(bookingNotes.userId, userId)),
});
