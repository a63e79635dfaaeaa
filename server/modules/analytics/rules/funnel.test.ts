import { expect, test } from 'vitest';
import { funnelOf } from './funnel.ts';

const stopped = (joined: number, paired: number, first: number, third: number, finished: number) =>
  [
    { step: 'joined', people: joined },
    { step: 'paired', people: paired },
    { step: 'first_session', people: first },
    { step: 'third_session', people: third },
    { step: 'finished', people: finished },
  ] as const;

test('whoever is further has reached the steps before', () => {
  const steps = funnelOf(2, stopped(1, 3, 0, 3, 1));
  expect(steps.map(({ step, people, percentage, stopped: here }) => [step, people, percentage, here])).toEqual([
    ['invited', 10, 100, 2],
    ['joined', 8, 80, 1],
    ['paired', 7, 70, 3],
    ['first_session', 4, 40, 0],
    ['third_session', 4, 40, 3],
    ['finished', 1, 10, 1],
  ]);
});

test('a cohort of nobody divides by nothing', () => {
  expect(funnelOf(0, stopped(0, 0, 0, 0, 0)).map(({ percentage }) => percentage)).toEqual([0, 0, 0, 0, 0, 0]);
});
