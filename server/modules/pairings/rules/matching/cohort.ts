/** What a run is given. Scores are whole numbers of 0…10,000 everywhere in this folder. */
export interface Cohort {
  /** `wants`: how many mentors they are to have, fixed ones included; at least 1. */
  mentees: { id: number; wants: number }[];
  /** `seats`: how many mentees more they take, fixed ones included; `load`: how many they have already. */
  mentors: { id: number; seats: number; load: number }[];
  /** The pairs that may be, each once. One that is fixed as well counts as fixed. */
  candidates: ScoredPair[];
  /** The pairs that will be whatever is best, each once; also where they take more seats than there are. */
  fixed: ScoredPair[];
  /** Decides, with the ids, among what is equally good. */
  seed: number;
}

interface ScoredPair {
  mentee: number;
  mentor: number;
  score: number;
}

interface ScoredPairs extends Iterable<ScoredPair> {
  length: number;
}

/** The same for whoever packs it: the candidates are gone through once, so they need not all exist at one time. */
export type CohortToPack = Omit<Cohort, 'candidates'> & { candidates: ScoredPairs };

export interface Matching {
  /** Sorted by mentee, then by mentor. */
  pairs: (ScoredPair & { fixed: boolean })[];
  /** How many mentees have a mentor. */
  mentees: number;
  pairCount: number;
  /** The lowest score of the pairs that are not fixed; null when there is none. */
  lowest: number | null;
  /** Of the scores of all pairs, fixed ones included. */
  sum: number;
  /** Σ (load + new mentees)² over all mentors. */
  loadSquares: number;
}

export const highestScore = 10_000;

/** Pairs by the places of their people in the lists of a packed cohort. */
export interface PackedPairs {
  mentee: Int32Array;
  mentor: Int32Array;
  score: Int16Array;
}

/**
 * A cohort as a thread is given it, two million candidates in 20 MB. A person is from here on a place in these lists,
 * which are in an order that ids and seed decide, not the input: that is why its order makes no difference.
 */
export interface PackedCohort {
  menteeIds: Float64Array;
  wants: Int32Array;
  mentorIds: Float64Array;
  seats: Int32Array;
  loads: Int32Array;
  candidates: PackedPairs;
  fixed: PackedPairs;
}

const mostOfAnything = 1_000_000;

const whole = (value: number, least: number, most: number, what: string) => {
  if (!Number.isInteger(value) || value < least || value > most) throw new RangeError(`${what} is ${value}`);
  return value;
};

/** Mixes an id with the seed, so that another seed prefers other people (the finisher of MurmurHash3). */
const mixed = (id: number, seed: number) => {
  let bits = Math.imul((id ^ seed) | 0, 0x85_eb_ca_6b) ^ Math.imul(seed | 0, 0x9e_37_79_b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0xc2_b2_ae_35);
  return (bits ^ (bits >>> 13)) >>> 0;
};

const inOrder = <T extends { id: number }>(people: readonly T[], seed: number) =>
  people
    .map((person) => ({ person, at: mixed(person.id, seed) }))
    .toSorted((one, other) => one.at - other.at || one.person.id - other.person.id)
    .map(({ person }) => person);

const placesOf = (people: readonly { id: number }[], what: string) => {
  const places = new Map(people.map(({ id }, place) => [id, place]));
  if (places.size < people.length) throw new RangeError(`a ${what} stands in the cohort twice`);
  return places;
};

const placeOf = (places: ReadonlyMap<number, number>, id: number, what: string) => {
  const place = places.get(id);
  if (place === undefined) throw new RangeError(`the cohort has no ${what} ${id}`);
  return place;
};

/** Pairs between two pauses: a millisecond's work. */
const atOnce = 20_000;

function* packPairs(pairs: ScoredPairs, mentees: Map<number, number>, mentors: Map<number, number>) {
  const packed: PackedPairs = {
    mentee: new Int32Array(pairs.length),
    mentor: new Int32Array(pairs.length),
    score: new Int16Array(pairs.length),
  };
  let at = 0;
  for (const { mentee, mentor, score } of pairs) {
    packed.mentee[at] = placeOf(mentees, mentee, 'mentee');
    packed.mentor[at] = placeOf(mentors, mentor, 'mentor');
    packed.score[at] = whole(score, 0, highestScore, 'a score');
    at += 1;
    if (at % atOnce === 0) yield;
  }
  return packed;
}

/** Packs a cohort, pausing after each millisecond or so. Throws RangeError for one that cannot be. */
export function* packing({ seed, ...cohort }: CohortToPack): Generator<undefined, PackedCohort> {
  const mentees = inOrder(cohort.mentees, seed);
  const mentors = inOrder(cohort.mentors, seed);
  const menteePlaces = placesOf(mentees, 'mentee');
  const mentorPlaces = placesOf(mentors, 'mentor');
  return {
    menteeIds: Float64Array.from(mentees, ({ id }) => id),
    wants: Int32Array.from(mentees, ({ wants }) => whole(wants, 1, mostOfAnything, 'what a mentee wants')),
    mentorIds: Float64Array.from(mentors, ({ id }) => id),
    seats: Int32Array.from(mentors, ({ seats }) => whole(seats, 0, mostOfAnything, "the number of a mentor's seats")),
    loads: Int32Array.from(mentors, ({ load }) => whole(load, 0, mostOfAnything, 'the load of a mentor')),
    fixed: yield* packPairs(cohort.fixed, menteePlaces, mentorPlaces),
    candidates: yield* packPairs(cohort.candidates, menteePlaces, mentorPlaces),
  };
}

/** Packs a cohort in one go. */
export const pack = (cohort: Cohort): PackedCohort => {
  const steps = packing(cohort);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
