import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

export const meetings = pgTable('meetings', {
  id: key(),
  room: text().notNull(),
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  opensAt: instant().notNull(),
  closesAt: instant().notNull(),
  /** When it was cancelled or moved. */
  closedAt: instant(),
  recordingAllowed: boolean().notNull(),
  /** The participants, present or not, as the opener last named them. */
  people: bigint({ mode: 'number' }).array().notNull().default([]),
  /** People who have left the session: their tokens no longer open it. */
  turnedAway: bigint({ mode: 'number' }).array().notNull().default([]),
  /** Null on the platform. */
  programId: id(),
  createdAt: instant().notNull(),
});

export const meetingAttendances = pgTable('meeting_attendances', {
  id: key(),
  meetingId: id().notNull(),
  userId: id().notNull(),
  joinedAt: instant().notNull(),
  seenAt: instant().notNull(),
  leftAt: instant(),
  microphone: boolean().notNull().default(false),
  camera: boolean().notNull().default(false),
  screen: boolean().notNull().default(false),
});

export const meetingSignals = pgTable('meeting_signals', {
  id: key(),
  meetingId: id().notNull(),
  fromSeat: id().notNull(),
  toSeat: id().notNull(),
  body: text().notNull(),
});

export const meetingMessages = pgTable('meeting_messages', {
  id: key(),
  meetingId: id().notNull(),
  userId: id().notNull(),
  text: text().notNull(),
  createdAt: instant().notNull(),
});

/** M14 */
export const meetingConsents = pgTable(
  'meeting_consents',
  {
    meetingId: id().notNull(),
    userId: id().notNull(),
    kind: text().$type<'recording' | 'ai'>().notNull(),
    givenAt: instant(),
    withdrawnAt: instant(),
    /** M36: someone asked again after this person did not agree. */
    askedAgainAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.meetingId, t.userId, t.kind] })],
);

export const meetingRecordings = pgTable('meeting_recordings', {
  id: key(),
  meetingId: id().notNull(),
  seatId: id().notNull(),
  fileType: text().$type<'video/webm' | 'video/mp4' | 'audio/webm' | 'audio/mp4'>().notNull(),
  startedAt: instant().notNull(),
  stoppedAt: instant(),
  /** When everyone in the session heard that it will be deleted. */
  warnedAt: instant(),
});

export const meetingRecordingPieces = pgTable(
  'meeting_recording_pieces',
  {
    recordingId: id().notNull(),
    position: integer().notNull(),
    fileKey: text().notNull(),
    size: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.recordingId, t.position] })],
);
