import { type SQLWrapper, sql } from 'drizzle-orm';
import { pairingParticipants, pairings } from '../tables.ts';

/** A member of a program who is in no pair and no group there; a paused one counts. For the WHERE of a list of members. */
export const withoutPair = ({ programId, userId }: { programId: number; userId: SQLWrapper }) =>
  sql`not exists (
    select from ${pairingParticipants}
    join ${pairings} on ${pairings.id} = ${pairingParticipants.pairingId}
    where ${pairingParticipants.userId} = ${userId} and ${pairings.programId} = ${programId}
      and ${pairings.status} <> 'ended' and ${pairings.hiddenAt} is null)`;
