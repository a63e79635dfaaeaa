import { beforeEach, expect, test } from 'vitest';
import type { FitWeights } from '../../../contract/pairings/values.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { showExamples } from './matching/examples.ts';
import { keepRecentRows } from './matching/recent-rows.ts';
import { makeMember, onlyWants, sixPeople } from './matching.fixture.ts';
import { matchSix } from './matching-acts.fixture.ts';

let world: World;
let people: Awaited<ReturnType<typeof sixPeople>>;
beforeEach(async () => {
  world = await openWorld();
  ({ people } = await matchSix(world));
});

/** The examples of Alpha, whose mentors' open time is counted as it is read. */
const askExamples = () => {
  const recent = keepRecentRows();
  let reads = 0;
  const ports = {
    openSlotsOf: () => {
      reads += 1;
      return Promise.resolve(new Map<number, number[]>());
    },
  };
  const ask = async (weights: Partial<FitWeights>) => {
    const asked = { programId: world.alpha.id, weights: { ...onlyWants.weights, ...weights } };
    const { examples } = await world.transact(({ tx, now }) => showExamples({ tx, now }, asked, { ports, recent }));
    return examples.map(({ mentee, mentor, score }) => [mentee.id, mentor.id, score]);
  };
  return { ask, reads: () => reads };
};

test('M15 moving a slider weighs anew what was found a moment ago, and reads nobody’s open time again', async () => {
  const { ask, reads } = askExamples();
  const { mentee, a, b, x } = people;
  expect(await ask({})).toEqual([
    [mentee, x, 5000],
    [a, x, 10_000],
    [b, x, 10_000],
  ]);
  // Time zones are the same for the six: with them, what weighs is (8 × wants + 4 × 10,000) ÷ 12.
  const moved = await ask({ time_zone: 4 });
  expect(moved.slice(1)).toEqual([
    [a, x, 10_000],
    [b, x, 10_000],
  ]);
  expect(reads()).toBe(1);
  expect(moved).toEqual(await askExamples().ask({ time_zone: 4 }));
});

test('M15 examples follow at once who is there and who is a pair, and within a minute what people say', async () => {
  const { ask, reads } = askExamples();
  const { a, x } = people;
  await ask({});
  const other = await makeMember(world, 'wan', { as: 'Mentor', skills: [1, 2], capacity: 1 });
  await world.rows('update program_memberships set capacity = 0 where user_id = $1', [x]);
  expect(await ask({})).toContainEqual([a, other, 10_000]);
  expect(reads()).toBe(2);
  await world.rows('delete from user_skills where user_id = $1', [other]);
  expect(await ask({})).toContainEqual([a, other, 10_000]);
  await world.moveClock(world.clock.now().add({ seconds: 60 }));
  expect(await ask({})).not.toContainEqual([a, other, 10_000]);
  expect(reads()).toBe(3);
});
