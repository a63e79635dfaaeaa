import type { PairingRow } from './queries.ts';

export const presentPairing = (row: PairingRow) => ({
  id: row.id,
  program_id: row.programId,
  mentor_id: row.mentorId,
  mentee_id: row.menteeId,
  status: row.status,
  created_at: row.createdAt.toString(),
});
