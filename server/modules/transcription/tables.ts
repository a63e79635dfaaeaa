import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { PlanProvider } from '../../../contract/objectives/index.ts';
import type { RecordingStatus, TranscriptionModel } from '../../../contract/transcription/index.ts';
import { id, instant, key } from '../../platform/columns.ts';
import type { Fault } from './rules/progress.ts';
import type { Moment, Summary } from './rules/summary.ts';

export const aiRecordings = pgTable('ai_recordings', {
  id: key(),
  /** Whoever uploaded it; null for a recording of a session. */
  userId: id(),
  meetingRecordingId: id(),
  filename: text().notNull(),
  model: text().$type<TranscriptionModel>().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  received: bigint({ mode: 'number' }).notNull(),
  status: text().$type<RecordingStatus>().notNull(),
  fault: text().$type<Fault>(),
  progress: smallint().notNull().default(0),
  durationMs: bigint({ mode: 'number' }),
  transcript: text(),
  summary: text(),
  keyPoints: jsonb().$type<Moment[]>().notNull().default([]),
  actionItems: jsonb().$type<Moment[]>().notNull().default([]),
  topics: jsonb().$type<string[]>().notNull().default([]),
  sentiment: text().$type<Summary['sentiment']>(),
  wordClouds: jsonb().$type<Summary['word_clouds']>().notNull().default([]),
  /** Who was told the transcript to summarize it; null: it was summarized here. */
  summarizedBy: text().$type<PlanProvider>(),
  createdAt: instant().notNull(),
  changedAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

export const aiRecordingPieces = pgTable(
  'ai_recording_pieces',
  {
    recordingId: id().notNull(),
    position: integer().notNull(),
    fileKey: text().notNull(),
    size: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.recordingId, t.position] })],
);

export const aiRecordingParts = pgTable(
  'ai_recording_parts',
  {
    recordingId: id().notNull(),
    position: integer().notNull(),
    fromMs: bigint({ mode: 'number' }).notNull(),
    toMs: bigint({ mode: 'number' }).notNull(),
    text: text(),
    segments: jsonb().$type<{ from: number; to: number; text: string }[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.recordingId, t.position] })],
);

/** M14: programs that have said whether their sessions may be transcribed; others allow it. */
export const transcriptionSettings = pgTable('transcription_settings', {
  programId: id().primaryKey(),
  sessionsAllowed: boolean().notNull(),
  changedAt: instant().notNull(),
});
