import { expect, test } from 'vitest';
import { cheapest, type Priced, reducedCost } from './cheapest.ts';
import { pack } from './cohort.ts';
import { crowdedCohort, randomCohort } from './cohorts.fixture.ts';
import { type Graph, graphOf } from './graph.ts';

const quietly = () => {};
const range = (count: number) => Array.from({ length: count }, (_none, at) => at);

const sumOf = ({ score }: Graph, { flow }: Priced) =>
  score.reduce((sum, one, edge) => ((flow.seatOf[edge] as number) >= 0 ? sum + one : sum), 0);
const figuresOf = (graph: Graph, priced: Priced) => ({
  sum: sumOf(graph, priced),
  mentees: priced.flow.taken.filter((count) => count > 0).length,
  pairs: priced.flow.taken.reduce((sum, count) => sum + count, 0),
});

/** Complementary slackness: prices that fit a pairing like this prove that no other has a higher sum. */
const expectProof = (graph: Graph, priced: Priced) => {
  const { flow, mentorPrice } = priced;
  const costs = range(graph.score.length).map((edge) => ({
    isPair: (flow.seatOf[edge] as number) >= 0,
    cost: reducedCost(graph, priced, edge),
  }));
  expect(costs.filter(({ isPair, cost }) => (isPair ? cost > 0 : cost < 0))).toEqual([]);
  const open = range(graph.mentors).filter(
    (mentor) => (flow.filled[mentor] as number) < (graph.seats[mentor] as number),
  );
  expect(open.filter((mentor) => mentorPrice[mentor] !== 0)).toEqual([]);
  expect(Math.max(...mentorPrice)).toBeLessThanOrEqual(0);
};

test('M15 prices prove the highest sum where everybody wants the same mentors, rows of 150', () => {
  for (const seed of range(3)) {
    const graph = graphOf(pack(crowdedCohort(seed, 150, 150)));
    const priced = cheapest(graph, quietly);
    expect(priced.flow.taken.every((count) => count === 1)).toBe(true);
    expectProof(graph, priced);
  }
});

test.each([1, 2, 5])('M15 shortlists of %i change nothing but the way there', (size) => {
  for (const seed of range(200)) {
    const graph = graphOf(pack(randomCohort(30_000 + seed, 20)));
    const [short, whole] = [cheapest(graph, quietly, size), cheapest(graph, quietly)];
    expectProof(graph, short);
    expect(figuresOf(graph, short)).toEqual(figuresOf(graph, whole));
  }
});
