import type { OwnData } from '../../platform/plug.ts';
import { ownRecordings } from './queries/recordings.ts';

/** M22 */
export const ownData: OwnData = async (tx, userId) => ({
  recordings: (await ownRecordings(tx, userId)).map((row) => ({
    filename: row.filename,
    model: row.model,
    status: row.status,
    transcript: row.transcript,
    summary: row.summary,
    key_points: row.keyPoints,
    action_items: row.actionItems,
    topics: row.topics,
    created_at: row.createdAt.toString(),
  })),
});
