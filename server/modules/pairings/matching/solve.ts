import type { Worth } from '../../../../contract/pairings/index.ts';
import { busy } from '../../../platform/refusal.ts';
import { matchInThread } from '../match-in-thread.ts';
import type { Seated } from '../rules/cohort.ts';
import type { CohortToPack, Matching } from '../rules/matching/index.ts';
import type { MatrixRow } from '../rules/matrix.ts';

/** Who could be paired with whom: mentors in their places, and each mentee's scores in the same order. */
export interface Scored {
  mentors: readonly Seated[];
  rows: readonly Pick<MatrixRow, 'menteeId' | 'wants' | 'scores'>[];
}

export interface TwoIds {
  menteeId: number;
  mentorId: number;
}

/** Two who stand whatever is best; their score may be below what others need. */
export type FixedTwo = TwoIds & { score: number };

/** Those whom no rule keeps apart, each made when it is asked for: two million at once would be over a hundred megabytes. */
const candidatesOf = ({ mentors, rows }: Scored): CohortToPack['candidates'] => ({
  length: rows.reduce((sum, { scores }) => scores.reduce((open, score) => (score >= 0 ? open + 1 : open), sum), 0),
  *[Symbol.iterator]() {
    for (const { menteeId: mentee, scores } of rows) {
      for (const [place, score] of scores.entries()) {
        const mentor = mentors[place]?.id;
        if (score >= 0 && mentor !== undefined) yield { mentee, mentor, score };
      }
    }
  },
});

/** The solver's form of it. Ids decide among what is equally good, so that a draft comes out the same each time. */
const cohortFor = (scored: Scored, fixed: readonly FixedTwo[]): CohortToPack => ({
  mentees: scored.rows.map(({ menteeId, wants }) => ({ id: menteeId, wants })),
  mentors: scored.mentors.map(({ id, seats, load }) => ({ id, seats, load })),
  candidates: candidatesOf(scored),
  fixed: fixed.map(({ menteeId, mentorId, score }) => ({ mentee: menteeId, mentor: mentorId, score })),
  seed: 1,
});

export const worthOf = ({ mentees, pairCount, lowest, sum }: Matching): Worth => ({
  mentees,
  pairs: pairCount,
  lowest,
  sum,
});

/** Matches everybody around what is fixed, in a thread. */
export const solve = (scored: Scored, fixed: readonly FixedTwo[], options: Parameters<typeof matchInThread>[1] = {}) =>
  matchInThread(cohortFor(scored, fixed), options);

/** The same for somebody who waits for the answer; once they do not any more, it stops. */
export const solveFor = async (gone: AbortSignal, scored: Scored, fixed: readonly FixedTwo[]) => {
  try {
    return await solve(scored, fixed, { signal: gone });
  } catch (fault) {
    throw gone.aborted ? busy() : fault;
  }
};
