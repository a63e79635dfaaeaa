import type { Temporal } from 'temporal-polyfill';
import type { MatrixRow } from '../rules/matrix.ts';

/** For so long, what people have said and when they have time is taken to be the same. */
const keptMs = 60_000;

interface Found {
  /** What it was found for. */
  about: string;
  at: number;
  rows: readonly MatrixRow[];
}

/**
 * Keeps what was found about the people of the latest examples of each program for a minute: each move of a slider asks again by other
 * weights, and reading the open time of a thousand mentors takes a second. `about` names everything else that it depends on.
 */
export const keepRecentRows = () => {
  const kept = new Map<number, Found>();
  const isRecent = ({ at }: Found, now: number) => at <= now && now < at + keptMs;
  return async (
    programId: number,
    { now, about }: { now: Temporal.Instant; about: string },
    find: () => Promise<MatrixRow[]>,
  ) => {
    const at = now.epochMilliseconds;
    const known = kept.get(programId);
    if (known?.about === about && isRecent(known, at)) return known.rows;
    const rows = await find();
    for (const [id, one] of kept) if (!isRecent(one, at)) kept.delete(id);
    kept.set(programId, { about, at, rows });
    return rows;
  };
};
export type RecentRows = ReturnType<typeof keepRecentRows>;
