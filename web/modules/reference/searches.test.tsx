import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { newQueryClient } from '../../lib/query-client.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { useCompanySearch, useUniversitySearch } from './queries.ts';

test.each([
  ['universities', useUniversitySearch],
  ['companies', useCompanySearch],
])('PRO-66 PRO-74 the search for %s asks once, 300 milliseconds after the last key', async (list, useSearch) => {
  vi.useFakeTimers();
  const { calls: asked } = serve({ [`GET /${list}`]: [] });
  const client = newQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { rerender } = renderHook(({ words }) => useSearch(words), { initialProps: { words: '' }, wrapper });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  asked.length = 0;
  for (const words of ['ma', 'malaya']) {
    rerender({ words });
    await pass(299);
  }
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked.map(({ path }) => path)).toEqual([`/${list}?search=malaya`]);
});
