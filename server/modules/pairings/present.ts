import type { PairRow } from './queries/pairs.ts';

export const presentPairing = (row: PairRow) => ({
  id: row.id,
  program_id: row.programId,
  mentor_id: row.mentorId,
  mentee_id: row.menteeId,
  status: row.status,
  created_at: row.createdAt.toString(),
});
