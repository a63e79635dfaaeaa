import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { meetingConsents, meetingRecordings, meetings } from '../../meetings/tables.ts';
import { aiRecordingParts, aiRecordings, transcriptionSettings } from '../tables.ts';

export const meetingById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(meetings).where(eq(meetings.id, id));
  return row;
};
export type MeetingRow = NonNullable<Awaited<ReturnType<typeof meetingById>>>;

export const meetingOfRecording = async (tx: Tx, recordingId: number) => {
  const [row] = await read(tx)
    .select({ meeting: meetings })
    .from(meetings)
    .innerJoin(meetingRecordings, eq(meetingRecordings.meetingId, meetings.id))
    .where(eq(meetingRecordings.id, recordingId));
  return row?.meeting;
};

/** Its recordings, in order, with how far the transcript of each is. */
export const recordingsIn = (tx: Tx, meetingId: number) =>
  read(tx)
    .select({
      id: meetingRecordings.id,
      stoppedAt: meetingRecordings.stoppedAt,
      made: {
        id: aiRecordings.id,
        status: aiRecordings.status,
        fault: aiRecordings.fault,
        progress: aiRecordings.progress,
      },
    })
    .from(meetingRecordings)
    .leftJoin(aiRecordings, eq(aiRecordings.meetingRecordingId, meetingRecordings.id))
    .where(eq(meetingRecordings.meetingId, meetingId))
    .orderBy(asc(meetingRecordings.id));

/** What people answered to having it transcribed (M14). */
export const answersIn = (tx: Tx, meetingId: number) =>
  read(tx)
    .select()
    .from(meetingConsents)
    .where(and(eq(meetingConsents.meetingId, meetingId), eq(meetingConsents.kind, 'ai')));

export const namesOf = (tx: Tx, userIds: readonly number[]) =>
  read(tx)
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname, deletedAt: users.deletedAt })
    .from(users)
    .where(inArray(users.id, [...userIds]));

/** Null: the program has not said anything. */
export const settingOf = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select()
    .from(transcriptionSettings)
    .where(eq(transcriptionSettings.programId, programId));
  return row ?? null;
};

/** What was made of these recordings, in order, without what was said. */
export const notesOf = (tx: Tx, recordingIds: readonly number[]) =>
  read(tx)
    .select({
      meetingRecordingId: aiRecordings.meetingRecordingId,
      summary: aiRecordings.summary,
      keyPoints: aiRecordings.keyPoints,
      actionItems: aiRecordings.actionItems,
      topics: aiRecordings.topics,
      sentiment: aiRecordings.sentiment,
      wordClouds: aiRecordings.wordClouds,
    })
    .from(aiRecordings)
    .where(and(inArray(aiRecordings.meetingRecordingId, [...recordingIds]), eq(aiRecordings.status, 'completed')))
    .orderBy(asc(aiRecordings.meetingRecordingId));

/** What was made of all recordings of the meetings in these rooms, in order. */
export const notesInRooms = (tx: Tx, rooms: readonly string[]) =>
  read(tx)
    .select({
      room: meetings.room,
      meetingId: meetings.id,
      durationMs: aiRecordings.durationMs,
      keyPoints: aiRecordings.keyPoints,
      actionItems: aiRecordings.actionItems,
      summarizedBy: aiRecordings.summarizedBy,
    })
    .from(aiRecordings)
    .innerJoin(meetingRecordings, eq(meetingRecordings.id, aiRecordings.meetingRecordingId))
    .innerJoin(meetings, eq(meetings.id, meetingRecordings.meetingId))
    .where(and(inArray(meetings.room, [...rooms]), eq(aiRecordings.status, 'completed')))
    .orderBy(asc(meetings.id), asc(meetingRecordings.id));

/** What was said in the recordings of a meeting, in order. */
export const transcriptsIn = (tx: Tx, meetingId: number) =>
  read(tx)
    .select({ id: aiRecordings.id, transcript: aiRecordings.transcript, durationMs: aiRecordings.durationMs })
    .from(aiRecordings)
    .innerJoin(meetingRecordings, eq(meetingRecordings.id, aiRecordings.meetingRecordingId))
    .where(and(eq(meetingRecordings.meetingId, meetingId), eq(aiRecordings.status, 'completed')))
    .orderBy(asc(meetingRecordings.id));

export const partsOfMeeting = (tx: Tx, meetingId: number) =>
  read(tx)
    .select({ recordingId: aiRecordings.id, part: aiRecordingParts })
    .from(aiRecordingParts)
    .innerJoin(aiRecordings, eq(aiRecordings.id, aiRecordingParts.recordingId))
    .innerJoin(meetingRecordings, eq(meetingRecordings.id, aiRecordings.meetingRecordingId))
    .where(and(eq(meetingRecordings.meetingId, meetingId), eq(aiRecordings.status, 'completed')))
    .orderBy(asc(meetingRecordings.id), asc(aiRecordingParts.position));

/** Unfinished transcriptions of a program's sessions. */
export const unfinishedIn = (tx: Tx, programId: number) =>
  read(tx)
    .select({ id: aiRecordings.id })
    .from(aiRecordings)
    .innerJoin(meetingRecordings, eq(meetingRecordings.id, aiRecordings.meetingRecordingId))
    .innerJoin(meetings, eq(meetings.id, meetingRecordings.meetingId))
    .where(and(eq(meetings.programId, programId), ne(aiRecordings.status, 'completed')));
