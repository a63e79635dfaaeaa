import { setImmediate } from 'node:timers/promises';
import { type MatrixRow, rowOf } from '../rules/matrix.ts';
import { judgedBy } from './basis.ts';
import type { Snapshot } from './snapshot.ts';

/** Pairs that are compared in one go: a few milliseconds, so that others are answered in between. */
const pairsAtOnce = 4000;

const pieceOf = (snapshot: Snapshot) => Math.max(1, Math.floor(pairsAtOnce / Math.max(1, snapshot.mentors.length)));

/** Compares one mentee of a snapshot with all its mentors. */
export const compareOne = (snapshot: Snapshot, mentee: Snapshot['mentees'][number]): MatrixRow => {
  const { basis, mentors, sharedMinutes, historyOf } = snapshot;
  return rowOf({
    mentee,
    mentors,
    sharedMinutes,
    historyOf,
    rules: judgedBy(basis.rules),
    weights: basis.rules.weights,
  });
};

/** Compares every mentee with every mentor; `onProgress` hears how many mentees are done. */
export const compareAll = async (snapshot: Snapshot, onProgress?: (mentees: number) => Promise<void>) => {
  const rows: MatrixRow[] = [];
  const piece = pieceOf(snapshot);
  for (const mentee of snapshot.mentees) {
    rows.push(compareOne(snapshot, mentee));
    if (rows.length % piece > 0) continue;
    await onProgress?.(rows.length);
    await setImmediate();
  }
  return rows;
};
