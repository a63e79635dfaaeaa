import { highestScore } from './cohort.ts';
import { emptyFlow, type Flow, replace, sit } from './flow.ts';
import type { Graph } from './graph.ts';
import { Heap } from './heap.ts';
import { Shortlists } from './shortlists.ts';

/**
 * A pairing with the highest sum, and the prices that prove it. An edge costs what its score lacks of 10,000; its reduced
 * cost is that − menteePrice − mentorPrice: never below 0 where the two are no pair, never above 0 where they are.
 */
export interface Priced {
  flow: Flow;
  /** By mentee: what one more mentor would cost. */
  menteePrice: Float64Array;
  /** By mentor, at most 0, and 0 where a seat is free: minus what one seat more would save. */
  mentorPrice: Float64Array;
}

export const reducedCost = (graph: Graph, { menteePrice, mentorPrice }: Omit<Priced, 'flow'>, edge: number) =>
  highestScore -
  (graph.score[edge] as number) -
  (menteePrice[graph.mentee[edge] as number] as number) -
  (mentorPrice[graph.mentor[edge] as number] as number);

/** Edges on a shortlist: enough that most searches read no whole row, few enough to gain by it; the best of 8 to 128. */
const listed = 64;

/**
 * The highest sum among the pairings with most mentees and then most pairs.
 *
 * Min-cost flow by successive shortest paths with potentials (Dijkstra; Jonker and Volgenant 1987 for one seat each), one
 * path for each mentor that a mentee wants. A want may also stay open, at a price above all that scores can differ: one
 * such price for a pair less, a second one for a mentee without anybody. Prices stay below 10¹², so each is exact.
 * O(W · E log V) for W wants; a search ends at the nearest free seat, and reads a whole row only when a mentor who is
 * not on its shortlist can be nearer.
 */
export const cheapest = (graph: Graph, step: (done: number) => void, size = listed): Priced => {
  const search = new Search(graph, size);
  const wants = graph.wants.reduce((sum, want) => sum + want, 0);
  let placed = 0;
  for (let nth = 0; placed < wants; nth += 1) {
    for (let mentee = 0; mentee < graph.mentees; mentee += 1) {
      if (nth >= (graph.wants[mentee] as number)) continue;
      if (placed % 64 === 0) step(placed / wants);
      search.place(mentee);
      placed += 1;
    }
  }
  return search;
};

class Search implements Priced {
  readonly flow: Flow;
  readonly menteePrice: Float64Array;
  readonly mentorPrice: Float64Array;
  /** By mentee: how many of their wants stay open. */
  readonly #open: Int32Array;
  readonly #priceOfOpen: number;
  /**
   * By node: how far it is from the mentee that is placed, and the edge that leads there. The nodes are the mentees, then
   * the mentors, then once more the mentees, for those of their edges that are not on the shortlist.
   */
  readonly #far: Float64Array;
  readonly #from: Int32Array;
  readonly #heap: Heap;
  readonly #shortlists: Shortlists;
  /** What each edge of the row that is read costs. */
  readonly #costs: Float64Array;
  /** Who was reached in this search, and whose distance is final. */
  readonly #reached: number[] = [];
  readonly #settled: number[] = [];
  /** How far the nearest end is, and where: a mentee whose want stays open, or a mentor with a free seat. */
  #nearest = Infinity;
  #end = -1;

  constructor(
    readonly graph: Graph,
    size: number,
  ) {
    const { mentees, mentors, wants } = graph;
    this.flow = emptyFlow(graph);
    this.menteePrice = new Float64Array(mentees);
    this.mentorPrice = new Float64Array(mentors);
    this.#open = new Int32Array(mentees);
    this.#priceOfOpen = highestScore * wants.reduce((sum, want) => sum + want, 0) + 1;
    this.#far = new Float64Array(mentees + mentors + mentees).fill(Infinity);
    this.#from = new Int32Array(mentees + mentors + mentees);
    this.#shortlists = new Shortlists(graph, size);
    this.#costs = new Float64Array(mentors);
    this.#heap = new Heap(this.#far);
  }

