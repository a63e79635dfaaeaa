import { and, eq, inArray } from 'drizzle-orm';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { aiRecordingParts, aiRecordingPieces, aiRecordings, transcriptionSettings } from './tables.ts';

type Recording = typeof aiRecordings.$inferInsert;

export const insertRecording = async (tx: Tx, values: Recording) => {
  const [row] = await db(tx).insert(aiRecordings).values(values).returning();
  if (!row) throw new Error('no recording was made');
  return row;
};

/** Locked until the end of the transaction: its pieces and its progress take turns. */
export const lockRecording = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(aiRecordings).where(eq(aiRecordings.id, id)).for('update');
  return row;
};

export const changeRecording = async (tx: Tx, id: number, values: Partial<Recording>) => {
  await db(tx).update(aiRecordings).set(values).where(eq(aiRecordings.id, id));
};

/** With everything that was made from them. */
export const deleteRecordings = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length > 0)
    await db(tx)
      .delete(aiRecordings)
      .where(inArray(aiRecordings.id, [...ids]));
};

export const insertPiece = async (tx: Tx, values: typeof aiRecordingPieces.$inferInsert) => {
  await db(tx).insert(aiRecordingPieces).values(values);
};

/** Returns where they are stored. */
export const dropPieces = async (tx: Tx, recordingId: number) => {
  const rows = await db(tx)
    .delete(aiRecordingPieces)
    .where(eq(aiRecordingPieces.recordingId, recordingId))
    .returning({ fileKey: aiRecordingPieces.fileKey });
  return rows.map(({ fileKey }) => fileKey);
};

type Part = typeof aiRecordingParts.$inferInsert;

/** A second run finds them there already. */
export const insertParts = async (tx: Tx, parts: readonly Part[]) => {
  if (parts.length > 0)
    await db(tx)
      .insert(aiRecordingParts)
      .values([...parts])
      .onConflictDoNothing();
};

export const keepPart = async (
  tx: Tx,
  { recordingId, position }: Pick<Part, 'recordingId' | 'position'>,
  heard: { text: string; segments: NonNullable<Part['segments']> },
) => {
  await db(tx)
    .update(aiRecordingParts)
    .set(heard)
    .where(and(eq(aiRecordingParts.recordingId, recordingId), eq(aiRecordingParts.position, position)));
};

type Setting = typeof transcriptionSettings.$inferInsert;

export const saveSetting = async (tx: Tx, setting: Setting) => {
  const { sessionsAllowed, changedAt } = setting;
  await db(tx)
    .insert(transcriptionSettings)
    .values(setting)
    .onConflictDoUpdate({ target: transcriptionSettings.programId, set: { sessionsAllowed, changedAt } });
};
