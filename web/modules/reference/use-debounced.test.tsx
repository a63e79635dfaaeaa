import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => void vi.useFakeTimers());

test('SYS-08 PRO-66 PRO-74 a look-up waits until nobody has typed for 300 milliseconds', () => {
  const { result, rerender } = renderHook(({ words }) => useDebounced(words), { initialProps: { words: '' } });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  rerender({ words: 'uni' });
  pass(299);
  expect(result.current).toBe('');
  // Every keystroke restarts the wait.
  rerender({ words: 'univ ' });
  pass(299);
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('univ');
});
