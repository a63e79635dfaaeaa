import { and, asc, count, desc, eq, getTableColumns, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { transcribeLimits } from '../../../../contract/transcription/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { meetingRecordingPieces, meetingRecordings, meetings } from '../../meetings/tables.ts';
import { aiRecordingParts, aiRecordingPieces, aiRecordings } from '../tables.ts';

export type RecordingRow = typeof aiRecordings.$inferSelect;

export const recordingById = async (tx: Tx, id: number): Promise<RecordingRow | undefined> => {
  const [row] = await read(tx).select().from(aiRecordings).where(eq(aiRecordings.id, id));
  return row;
};

/** The latest first, each with the beginning of its transcript: a list is read often, and an hour's talk is long. */
export const recordingsOf = (tx: Tx, userId: number) => {
  const { keyPoints: _points, actionItems: _items, wordClouds: _words, ...columns } = getTableColumns(aiRecordings);
  return read(tx)
    .select({
      ...columns,
      transcript: sql<string | null>`left(${aiRecordings.transcript}, ${transcribeLimits.previewLength + 1})`,
    })
    .from(aiRecordings)
    .where(eq(aiRecordings.userId, userId))
    .orderBy(desc(aiRecordings.id))
    .limit(200);
};
export type ListedRecording = Awaited<ReturnType<typeof recordingsOf>>[number];

/** All of them, whole. */
export const ownRecordings = (tx: Tx, userId: number) =>
  read(tx).select().from(aiRecordings).where(eq(aiRecordings.userId, userId)).orderBy(desc(aiRecordings.id));

export const countUnfinished = async (tx: Tx, userId: number) => {
  const [row] = await read(tx)
    .select({ many: count() })
    .from(aiRecordings)
    .where(and(eq(aiRecordings.userId, userId), ne(aiRecordings.status, 'completed')));
  return row?.many ?? 0;
};

/** In order. */
export const piecesOf = (tx: Tx, recordingId: number) =>
  read(tx)
    .select()
    .from(aiRecordingPieces)
    .where(eq(aiRecordingPieces.recordingId, recordingId))
    .orderBy(asc(aiRecordingPieces.position));

/** In order. */
export const partsOf = (tx: Tx, recordingId: number) =>
  read(tx)
    .select()
    .from(aiRecordingParts)
    .where(eq(aiRecordingParts.recordingId, recordingId))
    .orderBy(asc(aiRecordingParts.position));
export type PartRow = Awaited<ReturnType<typeof partsOf>>[number];

/** Those whose time has come, a few at a time; the next minute's run does more. */
export const expiredBy = (tx: Tx, now: Temporal.Instant) =>
  read(tx).select({ id: aiRecordings.id }).from(aiRecordings).where(lte(aiRecordings.expiresAt, now)).limit(20);

/** Where the pieces of these recordings are stored. */
export const keysOf = async (tx: Tx, recordingIds: readonly number[]) => {
  if (recordingIds.length === 0) return [];
  const rows = await read(tx)
    .select({ fileKey: aiRecordingPieces.fileKey })
    .from(aiRecordingPieces)
    .where(inArray(aiRecordingPieces.recordingId, [...recordingIds]));
  return rows.map(({ fileKey }) => fileKey);
};

/** The stored pieces of its sound, in order: uploaded ones, or those of a session's recording. */
export const soundOf = async (tx: Tx, { id, meetingRecordingId }: RecordingRow): Promise<{ fileKey: string }[]> =>
  meetingRecordingId === null
    ? piecesOf(tx, id)
    : read(tx)
        .select({ fileKey: meetingRecordingPieces.fileKey })
        .from(meetingRecordingPieces)
        .where(eq(meetingRecordingPieces.recordingId, meetingRecordingId))
        .orderBy(asc(meetingRecordingPieces.position));

/** Whose open pages show how far it is. */
export const audienceOf = async (tx: Tx, { userId, meetingRecordingId }: RecordingRow): Promise<number[]> => {
  if (userId !== null) return [userId];
  const [row] = await read(tx)
    .select({ people: meetings.people })
    .from(meetings)
    .innerJoin(meetingRecordings, eq(meetingRecordings.meetingId, meetings.id))
    .where(eq(meetingRecordings.id, meetingRecordingId ?? 0));
  return row?.people ?? [];
};
