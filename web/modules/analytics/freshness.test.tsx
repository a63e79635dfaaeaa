import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../testing/serve.fixture.ts';
import { mentee } from '../bookings/bookings.fixture.tsx';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { figures } from './analytics.fixture.ts';
import { useCompletion, usePairingHealthSummary, useUserSummary } from './queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

/** A page that stays open with one figure of each kind. */
const Figures = () => {
  useUserSummary(3);
  useCompletion(3, {});
  usePairingHealthSummary(3, 'pair');
  return null;
};

test('ANA-16 no figure on a page that stays open is older than 30 seconds, of completion one minute, of health two', async () => {
  const { asked } = serve({ 'GET /users/current': mentee, ...figures });
  inAlpha(<Figures />);
  await seconds(0);
  const times = () =>
    (['user_summary', 'session_completion', 'pairing_health_summary'] as const).map(
      (name) => asked(`GET /dashboard/${name}`).length,
    );
  const over: number[][] = [times()];
  for (const pause of [29, 2, 28, 2, 58, 2]) {
    await seconds(pause);
    over.push(times());
  }
  // After 0, 29, 31, 59, 61, 119 and 121 seconds.
  expect(over).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [2, 1, 1],
    [2, 1, 1],
    [3, 2, 1],
    [4, 2, 1],
    [5, 3, 2],
  ]);
});