  #hasRoom(mentor: number) {
    return (this.flow.filled[mentor] as number) < (this.graph.seats[mentor] as number);
  }

  /** Finds this mentee one mentor more, whoever else has to move for it. */
  place(root: number) {
    this.#nearest = Infinity;
    this.#reach(root, 0, -1);
    const [far, heap, { mentees, mentors }] = [this.#far, this.#heap, this.graph];
    for (let node = heap.first(); node >= 0 && (far[node] as number) < this.#nearest; node = heap.first()) {
      heap.shift();
      if (node < mentees) this.#lookFromMentee(node, far[node] as number);
      else if (node < mentees + mentors) this.#lookFromMentor(node - mentees, far[node] as number);
      else this.#lookAtOthers(node - mentees - mentors);
    }
    this.#reprice();
    this.#move(root);
    this.#forget();
  }

  #reach(node: number, distance: number, edge: number) {
    const known = this.#far[node] as number;
    if (distance >= known) return;
    if (known === Infinity) this.#reached.push(node);
    this.#far[node] = distance;
    this.#from[node] = edge;
    this.#heap.put(node);
  }

  /** Reaches a mentee who is as near as the mentor that leads there: nobody can come in between, so they do not wait. */
  #goOnTo(mentee: number, distance: number, edge: number) {
    this.#reached.push(mentee);
    this.#far[mentee] = distance;
    this.#from[mentee] = edge;
    this.#lookFromMentee(mentee, distance);
  }

  #endAt(node: number, distance: number) {
    this.#nearest = distance;
    this.#end = node;
  }

  /** Looks along this mentee's shortlist; the other edges wait until they can be the nearest, and most never are. */
  #lookFromMentee(mentee: number, distance: number) {
    this.#settled.push(mentee);
    const { mentorPrice } = this;
    const { edges, costs, mentors, lacks, lengths, others, size } = this.#shortlists;
    const base = distance - (this.menteePrice[mentee] as number);
    const open = base + this.#priceToLeaveOpen(mentee);
    if (open < this.#nearest) this.#endAt(mentee, open);
    const begin = mentee * size;
    const end = begin + (lengths[mentee] as number);
    for (let at = begin; at < end && base + (costs[at] as number) < this.#nearest; at += 1) {
      const there = base + (lacks[at] as number) - (mentorPrice[mentors[at] as number] as number);
      if (there < this.#nearest) this.#lookAlong(edges[at] as number, there);
    }
    const there = Math.max(distance, base + (others[mentee] as number));
    if (there < this.#nearest) this.#reach(this.graph.mentees + this.graph.mentors + mentee, there, -1);
  }

  /** Reads the whole row, and makes a new shortlist of it. */
  #lookAtOthers(mentee: number) {
    const { graph } = this;
    const base = (this.#far[mentee] as number) - (this.menteePrice[mentee] as number);
    const [first, end] = [graph.first[mentee] as number, graph.first[mentee + 1] as number];
    for (let edge = first; edge < end; edge += 1) {
      const cost = this.#costOf(edge);
      this.#costs[edge - first] = cost;
      if (base + cost < this.#nearest) this.#lookAlong(edge, base + cost);
    }
    this.#shortlists.renew(mentee, this.#costs, first, end);
  }

  /** What an edge costs with the seat at its end. */
  #costOf(edge: number) {
    const { score, mentor } = this.graph;
    return highestScore - (score[edge] as number) - (this.mentorPrice[mentor[edge] as number] as number);
  }

  #lookAlong(edge: number, there: number) {
    if ((this.flow.seatOf[edge] as number) >= 0) return;
    const mentor = this.graph.mentor[edge] as number;
    const node = this.graph.mentees + mentor;
    if (this.#hasRoom(mentor)) {
      this.#endAt(node, there);
      this.#from[node] = edge;
    } else this.#reach(node, there, edge);
  }

  /** The last want of a mentee who has nobody costs twice as much to leave open. */
  #priceToLeaveOpen(mentee: number) {
    const { wants, served } = this.graph;
    const isLast = (this.#open[mentee] as number) + 1 === wants[mentee] && !served[mentee];
    return isLast ? 2 * this.#priceOfOpen : this.#priceOfOpen;
  }

  #lookFromMentor(mentor: number, distance: number) {
    const { graph, flow } = this;
    this.#settled.push(graph.mentees + mentor);
    const begin = flow.firstSeat[mentor] as number;
    for (let seat = begin; seat < begin + (flow.filled[mentor] as number); seat += 1) {
      const edge = flow.seated[seat] as number;
      const mentee = graph.mentee[edge] as number;
      const there = distance - reducedCost(graph, this, edge);
      if (there === distance && this.#far[mentee] === Infinity) this.#goOnTo(mentee, there, edge);
      else this.#reach(mentee, there, edge);
    }
  }

  /** Keeps all reduced costs on their side, with those of the path at 0. */
  #reprice() {
    const { mentees } = this.graph;
    for (const node of this.#settled) {
      const by = this.#nearest - (this.#far[node] as number);
      if (node < mentees) this.menteePrice[node] = (this.menteePrice[node] as number) + by;
      else this.mentorPrice[node - mentees] = (this.mentorPrice[node - mentees] as number) - by;
    }
  }

  /** Lets everybody on the way from `root` to the end move on by one. */
  #move(root: number) {
    const { graph, flow } = this;
    let mentee = this.#end;
    if (mentee < graph.mentees) this.#open[mentee] = (this.#open[mentee] as number) + 1;
    else {
      const edge = this.#from[this.#end] as number;
      sit(graph, flow, edge);
      mentee = graph.mentee[edge] as number;
    }
    while (mentee !== root) {
      const old = this.#from[mentee] as number;
      const edge = this.#from[graph.mentees + (graph.mentor[old] as number)] as number;
      replace(graph, flow, old, edge);
      mentee = graph.mentee[edge] as number;
    }
  }

  #forget() {
    for (const node of this.#reached) this.#far[node] = Infinity;
    this.#reached.length = 0;
    this.#settled.length = 0;
    this.#heap.clear();
  }
}
