import { highestScore, type PackedCohort } from './cohort.ts';

/**
 * Who may still be paired with whom once the fixed pairs have taken their seats: a bipartite graph in compressed rows
 * (CSR). People and edges are numbers from 0. The edges of mentee i are first[i] … first[i + 1] − 1, the best score first
 * and then in the order of mentors, so the edges with at least some score are the beginning of each row.
 */
export interface Graph {
  mentees: number;
  mentors: number;
  /** By mentee: how many mentors more they can get: what they want, at most as many as they have edges. */
  wants: Int32Array;
  /** By mentee: 1 for whoever has a mentor by a fixed pair. */
  served: Uint8Array;
  /** By mentor: free seats, at most as many as they have edges. */
  seats: Int32Array;
  /** By mentor: mentees before this run and fixed ones. */
  loads: Int32Array;
  /** By mentee, and one more: where their row begins. */
  first: Int32Array;
  /** By edge. */
  mentee: Int32Array;
  mentor: Int32Array;
  score: Int16Array;
}

/** Adds to one of many counts. */
export const add = (counts: Int32Array, at: number, by: number) => {
  counts[at] = (counts[at] as number) + by;
};

/** Beginnings of groups from their sizes: [2, 3] becomes [0, 2, 5]. */
export const beginningsOf = (sizes: Int32Array) => {
  const beginnings = new Int32Array(sizes.length + 1);
  sizes.forEach((size, at) => (beginnings[at + 1] = (beginnings[at] as number) + size));
  return beginnings;
};

const takeFixed = ({ wants, seats, loads, fixed }: PackedCohort) => {
  const rest = {
    wants: wants.slice(),
    seats: seats.slice(),
    loads: loads.slice(),
    served: new Uint8Array(wants.length),
  };
  const taken = new Set<number>();
  for (let at = 0; at < fixed.mentee.length; at += 1) {
    const [mentee, mentor] = [fixed.mentee[at] as number, fixed.mentor[at] as number];
    rest.wants[mentee] = Math.max(0, (rest.wants[mentee] as number) - 1);
    rest.seats[mentor] = Math.max(0, (rest.seats[mentor] as number) - 1);
    add(rest.loads, mentor, 1);
    rest.served[mentee] = 1;
    taken.add(mentee * seats.length + mentor);
  }
  if (taken.size < fixed.mentee.length) throw new RangeError('a pair is fixed twice');
  return { ...rest, taken };
};

/** Whether the pair at a place among the candidates can still be made. */
const openOf = (cohort: PackedCohort, { wants, seats, taken }: ReturnType<typeof takeFixed>) => {
  const { mentee, mentor } = cohort.candidates;
  return (at: number) => {
    const [one, other] = [mentee[at] as number, mentor[at] as number];
    if (wants[one] === 0 || seats[other] === 0) return false;
    return taken.size === 0 || !taken.has(one * seats.length + other);
  };
};

/**
 * The rows of the graph: each edge as one number, what its score lacks of 10,000 times the number of mentors plus its
 * mentor, so that sorting numbers sorts the row. They stay below 10¹¹.
 */
const sortedRows = (cohort: PackedCohort, isOpen: (at: number) => boolean) => {
  const { mentee, mentor, score } = cohort.candidates;
  const mentors = cohort.seats.length;
  const sizes = new Int32Array(cohort.wants.length);
  for (let at = 0; at < mentee.length; at += 1) if (isOpen(at)) add(sizes, mentee[at] as number, 1);
  const first = beginningsOf(sizes);
  const next = first.slice();
  const keys = new Float64Array(first.at(-1) ?? 0);
  for (let at = 0; at < mentee.length; at += 1) {
    if (!isOpen(at)) continue;
    const row = mentee[at] as number;
    keys[next[row] as number] = (highestScore - (score[at] as number)) * mentors + (mentor[at] as number);
    add(next, row, 1);
  }
  for (let row = 0; row < sizes.length; row += 1) keys.subarray(first[row], first[row + 1]).sort();
  return { keys, sizes, first };
};

const refuseTwice = ({ mentees, mentors, first, mentor }: Graph) => {
  const lastRow = new Int32Array(mentors).fill(-1);
  for (let mentee = 0; mentee < mentees; mentee += 1) {
    for (let edge = first[mentee] as number; edge < (first[mentee + 1] as number); edge += 1) {
      const other = mentor[edge] as number;
      if (lastRow[other] === mentee) throw new RangeError('a pair stands among the candidates twice');
      lastRow[other] = mentee;
    }
  }
};

const least = (some: Int32Array, others: Int32Array) => some.map((one, at) => Math.min(one, others[at] as number));

/** Throws RangeError for a pair that is given twice. O(E log D) for rows of D candidates. */
export const graphOf = (cohort: PackedCohort): Graph => {
  const rest = takeFixed(cohort);
  const [mentees, mentors] = [cohort.wants.length, cohort.seats.length];
  const { keys, sizes, first } = sortedRows(cohort, openOf(cohort, rest));
  const [mentee, mentor] = [new Int32Array(keys.length), new Int32Array(keys.length)];
  const score = new Int16Array(keys.length);
  const ofMentor = new Int32Array(mentors);
  for (let row = 0; row < mentees; row += 1) mentee.fill(row, first[row], first[row + 1]);
  for (let edge = 0; edge < keys.length; edge += 1) {
    const key = keys[edge] as number;
    const lacks = Math.floor(key / mentors);
    score[edge] = highestScore - lacks;
    mentor[edge] = key - lacks * mentors;
    add(ofMentor, mentor[edge] as number, 1);
  }
  const wants = least(rest.wants, sizes);
  const seats = least(rest.seats, ofMentor);
  const graph = {
    mentees,
    mentors,
    wants,
    served: rest.served,
    seats,
    loads: rest.loads,
    first,
    mentee,
    mentor,
    score,
  };
  refuseTwice(graph);
  return graph;
};

/** By mentee, where their edges with at least this score end. */
export const endsAbove = ({ mentees, first, score }: Graph, threshold: number) => {
  const ends = new Int32Array(mentees);
  for (let mentee = 0; mentee < mentees; mentee += 1) {
    let [from, until] = [first[mentee] as number, first[mentee + 1] as number];
    while (from < until) {
      const middle = (from + until) >> 1;
      if ((score[middle] as number) >= threshold) from = middle + 1;
      else until = middle;
    }
    ends[mentee] = from;
  }
  return ends;
};

/** The same people with only the edges that have at least this score. */
export const atLeast = (graph: Graph, threshold: number): Graph => {
  const ends = endsAbove(graph, threshold);
  const rows = ends.map((end, mentee) => end - (graph.first[mentee] as number));
  const first = beginningsOf(rows);
  const kept = first.at(-1) ?? 0;
  const [mentee, mentor, score] = [new Int32Array(kept), new Int32Array(kept), new Int16Array(kept)];
  const seen = new Int32Array(graph.mentors);
  for (let row = 0; row < graph.mentees; row += 1) {
    const [begin, from, until] = [first[row] as number, graph.first[row] as number, ends[row] as number];
    mentee.fill(row, begin, first[row + 1]);
    mentor.set(graph.mentor.subarray(from, until), begin);
    score.set(graph.score.subarray(from, until), begin);
  }
  mentor.forEach((one) => add(seen, one, 1));
  return { ...graph, wants: least(graph.wants, rows), seats: least(graph.seats, seen), first, mentee, mentor, score };
};
