import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from '../../testing/serve.fixture.ts';
import { aCard, knowList, mentee, show } from './discovery.fixture.tsx';
import { withFollowing } from './following.ts';
import { MentorGrid } from './MentorGrid.tsx';
import { useDiscover } from './queries.ts';
import { noFilters } from './filters.ts';

test('a mentor is followed wherever they stand in a reply, and nobody else is', () => {
  const reply = {
    pages: [{ data: [aCard(), aCard({ id: 4 })] }],
    latest: aCard(),
    goals: [{ id: 3, name: 'not a mentor' }],
    none: null,
  };
  const after = withFollowing(reply, 3, true);
  expect(after).toEqual({
    pages: [{ data: [aCard({ is_following: true }), aCard({ id: 4 })] }],
    latest: aCard({ is_following: true }),
    goals: [{ id: 3, name: 'not a mentor' }],
    none: null,
  });
});

const faults: unknown[] = [];
beforeEach(() => {
  // jsdom lacks this function.
  globalThis.reportError = (fault) => faults.push(fault);
});
afterEach(() => {
  faults.length = 0;
});

const Mentors = () => {
  const { data } = useDiscover({ search: '', filters: noFilters });
  return <MentorGrid mentors={data?.pages.flatMap((page) => page.data) ?? []} label="Mentors" />;
};

test('DIS-32 DIS-34 the heart turns at once; when the call fails it turns back, and the reader is told', async () => {
  const { client } = show(<Mentors />, {
    know: (known) => knowList(known, { me: mentee, mentors: [aCard()], total: 1 }),
  });
  const turns: boolean[] = [];
  client.getQueryCache().subscribe(({ query }) => {
    const following = JSON.stringify(query.state.data)?.includes('"is_following":true') ?? false;
    if (query.queryKey[1] === 'list' && turns.at(-1) !== following) turns.push(following);
  });
  // There is no server behind this page, so the call fails.
  fireEvent.click(screen.getByRole('button', { name: 'Follow Aisyah Rahman' }));
  expect(await screen.findByText('An error occurred')).toBeTruthy();
  expect(turns).toEqual([true, false]);
  const heart = screen.getByRole('button', { name: 'Follow Aisyah Rahman' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByText('You are following this mentor.')).toBeNull();
  expect(faults.length).toBe(1);
});

test('DIS-32 DIS-33 that a mentor is followed, and then no longer, is said each time', async () => {
  let active = false;
  const { calls } = serve({
    'POST /users/current/set_follow': () => {
      active = !active;
      return { active };
    },
  });
  show(<Mentors />, { know: (known) => knowList(known, { me: mentee, mentors: [aCard()], total: 1 }) });
  const heart = () => screen.getByRole('button', { name: 'Follow Aisyah Rahman' });
  fireEvent.click(heart());
  expect(await screen.findByText('You are following this mentor.')).toBeTruthy();
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(heart());
  expect(await screen.findByText('You are no longer following this mentor.')).toBeTruthy();
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  const turn = { method: 'POST', path: '/users/current/set_follow', body: { mentor_id: 3 } };
  expect(calls).toEqual([turn, turn]);
});
