import type { FixedKind } from '../../../../contract/pairings/values.ts';
import type { Seated, Wanting } from './cohort.ts';
import type { TwoIds } from './moves.ts';
import { roomFor } from './room.ts';

/** Two people who are to be a pair of a draft. */
export interface ToFix extends TwoIds {
  kind: FixedKind;
}

/** Those of them that fit into a cohort, in their order: both are in it and have room. Nobody is counted twice. */
export const thatFit = (
  wished: readonly ToFix[],
  cohort: { mentees: readonly Wanting[]; mentors: readonly Seated[] },
): ToFix[] => {
  const takes = roomFor(cohort);
  const taken = new Set<string>();
  return wished.filter((two) => {
    const key = `${two.menteeId} ${two.mentorId}`;
    if (taken.has(key) || !takes(two)) return false;
    taken.add(key);
    return true;
  });
};
