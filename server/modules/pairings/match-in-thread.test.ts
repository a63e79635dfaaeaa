import { expect, test } from 'vitest';
import { matchInThread } from './match-in-thread.ts';
import { randomCohort } from './rules/matching/cohorts.fixture.ts';
import { type Cohort, match } from './rules/matching/index.ts';

/** Everybody agrees on who is best, which makes the third step long: seconds for this one. */
const long = (): Cohort => {
  const people = Array.from({ length: 700 }, (_none, at) => 1 + at);
  return {
    mentees: people.map((id) => ({ id, wants: 1 })),
    mentors: people.map((id) => ({ id, seats: 1, load: 0 })),
    candidates: people.flatMap((mentee) =>
      people.map((mentor) => ({ mentee, mentor, score: Math.floor((mentee * mentor) / 50) })),
    ),
    fixed: [],
    seed: 1,
  };
};

test('M15 a thread finds what is found without one, and tells how far it is', async () => {
  const cohort = randomCohort(5, 40);
  const told: number[] = [];
  expect(await matchInThread(cohort, { onProgress: (done) => told.push(done) })).toEqual(match(cohort));
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect([told[0], told.at(-1)]).toEqual([0, 1]);
});

test('M15 a run that is stopped ends at once, one that waits for it begins, and one that waits in vain never does', async () => {
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = matchInThread(long(), { onProgress: () => running.abort(new Error('enough')), signal: running.signal });
  const second = matchInThread(randomCohort(7, 9), { signal: waiting.signal });
  const third = matchInThread(randomCohort(9, 9));
  waiting.abort(new Error('no need'));
  await expect(second).rejects.toThrow('no need');
  await expect(first).rejects.toThrow('enough');
  expect(await third).toEqual(match(randomCohort(9, 9)));
  await expect(matchInThread(long(), { signal: running.signal })).rejects.toThrow('enough');
});

test('M15 what is wrong with a cohort is said by the thread as well', async () => {
  const pair = { mentee: 1, mentor: 2, score: 5 };
  const cohort = { mentees: [{ id: 1, wants: 1 }], mentors: [{ id: 2, seats: 1, load: 0 }], fixed: [], seed: 1 };
  await expect(matchInThread({ ...cohort, candidates: [pair, pair] })).rejects.toThrow(RangeError);
  await expect(matchInThread({ ...cohort, candidates: [{ ...pair, mentor: 3 }] })).rejects.toThrow(RangeError);
});
