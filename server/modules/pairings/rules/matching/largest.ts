import { type Flow, replace, sit } from './flow.ts';
import type { Graph } from './graph.ts';

/**
 * Grows `flow` until it is the largest in which no mentee i has more than most[i] mentors, over the edges before ends[i].
 *
 * Hopcroft–Karp (1973) with seats for several mentees (as Dinic does): rounds of shortest augmenting paths, the layers
 * found breadth first, the paths depth first along them, without recursion since a path can be as long as the cohort.
 * O(E √V) for one seat each. A path gives its first mentee one mentor more and takes nobody's last one away.
 */
export const grow = (graph: Graph, flow: Flow, most: Int32Array, ends: Int32Array) => {
  const search = new Search(graph, flow, most, ends);
  while (search.layer()) search.augment();
};

class Search {
  /** By mentee and by mentor: their layer, −1 when not reached. */
  readonly #menteeLayer: Int32Array;
  readonly #mentorLayer: Int32Array;
  /** By mentee the edge, by mentor the seat, that is looked at next: what was looked at in vain is so for the round. */
  readonly #nextEdge: Int32Array;
  readonly #nextSeat: Int32Array;
  readonly #queue: Int32Array;
  /** Edges to be taken and to be given up, in turns. */
  readonly #path: Int32Array;

  constructor(
    readonly graph: Graph,
    readonly flow: Flow,
    readonly most: Int32Array,
    readonly ends: Int32Array,
  ) {
    const { mentees, mentors } = graph;
    this.#menteeLayer = new Int32Array(mentees);
    this.#mentorLayer = new Int32Array(mentors);
    this.#nextEdge = new Int32Array(mentees);
    this.#nextSeat = new Int32Array(mentors);
    this.#queue = new Int32Array(mentees);
    this.#path = new Int32Array(2 * mentees + 1);
  }

  #lacks(mentee: number) {
    return (this.flow.taken[mentee] as number) < (this.most[mentee] as number);
  }

  #hasRoom(mentor: number) {
    return (this.flow.filled[mentor] as number) < (this.graph.seats[mentor] as number);
  }

  /** Finds the layers up to the first with a free seat; false when no free seat is reached. */
  layer() {
    const [layers, queue] = [this.#menteeLayer.fill(-1), this.#queue];
    this.#mentorLayer.fill(-1);
    let end = 0;
    for (let mentee = 0; mentee < this.graph.mentees; mentee += 1) {
      if (!this.#lacks(mentee)) continue;
      layers[mentee] = 0;
      queue[end++] = mentee;
    }
    let last = Infinity;
    for (let at = 0; at < end; at += 1) {
      const mentee = queue[at] as number;
      if ((layers[mentee] as number) > last) break;
      const before = end;
      end = this.#reachFrom(mentee, end);
      if (end < 0) {
        last = layers[mentee] as number;
        end = before;
      }
    }
    return last < Infinity;
  }

  /** Puts whom this mentee's edges reach into the queue, and answers its new end; −1 when one leads to a free seat. */
  #reachFrom(mentee: number, from: number) {
    const { graph, flow } = this;
    const layer = this.#menteeLayer[mentee] as number;
    let end = from;
    let found = false;
    for (let edge = graph.first[mentee] as number; edge < (this.ends[mentee] as number); edge += 1) {
      const mentor = graph.mentor[edge] as number;
      if ((this.#mentorLayer[mentor] as number) >= 0 || (flow.seatOf[edge] as number) >= 0) continue;
      this.#mentorLayer[mentor] = layer;
      if (this.#hasRoom(mentor)) found = true;
      else if (!found) end = this.#reachMenteesOf(mentor, layer + 1, end);
    }
    return found ? -1 : end;
  }

  #reachMenteesOf(mentor: number, layer: number, from: number) {
    const { graph, flow } = this;
    const begin = flow.firstSeat[mentor] as number;
    let end = from;
    for (let seat = begin; seat < begin + (flow.filled[mentor] as number); seat += 1) {
      const mentee = graph.mentee[flow.seated[seat] as number] as number;
      if ((this.#menteeLayer[mentee] as number) >= 0) continue;
      this.#menteeLayer[mentee] = layer;
      this.#queue[end++] = mentee;
    }
    return end;
  }

  /** Takes as many paths along the layers as there are. */
  augment() {
    const { graph, flow } = this;
    this.#nextEdge.set(graph.first.subarray(0, graph.mentees));
    this.#nextSeat.set(flow.firstSeat.subarray(0, graph.mentors));
    for (let mentee = 0; mentee < graph.mentees; mentee += 1) {
      while (this.#lacks(mentee) && this.#augmentFrom(mentee));
    }
  }

  #augmentFrom(root: number) {
    const { graph, flow } = this;
    const path = this.#path;
    let length = 0;
    let mentee = root;
    for (;;) {
      const edge = this.#edgeOnward(mentee);
      if (edge < 0) {
        if (length === 0) return false;
        length -= 2;
        mentee = graph.mentee[path[length] as number] as number;
        continue;
      }
      const mentor = graph.mentor[edge] as number;
      if (this.#hasRoom(mentor)) {
        sit(graph, flow, edge);
        for (let at = 0; at < length; at += 2) replace(graph, flow, path[at + 1] as number, path[at] as number);
        return true;
      }
      const old = this.#seatOnward(mentor);
      if (old < 0) {
        this.#nextEdge[mentee] = edge + 1;
        continue;
      }
      path[length++] = edge;
      path[length++] = old;
      mentee = graph.mentee[old] as number;
    }
  }

  /** The next edge of this mentee to a mentor of the same layer that is not theirs; −1 when there is none. */
  #edgeOnward(mentee: number) {
    const { graph, flow } = this;
    const [layer, end] = [this.#menteeLayer[mentee] as number, this.ends[mentee] as number];
    for (let edge = this.#nextEdge[mentee] as number; edge < end; edge += 1) {
      if (this.#mentorLayer[graph.mentor[edge] as number] !== layer || (flow.seatOf[edge] as number) >= 0) continue;
      this.#nextEdge[mentee] = edge;
      return edge;
    }
    this.#nextEdge[mentee] = end;
    return -1;
  }

  /** The next edge seated at this mentor whose mentee stands in the layer below; −1 when there is none. */
  #seatOnward(mentor: number) {
    const { graph, flow } = this;
    const below = (this.#mentorLayer[mentor] as number) + 1;
    const end = (flow.firstSeat[mentor] as number) + (flow.filled[mentor] as number);
    for (let seat = this.#nextSeat[mentor] as number; seat < end; seat += 1) {
      const edge = flow.seated[seat] as number;
      if (this.#menteeLayer[graph.mentee[edge] as number] !== below) continue;
      this.#nextSeat[mentor] = seat + 1;
      return edge;
    }
    this.#nextSeat[mentor] = end;
    return -1;
  }
}
