import { crowdedCohort, dice } from '../../server/modules/pairings/rules/matching/cohorts.fixture.ts';
import type { Cohort } from '../../server/modules/pairings/rules/matching/index.ts';

/** Scores that have nothing to do with one another. */
export const spreadCohort = (seed: number, mentees: number, mentors: number, seats: number): Cohort => {
  const roll = dice(seed);
  const cohort = crowdedCohort(seed, mentees, mentors, seats);
  return { ...cohort, candidates: cohort.candidates.map((pair) => ({ ...pair, score: roll(10_001) })) };
};

/** One mentee fits nobody, so no threshold makes the graph smaller. */
export const withHopeless = (cohort: Cohort): Cohort => ({
  ...cohort,
  candidates: cohort.candidates.map((pair) => (pair.mentee === 1 ? { ...pair, score: 0 } : pair)),
});

/** So many candidates for each mentee, by chance. */
export const sparseCohort = (seed: number, mentees: number, mentors: number, seats: number, each: number): Cohort => {
  const roll = dice(seed);
  const [few, others] = [crowdedCohort(seed, mentees, 1, seats), crowdedCohort(seed, 1, mentors, seats)];
  const demand = new Map(others.candidates.map(({ mentor, score }) => [mentor, score]));
  const candidates = few.mentees.flatMap(({ id: mentee }) => {
    const some = new Set<number>();
    while (some.size < each) some.add(1 + roll(mentors));
    return [...some].map((mentor) => ({
      mentee,
      mentor,
      score: Math.floor(((demand.get(mentor) ?? 0) + roll(10_001)) / 2),
    }));
  });
  return { ...few, mentors: others.mentors, candidates };
};

/** The three sizes that the specification names; one mentee more than seats would be no harder. */
export const namedCohorts = [
  { name: '500 × 500 × 1', make: () => crowdedCohort(1, 500, 500, 1), seconds: undefined },
  { name: '2,000 × 1,000 × 2', make: () => crowdedCohort(2, 2000, 1000, 2), seconds: 2 },
  { name: '10,000 × 4,000 × 3, 50 candidates each', make: () => sparseCohort(3, 10_000, 4000, 3, 50), seconds: 10 },
];
