import { suggestions } from '../../../../contract/pairings/values.ts';
import type { MatrixRow } from './matrix.ts';

interface Suggested {
  id: number;
  score: number;
}

/**
 * Whom somebody is suggested: the six best of 4,000 or more, the one that was shared out to them first. `ids`: of the
 * other side, in the order of the scores.
 */
export const suggestedTo = (
  scores: ArrayLike<number>,
  ids: readonly number[],
  first: number | undefined,
): Suggested[] => {
  const fitting = ids
    .map((id, place) => ({ id, score: scores[place] ?? -1 }))
    .filter(({ score }) => score >= suggestions.lowestScore)
    .toSorted((one, other) => other.score - one.score || one.id - other.id);
  const shared = fitting.filter(({ id }) => id === first);
  return [...shared, ...fitting.filter(({ id }) => id !== first)].slice(0, suggestions.most);
};

/** Who could be suggested at all: nobody below the lowest score, and nobody without time. */
export const onlySuggestible = <R extends Pick<MatrixRow, 'scores'>>(
  row: R,
  mentorIds: readonly number[],
  open: ReadonlySet<number>,
): R => ({
  ...row,
  scores: row.scores.map((score, place) =>
    score >= suggestions.lowestScore && open.has(mentorIds[place] ?? 0) ? score : -1,
  ),
});

/** What each mentor's scores are, in the order of the mentees. */
export const columnOf = (rows: readonly Pick<MatrixRow, 'scores'>[], place: number): number[] =>
  rows.map(({ scores }) => scores[place] ?? -1);
