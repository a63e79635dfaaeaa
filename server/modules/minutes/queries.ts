import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or } from 'drizzle-orm';
import { calledOffStatuses } from '../../../contract/bookings/index.ts';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import type { BookingRow } from '../bookings/index.ts';
import { bookingParticipants, bookings } from '../bookings/tables.ts';
import { objectives } from '../objectives/tables.ts';
import { minutesItems, objectivesOfActions, sessionMinutes } from './tables.ts';

export const minutesOf = async (tx: Tx, bookingId: number) => {
  const [row] = await read(tx).select().from(sessionMinutes).where(eq(sessionMinutes.bookingId, bookingId));
  return row;
};

export const itemsOf = (tx: Tx, bookingId: number) =>
  read(tx).select().from(minutesItems).where(eq(minutesItems.bookingId, bookingId)).orderBy(asc(minutesItems.id));
export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number];

export const itemById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(minutesItems).where(eq(minutesItems.id, id));
  return row;
};

/** The objectives that somebody made of these lines. */
export const madeBy = async (tx: Tx, userId: number, itemIds: readonly number[]) => {
  if (itemIds.length === 0) return [];
  return read(tx)
    .select()
    .from(objectivesOfActions)
    .where(and(eq(objectivesOfActions.userId, userId), inArray(objectivesOfActions.itemId, [...itemIds])));
};

/** What people made of the transcript of a meeting. */
export const madeOfMeeting = (tx: Tx, meetingId: number) =>
  read(tx).select().from(objectivesOfActions).where(eq(objectivesOfActions.meetingId, meetingId));

/**
 * M48: the meeting from whose transcript these words came, by way of an action of an earlier session with the same mentor, or of
 * an objective that one of these people made of it. Null if nobody took them from one.
 */
export const originOf = async (tx: Tx, { mentorId }: BookingRow, userIds: readonly number[], body: string) => {
  const [action] = await read(tx)
    .select({ meetingId: minutesItems.meetingId })
    .from(minutesItems)
    .innerJoin(bookings, eq(bookings.id, minutesItems.bookingId))
    .where(and(eq(minutesItems.body, body), isNotNull(minutesItems.meetingId), eq(bookings.mentorId, mentorId)))
    .limit(1);
  if (action) return action.meetingId;
  const [objective] = await read(tx)
    .select({ meetingId: objectivesOfActions.meetingId })
    .from(objectivesOfActions)
    .innerJoin(objectives, eq(objectives.id, objectivesOfActions.objectiveId))
    .where(
      and(
        eq(objectives.title, body),
        isNotNull(objectivesOfActions.meetingId),
        inArray(objectivesOfActions.userId, [...userIds]),
      ),
    )
    .limit(1);
  return objective?.meetingId ?? null;
};

/**
 * Actions that are not done, of the sessions that this person had before with the same mentor in the same place: those
 * of everyone, their own and the mentor's.
 */
export const openActionsBefore = async (tx: Tx, booking: BookingRow, menteeId: number, most: number) => {
  const { mentorId, programId, startAt, id } = booking;
  const rows = await read(tx)
    .select({ body: minutesItems.body })
    .from(minutesItems)
    .innerJoin(bookings, eq(bookings.id, minutesItems.bookingId))
    .innerJoin(
      bookingParticipants,
      and(
        eq(bookingParticipants.bookingId, bookings.id),
        eq(bookingParticipants.userId, menteeId),
        isNull(bookingParticipants.hiddenAt),
      ),
    )
    .where(
      and(
        eq(bookings.mentorId, mentorId),
        programId === null ? isNull(bookings.programId) : eq(bookings.programId, programId),
        lt(bookings.startAt, startAt),
        ne(bookings.id, id),
        isNull(bookings.hiddenAt),
        notInArray(bookings.status, [...calledOffStatuses]),
        eq(minutesItems.kind, 'action'),
        or(isNull(minutesItems.ownerId), inArray(minutesItems.ownerId, [menteeId, mentorId])),
        isNull(minutesItems.doneAt),
      ),
    )
    .orderBy(desc(bookings.startAt), asc(minutesItems.id))
    .limit(most);
  return rows.map(({ body }) => body);
};

/** The sessions of two in which this mentee takes part, and which take place or did, the latest first. */
export const sessionsWith = (tx: Tx, menteeId: number) =>
  read(tx)
    .select({
      id: bookings.id,
      mentorId: bookings.mentorId,
      status: bookings.status,
      startAt: bookings.startAt,
      endAt: bookings.endAt,
    })
    .from(bookings)
    .innerJoin(
      bookingParticipants,
      and(eq(bookingParticipants.bookingId, bookings.id), eq(bookingParticipants.userId, menteeId)),
    )
    .where(
      and(
        eq(bookingParticipants.userType, 'mentee'),
        eq(bookings.bookingType, 'one_on_one'),
        inArray(bookings.status, ['upcoming', 'completed', 'partially_rated', 'fully_rated']),
      ),
    )
    .orderBy(desc(bookings.startAt), asc(bookings.id));

/** M22 */
export const writtenBy = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      booking_id: minutesItems.bookingId,
      kind: minutesItems.kind,
      text: minutesItems.body,
      due_date: minutesItems.dueDate,
      at: minutesItems.createdAt,
      done_at: minutesItems.doneAt,
    })
    .from(minutesItems)
    .where(eq(minutesItems.authorId, userId))
    .orderBy(asc(minutesItems.id));

/** M22: the shared notes of the sessions that somebody takes part in. */
export const notesSeenBy = (tx: Tx, userId: number) =>
  read(tx)
    .select({ booking_id: sessionMinutes.bookingId, text: sessionMinutes.notes, at: sessionMinutes.changedAt })
    .from(sessionMinutes)
    .innerJoin(
      bookingParticipants,
      and(
        eq(bookingParticipants.bookingId, sessionMinutes.bookingId),
        eq(bookingParticipants.userId, userId),
        isNull(bookingParticipants.hiddenAt),
      ),
    )
    .where(ne(sessionMinutes.notes, ''))
    .orderBy(asc(sessionMinutes.bookingId));
