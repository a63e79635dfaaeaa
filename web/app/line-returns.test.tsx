import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUser } from '../../contract/me/endpoints.ts';
import { call } from '../lib/call.ts';
import { newQueryClient } from '../lib/query-client.ts';
import { mentee } from '../testing/people.fixture.ts';
import { lost, serve } from '../testing/serve.fixture.ts';
import { sawAnswerFrom } from '../ui/kept-since.ts';
import { renderUi } from '../ui/render.fixture.tsx';
import { LineWatch } from './LineWatch.tsx';
import { PageError } from './PageError.tsx';

const moment = 'Sat, 28 Nov 2026 09:05:11 GMT';
const bar = () => screen.getAllByRole('status')[0]?.textContent ?? '';
const isOnline = (on: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);

afterEach(() => {
  act(() => sawAnswerFrom(null));
  vi.useRealTimers();
});

const Name = () => <p>{useQuery({ queryKey: ['me'], queryFn: () => call(currentUser, {}) }).data?.firstname}</p>;

/** A page that shows what was kept a moment ago: it counts as fresh. */
const open = () => {
  const client = newQueryClient();
  client.setQueryData(['me'], { ...mentee, firstname: 'Kept' });
  renderUi(
    <QueryClientProvider client={client}>
      <LineWatch />
      <Name />
    </QueryClientProvider>,
  );
  act(() => sawAnswerFrom(moment));
};

test('as the connection returns the bar goes at once, and what was kept is asked for anew', async () => {
  isOnline(false);
  const { calls } = serve({ 'GET /users/current': { ...mentee, firstname: 'Today' } });
  open();
  expect(bar()).toContain('No connection: this is what you saw on');
  expect(calls).toEqual([]);
  isOnline(true);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(bar()).toBe(''));
  expect(await screen.findByText('Today')).toBeTruthy();
});

test('a server that was down is asked again without a sign of the browser, within two seconds and then less often', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  isOnline(true);
  let answer: object = lost;
  const { calls } = serve({ 'GET /users/current': () => answer });
  open();
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(calls).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(calls.length).toBeLessThan(7);
  expect(bar()).not.toBe('');
  answer = mentee;
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(bar()).toBe('');
  const asked = calls.length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(calls).toHaveLength(asked);
});

test.each([
  ['no line: Failed to fetch dynamically imported module', "You're offline, and this isn't kept on this device"],
  ['undefined is not a function', 'Oops, something went wrong!'],
])('a page that was never opened here says so, a fault of ours something else: %s', (message, title) => {
  isOnline(false);
  renderUi(<PageError error={new Error(message)} reset={() => {}} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});
