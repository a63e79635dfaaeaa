import type { Temporal } from 'temporal-polyfill';
import { writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { pairsOfProgram } from '../queries/pulses.ts';
import { pulseDays } from '../rules/pulse.ts';
import { pulses } from '../tables.ts';

export interface DemoPulse {
  helpful: number;
  atEase: number;
}

interface Answering {
  programId: number;
  now: Temporal.Instant;
  /** What one side of a pair says in a round; null: nothing. */
  says: (side: { pairingId: number; userId: number; round: number }) => DemoPulse | null;
}

/** What the two sides of each pair of a program have said of it, round by round (M16). */
export const writeDemoPulses = async (tx: Tx, { programId, now, says }: Answering) => {
  const rows = [];
  for (const { id: pairingId, mentorId, menteeId, createdAt } of await pairsOfProgram(tx, programId))
    for (let round = 0; ; round++) {
      const answeredAt = createdAt.add({ hours: 24 * (pulseDays.first + pulseDays.every * round + 2) });
      if (answeredAt.epochMilliseconds > now.epochMilliseconds) break;
      for (const userId of [mentorId, menteeId]) {
        const said = userId === null ? null : says({ pairingId, userId, round });
        if (said && userId !== null) rows.push({ pairingId, userId, round, ...said, answeredAt });
      }
    }
  await writeRows(tx, pulses, rows);
};
