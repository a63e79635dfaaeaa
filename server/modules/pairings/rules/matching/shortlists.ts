import { highestScore } from './cohort.ts';
import type { Graph } from './graph.ts';

/**
 * Of each mentee, the edges that were cheap when the row was last read, and what every other one costs at least: an edge
 * costs what its score lacks plus what its mentor's seat costs, and seats only become dearer. So a search need not read a
 * row of a thousand to know that nothing else in it is near; nor a list to its end, since it is in the order of these costs.
 */
export class Shortlists {
  /** The list of mentee i begins at i × size and has lengths[i] edges. */
  readonly edges: Int32Array;
  readonly lengths: Int32Array;
  /** What each listed edge cost when it was listed, the cheapest first: it costs no less now. */
  readonly costs: Float64Array;
  /** Whom each leads to and what its score lacks, side by side, so that a search does not look all over the graph for it. */
  readonly mentors: Int32Array;
  readonly lacks: Int16Array;
  /** By mentee: what every edge that is not listed costs at least. */
  readonly others: Float64Array;
  readonly #scratch: Float64Array;

  /** All seats are free of cost in the beginning, and the best scores come first in each row. */
  constructor(
    readonly graph: Graph,
    readonly size: number,
  ) {
    const { mentees, mentors, first, score } = graph;
    this.edges = new Int32Array(mentees * size);
    this.lengths = new Int32Array(mentees);
    this.costs = new Float64Array(mentees * size);
    this.mentors = new Int32Array(mentees * size);
    this.lacks = new Int16Array(mentees * size);
    this.others = new Float64Array(mentees).fill(Infinity);
    this.#scratch = new Float64Array(mentors);
    for (let mentee = 0; mentee < mentees; mentee += 1) {
      const [begin, end] = [first[mentee] as number, first[mentee + 1] as number];
      const length = Math.min(size, end - begin);
      for (let at = 0; at < length; at += 1)
        this.#list(mentee * size, at, begin + at, highestScore - (score[begin + at] as number));
      this.#close(mentee, length);
      if (end - begin > size) this.others[mentee] = highestScore - (score[begin + size] as number);
    }
  }

  /** Lists this mentee's cheapest edges anew. */
  renew(mentee: number, costs: Float64Array, first: number, end: number) {
    const dearest = nthLeast(this.#scratch, costs, end - first, this.size - 1);
    let [length, others] = [0, Infinity];
    for (let edge = first; edge < end; edge += 1) {
      const cost = costs[edge - first] as number;
      if (cost <= dearest && length < this.size) this.#list(mentee * this.size, length++, edge, cost);
      else if (cost < others) others = cost;
    }
    this.#close(mentee, length);
    this.others[mentee] = others;
  }

  /** Puts an edge into a list of this length, behind those that are no dearer. */
  #list(begin: number, length: number, edge: number, cost: number) {
    let at = begin + length;
    for (; at > begin && (this.costs[at - 1] as number) > cost; at -= 1) {
      this.costs[at] = this.costs[at - 1] as number;
      this.edges[at] = this.edges[at - 1] as number;
    }
    this.costs[at] = cost;
    this.edges[at] = edge;
  }

  #close(mentee: number, length: number) {
    const { score, mentor } = this.graph;
    const begin = mentee * this.size;
    for (let at = begin; at < begin + length; at += 1) {
      const edge = this.edges[at] as number;
      this.mentors[at] = mentor[edge] as number;
      this.lacks[at] = highestScore - (score[edge] as number);
    }
    this.lengths[mentee] = length;
  }
}

/** The nth least of the first `count` values, counted from 0 (quickselect; Hoare 1961). */
const nthLeast = (scratch: Float64Array, values: Float64Array, count: number, nth: number) => {
  for (let at = 0; at < count; at += 1) scratch[at] = values[at] as number;
  let [from, until] = [0, count - 1];
  while (from < until) {
    const pivot = scratch[(from + until) >> 1] as number;
    let [low, high] = [from, until];
    while (low <= high) {
      while ((scratch[low] as number) < pivot) low += 1;
      while ((scratch[high] as number) > pivot) high -= 1;
      if (low > high) break;
      const swapped = scratch[low] as number;
      scratch[low++] = scratch[high] as number;
      scratch[high--] = swapped;
    }
    if (nth <= high) until = high;
    else if (nth >= low) from = low;
    else break;
  }
  return scratch[nth] as number;
};
