import { and, asc, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { meetingConsents, meetingRecordingPieces, meetingRecordings, meetings } from '../tables.ts';

type Consent = typeof meetingConsents.$inferInsert;

/** M14: the latest answer of each kind is the one that counts. */
export const keepConsent = async (tx: Tx, { meetingId, userId, kind, givenAt, withdrawnAt }: Consent) => {
  await db(tx)
    .insert(meetingConsents)
    .values({ meetingId, userId, kind, givenAt, withdrawnAt })
    .onConflictDoUpdate({
      target: [meetingConsents.meetingId, meetingConsents.userId, meetingConsents.kind],
      set: { givenAt, withdrawnAt, askedAgainAt: null },
    });
};

/** M36: puts the question again to everyone else who did not agree, or no longer does. */
export const askAgain = async (tx: Tx, meetingId: number, askerId: number, now: Temporal.Instant) => {
  const others = and(
    eq(meetingConsents.meetingId, meetingId),
    eq(meetingConsents.kind, 'recording'),
    ne(meetingConsents.userId, askerId),
  );
  await db(tx)
    .update(meetingConsents)
    .set({ askedAgainAt: now })
    .where(and(others, isNotNull(meetingConsents.withdrawnAt)));
};

/** False when they had not agreed. */
export const withdraw = async (tx: Tx, meetingId: number, userId: number, now: Temporal.Instant) => {
  const rows = await db(tx)
    .update(meetingConsents)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(meetingConsents.meetingId, meetingId),
        eq(meetingConsents.userId, userId),
        isNull(meetingConsents.withdrawnAt),
      ),
    )
    .returning();
  return rows.length > 0;
};

export const insertRecording = async (tx: Tx, values: typeof meetingRecordings.$inferInsert) => {
  const [row] = await db(tx).insert(meetingRecordings).values(values).returning();
  if (!row) throw new Error('the recording was not written');
  return row;
};

/** Stops running recordings: all of a meeting, or those made by these browsers. */
export const stopRecordings = async (
  tx: Tx,
  which: { meetingId: number } | { seatIds: readonly number[] },
  now: Temporal.Instant,
) => {
  const mine =
    'meetingId' in which
      ? eq(meetingRecordings.meetingId, which.meetingId)
      : inArray(meetingRecordings.seatId, [...which.seatIds]);
  await db(tx)
    .update(meetingRecordings)
    .set({ stoppedAt: now })
    .where(and(mine, isNull(meetingRecordings.stoppedAt)));
};

/** A running recording, locked so that it cannot end while a piece is added. */
export const lockRunning = async (tx: Tx, meetingId: number, recordingId: number, seatId: number) => {
  const [row] = await db(tx)
    .select()
    .from(meetingRecordings)
    .where(
      and(
        eq(meetingRecordings.id, recordingId),
        eq(meetingRecordings.meetingId, meetingId),
        eq(meetingRecordings.seatId, seatId),
        isNull(meetingRecordings.stoppedAt),
      ),
    )
    .for('update');
  return row;
};

/** False when this piece was already stored. */
export const insertPiece = async (tx: Tx, piece: typeof meetingRecordingPieces.$inferInsert) => {
  const rows = await db(tx).insert(meetingRecordingPieces).values(piece).onConflictDoNothing().returning();
  return rows.length > 0;
};

/** Deletes recordings for good; returns where their pieces are stored. */
const drop = async (tx: Tx, recordings: readonly { id: number }[]) => {
  const ids = recordings.map(({ id }) => id);
  if (ids.length === 0) return [];
  const pieces = await db(tx)
    .delete(meetingRecordingPieces)
    .where(inArray(meetingRecordingPieces.recordingId, ids))
    .returning();
  await db(tx).delete(meetingRecordings).where(inArray(meetingRecordings.id, ids));
  return pieces.map(({ fileKey }) => fileKey);
};

export const dropRecordingsOf = async (tx: Tx, meetingIds: readonly number[]) =>
  drop(
    tx,
    await db(tx)
      .select({ id: meetingRecordings.id })
      .from(meetingRecordings)
      .where(inArray(meetingRecordings.meetingId, [...meetingIds]))
      .for('update'),
  );

/** A few at a time; the next minute's run does more. */
const atOnce = 20;

const sessionsAmong = (recordings: readonly { meetingId: number; room: string }[]) => [
  ...new Map(recordings.map(({ meetingId, room }) => [meetingId, { meetingId, room }])).values(),
];

/** The sessions whose recordings began before this moment, each once: whoever asks tells their people. */
export const warnOfRecordingsBefore = async (tx: Tx, moment: Temporal.Instant, now: Temporal.Instant) => {
  const due = await db(tx)
    .select({ id: meetingRecordings.id, meetingId: meetings.id, room: meetings.room })
    .from(meetingRecordings)
    .innerJoin(meetings, eq(meetings.id, meetingRecordings.meetingId))
    .where(and(lt(meetingRecordings.startedAt, moment), isNull(meetingRecordings.warnedAt)))
    .orderBy(asc(meetingRecordings.id))
    .limit(atOnce)
    .for('update', { of: meetingRecordings, skipLocked: true });
  if (due.length === 0) return [];
  await db(tx)
    .update(meetingRecordings)
    .set({ warnedAt: now })
    .where(
      inArray(
        meetingRecordings.id,
        due.map(({ id }) => id),
      ),
    );
  return sessionsAmong(due);
};

/** Where the pieces of what was deleted are stored, and the sessions whose recordings these were. */
export const dropRecordingsBefore = async (tx: Tx, moment: Temporal.Instant) => {
  const old = await db(tx)
    .select({ id: meetingRecordings.id, meetingId: meetings.id, room: meetings.room })
    .from(meetingRecordings)
    .innerJoin(meetings, eq(meetings.id, meetingRecordings.meetingId))
    .where(lt(meetingRecordings.startedAt, moment))
    .limit(atOnce)
    .for('update', { of: meetingRecordings });
  return { keys: await drop(tx, old), sessions: sessionsAmong(old) };
};
