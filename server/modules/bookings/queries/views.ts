import { and, type AnyColumn, asc, desc, eq, inArray, isNull, ne, or, type Placeholder, sql } from 'drizzle-orm';
import { preparedRead, read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import type { BookingScope } from '../../../policies/bookings.ts';
import { users } from '../../accounts/tables.ts';
import { creditEntries } from '../../credits/tables.ts';
import { enterprises } from '../../enterprises/tables.ts';
import { sittingsOf } from '../../meetings/index.ts';
import { withNotes } from '../../transcription/index.ts';
import { userInfos } from '../../profiles/tables.ts';
import { pairings } from '../../pairings/tables.ts';
import { learningModules, programs } from '../../programmes/tables.ts';
import { bookingOf, roomOf } from './room.ts';
import {
  bookingAttachments,
  bookingLinks,
  bookingObjectives,
  bookingParticipants,
  bookingReschedules,
  bookings,
} from '../tables.ts';

export type BookingRow = typeof bookings.$inferSelect;

/**
 * Passes the ids as one array however long the list, so that the statement's text, and with it the plan, stays the
 * same.
 */
const ofThese = (column: AnyColumn) => sql`${column} = any(${sql.placeholder('ids')})`;

const people = preparedRead('people_of_bookings', (from) =>
  from
    .select({
      bookingId: bookingParticipants.bookingId,
      userId: bookingParticipants.userId,
      userType: bookingParticipants.userType,
      ratedAt: bookingParticipants.ratedAt,
      hiddenAt: bookingParticipants.hiddenAt,
      slug: users.slug,
      firstname: users.firstname,
      lastname: users.lastname,
      deletedAt: users.deletedAt,
      isFlMentor: users.isFlMentor,
      profileType: users.userType,
      photo: userInfos.profilePhoto,
      jobTitle: userInfos.jobTitle,
      company: userInfos.company,
    })
    .from(bookingParticipants)
    .innerJoin(users, eq(users.id, bookingParticipants.userId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(ofThese(bookingParticipants.bookingId))
    .orderBy(asc(bookingParticipants.bookingId), desc(bookingParticipants.userType), asc(users.id)),
);
const objectives = preparedRead('objectives_of_bookings', (from) =>
  from
    .select()
    .from(bookingObjectives)
    .where(ofThese(bookingObjectives.bookingId))
    .orderBy(asc(bookingObjectives.position)),
);
const links = preparedRead('links_of_bookings', (from) =>
  from.select().from(bookingLinks).where(ofThese(bookingLinks.bookingId)).orderBy(asc(bookingLinks.id)),
);
const attachments = preparedRead('attachments_of_bookings', (from) =>
  from
    .select()
    .from(bookingAttachments)
    .where(ofThese(bookingAttachments.bookingId))
    .orderBy(asc(bookingAttachments.id)),
);
const reschedules = preparedRead('reschedules_of_bookings', (from) =>
  from
    .select()
    .from(bookingReschedules)
    .where(ofThese(bookingReschedules.bookingId))
    .orderBy(desc(bookingReschedules.id)),
);
const returns = preparedRead('returns_of_bookings', (from) =>
  from
    .select({ bookingId: creditEntries.bookingId })
    .from(creditEntries)
    .where(and(ofThese(creditEntries.bookingId), ne(creditEntries.kind, 'booking'))),
);

/** Whether what a booking cost was given back. */
export const isReturned = async (tx: Tx, bookingId: number) => (await returns(tx, { ids: [bookingId] })).length > 0;

export const attachmentsOf = (tx: Tx, bookingId: number) => attachments(tx, { ids: [bookingId] });

export const participantsOf = (tx: Tx, bookingIds: readonly number[]) => people(tx, { ids: bookingIds });
export type ParticipantRow = Awaited<ReturnType<typeof participantsOf>>[number];

const groupByBooking = <Row extends { bookingId: number }>(rows: readonly Row[]) => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.bookingId);
    if (group) group.push(row);
    else groups.set(row.bookingId, [row]);
  }
  return (bookingId: number) => groups.get(bookingId) ?? [];
};

/** The programmes that these bookings belong to. */
const programmesOf = async (tx: Tx, rows: readonly BookingRow[]) => {
  const ids = [...new Set(rows.map(({ programId }) => programId))].filter((id) => id !== null);
  if (ids.length === 0) return [];
  return read(tx)
    .select({
      program: {
        id: programs.id,
        enterpriseId: programs.enterpriseId,
        name: programs.name,
        slug: programs.slug,
        isActive: programs.isActive,
        pairingMethod: programs.pairingMethod,
      },
      enterprise: { slug: enterprises.slug },
    })
    .from(programs)
    .innerJoin(enterprises, eq(enterprises.id, programs.enterpriseId))
    .where(inArray(programs.id, ids));
};

