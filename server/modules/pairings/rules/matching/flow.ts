import { add, beginningsOf, type Graph } from './graph.ts';

/** Which edges are pairs now. The mentees of mentor j sit in seated[firstSeat[j]] … , filled[j] of them. */
export interface Flow {
  /** By mentee: how many mentors they have. */
  taken: Int32Array;
  /** By mentor: how many seats are taken. */
  filled: Int32Array;
  firstSeat: Int32Array;
  /** By seat: the edge that sits there. */
  seated: Int32Array;
  /** By edge: its seat, or −1 when the two are no pair. */
  seatOf: Int32Array;
}

export const emptyFlow = ({ mentees, mentors, seats, mentee }: Graph): Flow => {
  const firstSeat = beginningsOf(seats);
  return {
    taken: new Int32Array(mentees),
    filled: new Int32Array(mentors),
    firstSeat,
    seated: new Int32Array(firstSeat.at(-1) ?? 0),
    seatOf: new Int32Array(mentee.length).fill(-1),
  };
};

/** Takes every pair apart. */
export const clear = (flow: Flow) => {
  for (let mentor = 0; mentor < flow.filled.length; mentor += 1) {
    const begin = flow.firstSeat[mentor] as number;
    const end = begin + (flow.filled[mentor] as number);
    for (let seat = begin; seat < end; seat += 1) flow.seatOf[flow.seated[seat] as number] = -1;
  }
  flow.filled.fill(0);
  flow.taken.fill(0);
};

/** The pair of `edge` takes a free seat. */
export const sit = ({ mentee, mentor }: Graph, flow: Flow, edge: number) => {
  const at = mentor[edge] as number;
  const seat = (flow.firstSeat[at] as number) + (flow.filled[at] as number);
  flow.seated[seat] = edge;
  flow.seatOf[edge] = seat;
  add(flow.filled, at, 1);
  add(flow.taken, mentee[edge] as number, 1);
};

/** The pair of `edge` takes the seat of `old`, at the same mentor. */
export const replace = ({ mentee }: Graph, flow: Flow, old: number, edge: number) => {
  const seat = flow.seatOf[old] as number;
  flow.seated[seat] = edge;
  flow.seatOf[edge] = seat;
  flow.seatOf[old] = -1;
  add(flow.taken, mentee[old] as number, -1);
  add(flow.taken, mentee[edge] as number, 1);
};

/** The pair of `edge` gives its seat back. */
export const leave = ({ mentee, mentor }: Graph, flow: Flow, edge: number) => {
  const at = mentor[edge] as number;
  add(flow.filled, at, -1);
  add(flow.taken, mentee[edge] as number, -1);
  const seat = flow.seatOf[edge] as number;
  const last = flow.seated[(flow.firstSeat[at] as number) + (flow.filled[at] as number)] as number;
  flow.seated[seat] = last;
  flow.seatOf[last] = seat;
  flow.seatOf[edge] = -1;
};
