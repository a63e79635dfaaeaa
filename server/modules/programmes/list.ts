import type { ProgrammeLine } from '../../../contract/programmes/index.ts';
import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { presentLine } from './present.ts';
import { headcounts, programmesIn } from './queries.ts';

/** ENT-08, ENT-10: the programmes of the actor's enterprises; with dates, only those that start between them. */
export const listOfEnterprises = async (
  { tx, actor }: { tx: Tx; actor: Actor },
  { from_date: from, to_date: to }: { from_date?: string | undefined; to_date?: string | undefined },
  baseUrl: string,
): Promise<{ programs: ProgrammeLine[] }> => {
  const rows = await programmesIn(tx, { enterprises: actor.enterprises, programmes: [] }, { from, to });
  const counts = await headcounts(
    tx,
    rows.map(({ program }) => program.id),
  );
  return { programs: rows.map((row) => presentLine(row, counts.get(row.program.id), baseUrl)) };
};