/** The groups that these bookings are sessions of. */
const groupsOf = async (tx: Tx, rows: readonly BookingRow[]) => {
  const ids = [...new Set(rows.map(({ groupId }) => groupId))].filter((id) => id !== null);
  if (ids.length === 0) return [];
  return read(tx).select({ id: pairings.id, name: pairings.name }).from(pairings).where(inArray(pairings.id, ids));
};

export const groupNameOf = async (tx: Tx, booking: BookingRow) => {
  const [group] = await groupsOf(tx, [booking]);
  return group?.name ?? null;
};

/** OFF-11: the learning modules that these bookings were about. */
const modulesOf = async (tx: Tx, rows: readonly BookingRow[]) => {
  const ids = [...new Set(rows.map(({ agendaId }) => agendaId))].filter((id) => id !== null);
  if (ids.length === 0) return [];
  return read(tx)
    .select({ id: learningModules.id, name: learningModules.name })
    .from(learningModules)
    .where(inArray(learningModules.id, ids));
};

/** Rows with everything that belongs to them; one statement per table, however many bookings. */
export const withParts = async (tx: Tx, rows: BookingRow[]) => {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const programmes = await programmesOf(tx, rows);
  const groups = await groupsOf(tx, rows);
  const modules = await modulesOf(tx, rows);
  const participantsIn = groupByBooking(await people(tx, { ids }));
  const objectivesIn = groupByBooking(await objectives(tx, { ids }));
  const linksIn = groupByBooking(await links(tx, { ids }));
  const attachmentsIn = groupByBooking(await attachments(tx, { ids }));
  const reschedulesIn = groupByBooking(await reschedules(tx, { ids }));
  const sittings = await withNotes(tx, await sittingsOf(tx, ids.map(roomOf)));
  const sittingsIn = groupByBooking(sittings.map((one) => ({ ...one, bookingId: bookingOf(one.meeting.room) })));
  const returned = new Set((await returns(tx, { ids })).map(({ bookingId }) => bookingId));
  return rows.map((booking) => ({
    booking,
    /** Null on the platform. */
    programme: programmes.find(({ program: { id } }) => id === booking.programId) ?? null,
    /** Null for one-on-ones. */
    group: groups.find(({ id }) => id === booking.groupId) ?? null,
    module: modules.find(({ id }) => id === booking.agendaId) ?? null,
    participants: participantsIn(booking.id),
    objectives: objectivesIn(booking.id),
    links: linksIn(booking.id),
    attachments: attachmentsIn(booking.id),
    reschedules: reschedulesIn(booking.id),
    pointsReturned: returned.has(booking.id),
    /** The meetings held in its room. */
    sittings: sittingsIn(booking.id),
  }));
};
export type BookingView = Awaited<ReturnType<typeof withParts>>[number];

export const withParticipant = (userId: number | Placeholder) =>
  inArray(
    bookings.id,
    sql`(select ${bookingParticipants.bookingId} from ${bookingParticipants} where ${bookingParticipants.userId} = ${userId} and ${bookingParticipants.hiddenAt} is null)`,
  );

const inProgrammesOf = ({
  enterprises: ofEnterprises,
  programmes,
}: {
  enterprises: readonly number[];
  programmes: readonly number[];
}) =>
  inArray(
    bookings.programId,
    sql`(select ${programs.id} from ${programs} where ${programs.id} = any(${sql.param([...programmes])}) or ${programs.enterpriseId} = any(${sql.param([...ofEnterprises])}))`,
  );

/** What this viewer may see, as a WHERE. Members no longer see what was hidden with a removed member (BKG-123). */
export const visibleTo = (scope: BookingScope) => {
  if (scope === 'all') return undefined;
  const own = and(withParticipant(scope.participantId), isNull(bookings.hiddenAt));
  return scope.administers ? or(own, inProgrammesOf(scope.administers)) : own;
};

export const bookingById = async (tx: Tx, id: number, scope: BookingScope) => {
  const [row] = await read(tx)
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), visibleTo(scope)));
  return row;
};

/** A single booking with everything that belongs to it. */
export const viewOf = async (tx: Tx, booking: BookingRow) => {
  const [view] = await withParts(tx, [booking]);
  if (!view) throw new Error('a row that was found has a view');
  return view;
};

export const bookingView = async (tx: Tx, id: number, scope: BookingScope) => {
  const row = await bookingById(tx, id, scope);
  return row && viewOf(tx, row);
};
