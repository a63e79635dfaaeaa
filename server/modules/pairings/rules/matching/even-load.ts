import { highestScore } from './cohort.ts';
import { type Priced, reducedCost } from './cheapest.ts';
import { type Flow, leave, replace, sit } from './flow.ts';
import { beginningsOf, type Graph } from './graph.ts';

/**
 * Evens out the mentors' loads without lowering the sum: `flow` becomes the one with the smallest Σ (load + new)² among
 * all with the highest sum.
 *
 * Convex min-cost flow on the tight edges (reduced cost 0) by cancelling negative cycles. What is best by prices is exactly
 * what uses tight edges as it likes, keeps pairs below 0 and fills each mentor whose price is not 0. There, a mentee may
 * move from mentor a over others to mentor b at no cost, which lowers the squares when a has two mentees more than b or
 * more. When no such way is left, the squares are the smallest (Harvey, Ladner, Lovász, Tamir 2006: Semi-matchings).
 * No way lets one mentee lose a mentor and another gain one: who wants more and reached a free seat would be an
 * augmenting path, and the pairs would not have been most.
 *
 * From the highest load down: whoever reaches nobody low enough is done, with all whom they reach, for later ways cannot
 * leave these. O(E) for each round of ways, a few rounds for each load.
 */
export const evenOut = (graph: Graph, priced: Priced, step: (done: number) => void) => {
  const search = new Search(graph, priced);
  const highest = search.highestBelow(Infinity);
  for (let load = highest; load > 1; load = search.highestBelow(load)) {
    step(1 - load / highest);
    while (search.lower(load));
    search.finish();
  }
};

/** The edges with reduced cost 0, mentee by mentee, and where each mentee's begin. */
const tightOf = (graph: Graph, priced: Priced) => {
  const { mentees, first, score } = graph;
  const rows = new Int32Array(mentees);
  const tight = new Int32Array(score.length);
  let count = 0;
  for (let mentee = 0; mentee < mentees; mentee += 1) {
    const before = count;
    const worst = highestScore - (priced.menteePrice[mentee] as number);
    for (let edge = first[mentee] as number; edge < (first[mentee + 1] as number); edge += 1) {
      // Mentors' prices are at most 0 and the scores of a row fall: nothing after this is tight.
      if ((score[edge] as number) < worst) break;
      if (reducedCost(graph, priced, edge) === 0) tight[count++] = edge;
    }
    rows[mentee] = count - before;
  }
  return { tight: tight.slice(0, count), begin: beginningsOf(rows) };
};

class Search {
  readonly flow: Flow;
  readonly loads: Int32Array;
  /** The tight edges of each mentee: tight[begin[i]] …, and which is looked at next. */
  readonly #tight: Int32Array;
  readonly #begin: Int32Array;
  readonly #next: Int32Array;
  /** By mentor: 1 once reached in this round; 2 when done. */
  readonly #reached: Uint8Array;
  /** By mentor: the seat that is looked at next. */
  readonly #seat: Int32Array;
  /** Edges to be given up and to be taken, in turns. */
  readonly #path: number[] = [];

  constructor(
    readonly graph: Graph,
    readonly priced: Priced,
  ) {
    this.flow = priced.flow;
    this.loads = graph.loads.map((load, mentor) => load + (this.flow.filled[mentor] as number));
    const { tight, begin } = tightOf(graph, priced);
    this.#tight = tight;
    this.#begin = begin;
    this.#next = new Int32Array(graph.mentees);
    this.#reached = new Uint8Array(graph.mentors);
    this.#seat = new Int32Array(graph.mentors);
  }

  /** The highest load that is less than `most`; 0 when there is none. */
  highestBelow(most: number) {
    return this.loads.reduce((highest, load) => (load < most && load > highest ? load : highest), 0);
  }

  /** One round of ways from mentors with this load; false when there was none. */
  lower(load: number) {
    const { graph, flow, priced } = this;
    this.#reached.forEach((state, mentor) => (this.#reached[mentor] = state === 2 ? 2 : 0));
    this.#next.set(this.#begin.subarray(0, graph.mentees));
    this.#seat.set(flow.firstSeat.subarray(0, graph.mentors));
    let found = false;
    for (let mentor = 0; mentor < graph.mentors; mentor += 1) {
      const mayGive = this.loads[mentor] === load && priced.mentorPrice[mentor] === 0 && this.#reached[mentor] === 0;
      if (mayGive && this.#moveFrom(mentor, load)) found = true;
    }
    return found;
  }

  /** Whom the last round reached, in vain, is done. */
  finish() {
    this.#reached.forEach((state, mentor) => (this.#reached[mentor] = state > 0 ? 2 : 0));
  }

  /** Looks depth first for a way from this mentor to one whose load is lower by two, and takes it. */
  #moveFrom(root: number, load: number) {
    const { graph } = this;
    const path = this.#path;
    path.length = 0;
    let mentor = root;
    this.#reached[root] = 1;
    for (;;) {
      const old = this.#nextSeated(mentor);
      if (old < 0) {
        if (path.length === 0) return false;
        path.length -= 2;
        mentor = path.length === 0 ? root : (graph.mentor[path.at(-1) as number] as number);
        continue;
      }
      const edge = this.#nextTight(graph.mentee[old] as number);
      if (edge < 0) {
        this.#seat[mentor] = (this.#seat[mentor] as number) + 1;
        continue;
      }
      path.push(old, edge);
      mentor = graph.mentor[edge] as number;
      this.#reached[mentor] = 1;
      if (this.#takes(mentor, load)) break;
    }
    this.#take(root, mentor);
    return true;
  }

  #takes(mentor: number, load: number) {
    return (
      (this.loads[mentor] as number) <= load - 2 &&
      (this.flow.filled[mentor] as number) < (this.graph.seats[mentor] as number)
    );
  }

  /** The next pair of this mentor that may be given up at no cost; −1 when there is none. */
  #nextSeated(mentor: number) {
    const { graph, flow } = this;
    const end = (flow.firstSeat[mentor] as number) + (flow.filled[mentor] as number);
    let seat = this.#seat[mentor] as number;
    while (seat < end && reducedCost(graph, this.priced, flow.seated[seat] as number) !== 0) seat += 1;
    this.#seat[mentor] = seat;
    return seat < end ? (flow.seated[seat] as number) : -1;
  }

  /** The next tight edge of this mentee to a mentor not reached yet; −1 when there is none. */
  #nextTight(mentee: number) {
    const { graph, flow } = this;
    const end = this.#begin[mentee + 1] as number;
    for (let at = this.#next[mentee] as number; at < end; at += 1) {
      const edge = this.#tight[at] as number;
      if ((flow.seatOf[edge] as number) >= 0 || this.#reached[graph.mentor[edge] as number] !== 0) continue;
      this.#next[mentee] = at;
      return edge;
    }
    this.#next[mentee] = end;
    return -1;
  }

  #take(root: number, end: number) {
    const { graph, flow, loads } = this;
    const path = this.#path;
    sit(graph, flow, path.at(-1) as number);
    for (let at = 1; at < path.length - 1; at += 2) replace(graph, flow, path[at + 1] as number, path[at] as number);
    leave(graph, flow, path[0] as number);
    loads[root] = (loads[root] as number) - 1;
    loads[end] = (loads[end] as number) + 1;
  }
}
