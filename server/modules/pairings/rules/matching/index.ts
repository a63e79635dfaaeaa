import { cheapest } from './cheapest.ts';
import { type Cohort, type Matching, pack, type PackedCohort } from './cohort.ts';
import { evenOut } from './even-load.ts';
import { type Flow } from './flow.ts';
import { atLeast, type Graph, graphOf } from './graph.ts';
import { highestThreshold } from './threshold.ts';

export { type Cohort, type CohortToPack, type Matching, type PackedCohort, packing } from './cohort.ts';

/** What a run is at. */
export type MatchingStep = 'reading' | 'lowest' | 'sum' | 'load' | 'done';

export interface Watch {
  /** `done` of 1; never falls. */
  progress?: (done: number, step: MatchingStep) => void;
  /** Asked often; true ends the run with MatchingStopped. */
  stopped?: () => boolean;
}

/** Somebody stopped the run: there is no matching. */
export class MatchingStopped extends Error {}

/** Where each step begins, of 1. */
const begins = { reading: 0, lowest: 0.1, sum: 0.3, load: 0.9, done: 1 } as const;

/** Tells of a step that ends where the next begins. */
const telling =
  ({ progress, stopped }: Watch, step: MatchingStep, next: MatchingStep) =>
  (done: number) => {
    if (stopped?.()) throw new MatchingStopped();
    progress?.(begins[step] + (begins[next] - begins[step]) * done, step);
  };

type Pair = Matching['pairs'][number];

const pairsOf = ({ menteeIds, mentorIds, fixed }: PackedCohort, graph: Graph, flow: Flow): Pair[] => {
  const pairs: Pair[] = [];
  const add = (of: { mentee: Int32Array; mentor: Int32Array; score: Int16Array }, at: number, isFixed: boolean) =>
    pairs.push({
      mentee: menteeIds[of.mentee[at] as number] as number,
      mentor: mentorIds[of.mentor[at] as number] as number,
      score: of.score[at] as number,
      fixed: isFixed,
    });
  fixed.score.forEach((_score, at) => add(fixed, at, true));
  flow.seatOf.forEach((seat, edge) => seat >= 0 && add(graph, edge, false));
  return pairs.toSorted((one, other) => one.mentee - other.mentee || one.mentor - other.mentor);
};

const summaryOf = (pairs: Pair[], graph: Graph, flow: Flow): Matching => ({
  pairs,
  mentees: new Set(pairs.map(({ mentee }) => mentee)).size,
  pairCount: pairs.length,
  lowest: pairs.reduce<number | null>(
    (lowest, { score, fixed }) => (fixed ? lowest : Math.min(lowest ?? score, score)),
    null,
  ),
  sum: pairs.reduce((sum, { score }) => sum + score, 0),
  loadSquares: graph.loads.reduce((sum, load, mentor) => sum + (load + (flow.filled[mentor] as number)) ** 2, 0),
});

/** `match` for a cohort that is packed already, as the thread gets it. */
export const matchPacked = (cohort: PackedCohort, watch: Watch = {}): Matching => {
  telling(watch, 'reading', 'lowest')(0);
  const all = graphOf(cohort);
  const graph = atLeast(all, highestThreshold(all, telling(watch, 'lowest', 'sum')));
  const priced = cheapest(graph, telling(watch, 'sum', 'load'));
  evenOut(graph, priced, telling(watch, 'load', 'done'));
  const matching = summaryOf(pairsOf(cohort, graph, priced.flow), graph, priced.flow);
  telling(watch, 'done', 'done')(1);
  return matching;
};

/**
 * Who is best paired with whom, exactly (issue 15, 1.2; docs/spec/matching-and-health.md, part 1). In this order:
 *
 * 1. as many mentees as possible have a mentor, then there are as many pairs as they want (largest.ts);
 * 2. the lowest score of the pairs that are not fixed is as high as it can be (threshold.ts);
 * 3. the sum of the scores is as high as it can be (cheapest.ts);
 * 4. Σ (load + new mentees)² is as small as it can be (even-load.ts);
 * 5. the same cohort gives the same pairs, in whatever order its lists are (cohort.ts).
 *
 * Each step keeps what those before it reached, as a rule about which pairs may be, so no number has to weigh one against
 * another. Throws RangeError for a cohort that names somebody unknown, a pair twice, or a number that is not whole or in
 * range, and MatchingStopped. Takes 20 bytes a candidate.
 */
export const match = (cohort: Cohort, watch: Watch = {}): Matching => matchPacked(pack(cohort), watch);
