import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { preparedRead, read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import {
  meetingAttendances,
  meetingConsents,
  meetingMessages,
  meetingRecordingPieces,
  meetingRecordings,
  meetings,
  meetingSignals,
} from './tables.ts';

export const meetingById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(meetings).where(eq(meetings.id, id));
  return row;
};

/** Seats in the room with a heartbeat since then. */
export const seatsSince = (tx: Tx, meetingId: number, heardSince: Temporal.Instant) =>
  read(tx)
    .select()
    .from(meetingAttendances)
    .where(
      and(
        eq(meetingAttendances.meetingId, meetingId),
        isNull(meetingAttendances.leftAt),
        sql`${meetingAttendances.seenAt} >= ${heardSince.toString()}::timestamptz`,
      ),
    )
    .orderBy(asc(meetingAttendances.id));

/** Everyone who was ever in the room; they get its state updates. */
export const everIn = async (tx: Tx, meetingId: number) => {
  const rows = await read(tx)
    .selectDistinct({ userId: meetingAttendances.userId })
    .from(meetingAttendances)
    .where(eq(meetingAttendances.meetingId, meetingId));
  return rows.map(({ userId }) => userId);
};

export const consentsIn = (tx: Tx, meetingId: number) =>
  read(tx)
    .select()
    .from(meetingConsents)
    .where(and(eq(meetingConsents.meetingId, meetingId), eq(meetingConsents.kind, 'recording')))
    .orderBy(asc(meetingConsents.userId));

export const recordingsOf = (tx: Tx, meetingId: number) =>
  read(tx)
    .select()
    .from(meetingRecordings)
    .where(eq(meetingRecordings.meetingId, meetingId))
    .orderBy(asc(meetingRecordings.id));

/** Total stored size of all recordings of a meeting. */
export const recordedBytes = async (tx: Tx, meetingId: number) => {
  const [row] = await read(tx)
    .select({ bytes: sql<number>`coalesce(sum(${meetingRecordingPieces.size}), 0)`.mapWith(Number) })
    .from(meetingRecordingPieces)
    .innerJoin(meetingRecordings, eq(meetingRecordings.id, meetingRecordingPieces.recordingId))
    .where(eq(meetingRecordings.meetingId, meetingId));
  return row?.bytes ?? 0;
};

export const piecesOf = (tx: Tx, meetingId: number, recordingId: number) =>
  read(tx)
    .select({ fileKey: meetingRecordingPieces.fileKey, fileType: meetingRecordings.fileType })
    .from(meetingRecordingPieces)
    .innerJoin(meetingRecordings, eq(meetingRecordings.id, meetingRecordingPieces.recordingId))
    .where(and(eq(meetingRecordings.id, recordingId), eq(meetingRecordings.meetingId, meetingId)))
    .orderBy(asc(meetingRecordingPieces.position));

export const messagesAfter = (tx: Tx, meetingId: number, after: number) =>
  read(tx)
    .select()
    .from(meetingMessages)
    .where(and(eq(meetingMessages.meetingId, meetingId), gt(meetingMessages.id, after)))
    .orderBy(asc(meetingMessages.id));

export const signalsAfter = (tx: Tx, seatId: number, after: number) =>
  read(tx)
    .select()
    .from(meetingSignals)
    .where(and(eq(meetingSignals.toSeat, seatId), gt(meetingSignals.id, after)))
    .orderBy(asc(meetingSignals.id));

/** Rooms that closed while someone was still in them. */
export const closedWithSeats = async (tx: Tx, now: Temporal.Instant) => {
  const rows = await read(tx)
    .selectDistinct({ id: meetings.id })
    .from(meetings)
    .innerJoin(
      meetingAttendances,
      and(eq(meetingAttendances.meetingId, meetings.id), isNull(meetingAttendances.leftAt)),
    )
    .where(lt(meetings.closesAt, now));
  return rows.map(({ id }) => id);
};

const sittings = preparedRead('sittings_of_rooms', (from) =>
  from
    .select({
      meeting: {
        id: meetings.id,
        room: meetings.room,
        endsAt: meetings.endsAt,
        opensAt: meetings.opensAt,
        closesAt: meetings.closesAt,
        closedAt: meetings.closedAt,
        recordingAllowed: meetings.recordingAllowed,
        people: meetings.people,
        turnedAway: meetings.turnedAway,
      },
      span: {
        userId: meetingAttendances.userId,
        joinedAt: meetingAttendances.joinedAt,
        seenAt: meetingAttendances.seenAt,
        leftAt: meetingAttendances.leftAt,
      },
      /** Few meetings are recorded, so nothing more is queried for the others. */
      asked: sql<boolean>`exists (select from ${meetingConsents} where ${meetingConsents.meetingId} = ${meetings.id})`,
    })
    .from(meetings)
    .innerJoin(meetingAttendances, eq(meetingAttendances.meetingId, meetings.id))
    .where(sql`${meetings.room} = any(${sql.placeholder('rooms')})`)
    .orderBy(asc(meetings.startsAt), asc(meetingAttendances.id)),
);

const recordingsIn = (tx: Tx, meetingIds: readonly number[]) =>
  read(tx)
    .select({
      id: meetingRecordings.id,
      meetingId: meetingRecordings.meetingId,
      startedAt: meetingRecordings.startedAt,
      stoppedAt: meetingRecordings.stoppedAt,
    })
    .from(meetingRecordings)
    .where(inArray(meetingRecordings.meetingId, [...meetingIds]))
    .orderBy(asc(meetingRecordings.id));

const consentsOf = (tx: Tx, meetingIds: readonly number[]) =>
  read(tx)
    .select()
    .from(meetingConsents)
    .where(and(inArray(meetingConsents.meetingId, [...meetingIds]), eq(meetingConsents.kind, 'recording')));

/** Everything that happened in these rooms, earliest meeting first: at most three statements, however many rooms. */
export const sittingsOf = async (tx: Tx, rooms: readonly string[]) => {
  const rows = rooms.length === 0 ? [] : await sittings(tx, { rooms });
  const found = new Map(rows.map(({ meeting }) => [meeting.id, meeting]));
  if (found.size === 0) return [];
  const ids = [...new Set(rows.filter(({ asked }) => asked).map(({ meeting }) => meeting.id))];
  const recordings = ids.length === 0 ? [] : await recordingsIn(tx, ids);
  const consents = ids.length === 0 ? [] : await consentsOf(tx, ids);
  return [...found.values()].map((meeting) => ({
    meeting,
    spans: rows.filter((row) => row.meeting.id === meeting.id).map(({ span }) => span),
    recordings: recordings.filter(({ meetingId }) => meetingId === meeting.id),
    consents: consents.filter(({ meetingId }) => meetingId === meeting.id),
  }));
};
export type SittingView = Awaited<ReturnType<typeof sittingsOf>>[number];

/** For a member's own data (M22). */
export const attendancesOf = (tx: Tx, userId: number) =>
  read(tx)
    .select()
    .from(meetingAttendances)
    .where(eq(meetingAttendances.userId, userId))
    .orderBy(asc(meetingAttendances.id));

/** M14: what the person agreed to, declined or withdrew. */
export const consentsBy = (tx: Tx, userId: number) =>
  read(tx)
    .select()
    .from(meetingConsents)
    .where(eq(meetingConsents.userId, userId))
    .orderBy(asc(meetingConsents.meetingId));

export const messagesBy = (tx: Tx, userId: number) =>
  read(tx).select().from(meetingMessages).where(eq(meetingMessages.userId, userId)).orderBy(asc(meetingMessages.id));
