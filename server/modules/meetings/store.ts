import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { meetingAttendances, meetingMessages, meetings, meetingSignals } from './tables.ts';

export type MeetingRow = typeof meetings.$inferSelect;
export type SeatRow = typeof meetingAttendances.$inferSelect;

/** The meeting of this room at this time; a cancelled one is opened again. */
export const keepMeeting = async (tx: Tx, values: Omit<typeof meetings.$inferInsert, 'closedAt'>) => {
  const { opensAt, closesAt, endsAt, recordingAllowed, people, programId } = values;
  const [row] = await db(tx)
    .insert(meetings)
    .values(values)
    .onConflictDoUpdate({
      target: [meetings.room, meetings.startsAt],
      set: { opensAt, closesAt, endsAt, recordingAllowed, people, programId, closedAt: null },
    })
    .returning();
  if (!row) throw new Error('the meeting was not written');
  return row;
};

/** Locks the meeting, so people who come, go, agree or record take turns. */
export const lockMeeting = async (tx: Tx, id: number): Promise<MeetingRow | undefined> => {
  const [row] = await db(tx).select().from(meetings).where(eq(meetings.id, id)).for('no key update');
  return row;
};

export const closeSittings = async (tx: Tx, room: string, closedAt: Temporal.Instant) =>
  db(tx)
    .update(meetings)
    .set({ closedAt })
    .where(and(eq(meetings.room, room), isNull(meetings.closedAt), gte(meetings.closesAt, closedAt)))
    .returning();

/** Changes the setting for meetings that are open or still to come and have a different one. */
export const allowRecordingIn = async (tx: Tx, rooms: readonly string[], allowed: boolean, now: Temporal.Instant) =>
  db(tx)
    .update(meetings)
    .set({ recordingAllowed: allowed })
    .where(
      and(inArray(meetings.room, [...rooms]), gte(meetings.closesAt, now), eq(meetings.recordingAllowed, !allowed)),
    )
    .returning();

/** Turns a person away from the room's meetings that are open or still to come. */
export const turnAwayFrom = async (tx: Tx, room: string, userId: number, now: Temporal.Instant) =>
  db(tx)
    .update(meetings)
    .set({ turnedAway: sql`array_append(${meetings.turnedAway}, ${userId}::bigint)` })
    .where(and(eq(meetings.room, room), gte(meetings.closesAt, now)))
    .returning();

type Media = Pick<SeatRow, 'microphone' | 'camera' | 'screen'>;

export const insertSeat = async (tx: Tx, meetingId: number, userId: number, media: Media, now: Temporal.Instant) => {
  const [row] = await db(tx)
    .insert(meetingAttendances)
    .values({ meetingId, userId, joinedAt: now, seenAt: now, ...media })
    .returning();
  if (!row) throw new Error('the seat was not written');
  return row;
};

/** Now, and the earliest heartbeat that still counts as present. */
export interface Moments {
  now: Temporal.Instant;
  heardSince: Temporal.Instant;
}

type OwnSeat = Pick<SeatRow, 'id' | 'meetingId' | 'userId'>;

/** This person's own seat there, which they have neither left nor lost through a long silence. */
const isStillHeld = (seat: OwnSeat, heardSince: Temporal.Instant) =>
  and(
    eq(meetingAttendances.id, seat.id),
    eq(meetingAttendances.meetingId, seat.meetingId),
    eq(meetingAttendances.userId, seat.userId),
    isNull(meetingAttendances.leftAt),
    gte(meetingAttendances.seenAt, heardSince),
  );

/** Records a heartbeat; does nothing for someone who has left or was silent too long. */
export const touchSeat = async (tx: Tx, seat: OwnSeat, media: Media, { now, heardSince }: Moments) => {
  const [row] = await db(tx)
    .update(meetingAttendances)
    .set({ seenAt: sql`greatest(${meetingAttendances.seenAt}, ${now.toString()}::timestamptz)`, ...media })
    .where(isStillHeld(seat, heardSince))
    .returning();
  return row;
};

/** Someone who leaves says so, and was there until now. */
export const leaveSeat = async (tx: Tx, seat: OwnSeat, { now, heardSince }: Moments) =>
  db(tx).update(meetingAttendances).set({ leftAt: now, seenAt: now }).where(isStillHeld(seat, heardSince)).returning();

/**
 * People who disappear were there until their last heartbeat: the silent, someone who enters elsewhere, everyone in a
 * closed room.
 */
export const endSeats = async (
  tx: Tx,
  which: { meetingId: number; userId?: number } | { seenBefore: Temporal.Instant },
) => {
  const mine =
    'seenBefore' in which
      ? lt(meetingAttendances.seenAt, which.seenBefore)
      : and(
          eq(meetingAttendances.meetingId, which.meetingId),
          which.userId === undefined ? undefined : eq(meetingAttendances.userId, which.userId),
        );
  return db(tx)
    .update(meetingAttendances)
    .set({ leftAt: sql`${meetingAttendances.seenAt}` })
    .where(and(isNull(meetingAttendances.leftAt), mine))
    .returning();
};

/** Locks the recipient's seat, so that the signals' numbers increase in the order in which they become readable. */
export const insertSignals = async (
  tx: Tx,
  { meetingId, fromSeat, toSeat }: { meetingId: number; fromSeat: number; toSeat: number },
  bodies: readonly string[],
) => {
  const [to] = await db(tx)
    .select()
    .from(meetingAttendances)
    .where(
      and(
        eq(meetingAttendances.id, toSeat),
        eq(meetingAttendances.meetingId, meetingId),
        isNull(meetingAttendances.leftAt),
      ),
    )
    .for('no key update');
  if (!to) return undefined;
  await db(tx)
    .insert(meetingSignals)
    .values(bodies.map((body) => ({ meetingId, fromSeat, toSeat, body })));
  return to;
};

export const insertMessage = async (tx: Tx, values: typeof meetingMessages.$inferInsert) => {
  const [row] = await db(tx).insert(meetingMessages).values(values).returning();
  if (!row) throw new Error('the message was not written');
  return row;
};

/** Deletes the signals of closed rooms: nobody connects there any more. */
export const dropSignals = async (tx: Tx, now: Temporal.Instant) => {
  const over = db(tx)
    .select({ id: meetings.id })
    .from(meetings)
    .where(or(lt(meetings.closesAt, now), isNotNull(meetings.closedAt)));
  await db(tx).delete(meetingSignals).where(inArray(meetingSignals.meetingId, over));
};

export const dropMessagesOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(meetingMessages).where(eq(meetingMessages.userId, userId));
};
