import { highestScore } from './cohort.ts';
import { clear, emptyFlow, type Flow, sit } from './flow.ts';
import { beginningsOf, endsAbove, type Graph } from './graph.ts';
import { grow } from './largest.ts';

const sumOf = (counts: Int32Array) => counts.reduce((sum, count) => sum + count, 0);

/** Who has nobody yet wants one first. */
const firstWants = ({ wants, served }: Graph) => wants.map((want, mentee) => (served[mentee] ? 0 : Math.min(1, want)));

/** The edges of the pairs that a flow has. */
const pairsOf = ({ filled, firstSeat, seated }: Flow) =>
  Array.from(filled.keys()).flatMap((mentor) => {
    const begin = firstSeat[mentor] as number;
    return [...seated.subarray(begin, begin + (filled[mentor] as number))];
  });

interface Reached {
  mentees: number;
  count: number;
  /** One for each mentee of these. */
  pairs: readonly number[];
}

/**
 * How many mentees without a mentor can get one, and how many pairs there can be then, with edges of at least this score.
 * It begins with the pairs that a higher threshold found, since those stand.
 *
 * Neither number costs the other anything: a largest flow of one mentor each grows by augmenting paths into the largest
 * of all, and such a path takes nobody's last mentor away (the sets of mentees that can be served together are a
 * transversal matroid). So both are the largest that they can be.
 */
const reachable = (graph: Graph, flow: Flow, threshold: number, begin: readonly number[]): Reached => {
  const ends = endsAbove(graph, threshold);
  clear(flow);
  for (const edge of begin) sit(graph, flow, edge);
  const first = firstWants(graph);
  grow(graph, flow, first, ends);
  const mentees = sumOf(flow.taken);
  const pairs = pairsOf(flow);
  if (first.some((want, mentee) => want < (graph.wants[mentee] as number))) grow(graph, flow, graph.wants, ends);
  return { mentees, count: sumOf(flow.taken), pairs };
};

const distinctScores = ({ score }: Graph) => {
  const occurs = new Uint8Array(highestScore + 1);
  score.forEach((one) => (occurs[one] = 1));
  return Array.from(occurs.keys()).filter((one) => occurs[one] === 1);
};

/** The scores of the best edges that could fill each mentee's wants, at most so many of each: rows begin with them. */
const bestOfMentees = ({ first, score }: Graph, wants: Int32Array) => {
  const best: number[] = [];
  wants.forEach((want, mentee) => {
    const begin = first[mentee] as number;
    for (let edge = begin; edge < begin + want; edge += 1) best.push(score[edge] as number);
  });
  return Int16Array.from(best);
};

/** The scores of the best edges that could fill each mentor's seats. */
const bestOfMentors = ({ mentor, score, seats }: Graph) => {
  const first = beginningsOf(seats);
  const best = new Int16Array(first.at(-1) ?? 0).fill(-1);
  for (let edge = 0; edge < score.length; edge += 1) {
    const one = score[edge] as number;
    const begin = first[mentor[edge] as number] as number;
    let at = (first[(mentor[edge] as number) + 1] as number) - 1;
    if (one <= (best[at] as number)) continue;
    for (; at > begin && (best[at - 1] as number) < one; at -= 1) best[at] = best[at - 1] as number;
    best[at] = one;
  }
  return best;
};

const nthHighest = (scores: Int16Array, nth: number) =>
  nth === 0 ? highestScore : (scores.toSorted().at(-nth) ?? highestScore);

/** No threshold above this reaches as much: too few wants, or too few seats, have an edge as good as that. */
const ceiling = (graph: Graph, { mentees, count }: Reached) =>
  Math.min(
    nthHighest(bestOfMentees(graph, firstWants(graph)), mentees),
    nthHighest(bestOfMentees(graph, graph.wants), count),
    nthHighest(bestOfMentors(graph), count),
  );

/**
 * The highest lowest score: the highest threshold at which as many mentees and pairs are reached as without one (the
 * bottleneck assignment problem by thresholds; Burkard, Dell'Amico, Martello: Assignment Problems, 6.2). It is often as
 * high as its least wanted mentor or mentee lets it be, so the search goes down from there in steps that double, and
 * halves what the last one jumped over. 0 where there are no edges. At most 28 largest flows, each of which begins with
 * the pairs of the last that was too high.
 */
export const highestThreshold = (graph: Graph, step: (done: number) => void): number => {
  const flow = emptyFlow(graph);
  const most = reachable(graph, flow, 0, []);
  const highest = ceiling(graph, most);
  const scores = distinctScores(graph).filter((score) => score <= highest);
  const rounds = 2 * Math.ceil(Math.log2(Math.max(2, scores.length)));
  let [kept, lost, pairs] = [0, scores.length, [] as readonly number[]];
  for (let [round, width] = [0, 1]; lost - kept > 1; round += 1, width *= 2) {
    step(Math.min(1, round / rounds));
    const tried = kept > 0 ? (kept + lost) >> 1 : Math.max(1, lost - width);
    const found = reachable(graph, flow, scores[tried] as number, pairs);
    if (found.mentees === most.mentees && found.count === most.count) kept = tried;
    else [lost, pairs] = [tried, found.pairs];
  }
  return scores[kept] ?? 0;
};
