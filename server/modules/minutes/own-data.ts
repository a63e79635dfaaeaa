import type { OwnData } from '../../platform/plug.ts';
import { notesSeenBy, writtenBy } from './queries.ts';

/** M22 */
export const ownData: OwnData = async (tx, userId) => ({
  lines: await writtenBy(tx, userId),
  shared_notes: await notesSeenBy(tx, userId),
});
