import { asc, eq } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { programs } from '../../programmes/tables.ts';
import { matchingNamedPairs, matchingSettings, type NamedTwo } from '../tables.ts';

/** What a program decides about matching (null: nothing yet), and the template that it follows. */
export const settingsOf = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ templateType: programs.templateType, set: matchingSettings })
    .from(programs)
    .leftJoin(matchingSettings, eq(matchingSettings.programId, programs.id))
    .where(eq(programs.id, programId));
  if (!row) throw new Error(`there is no program ${programId}`);
  return row;
};

/** Whom its admins have named. */
export const namedPairsOf = (tx: Tx, programId: number): Promise<NamedTwo[]> =>
  read(tx)
    .select({
      kind: matchingNamedPairs.kind,
      menteeId: matchingNamedPairs.menteeId,
      mentorId: matchingNamedPairs.mentorId,
    })
    .from(matchingNamedPairs)
    .where(eq(matchingNamedPairs.programId, programId))
    .orderBy(asc(matchingNamedPairs.menteeId), asc(matchingNamedPairs.mentorId));
