import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCard, mentee, show, zone } from './discovery.fixture.tsx';
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

const Mentors = () => {
  const { data } = useDiscover({ search: '', filters: noFilters });
  return <MentorGrid mentors={data?.pages.flatMap((page) => page.data) ?? []} label="Mentors" />;
};
const heart = () => screen.getByRole('button', { name: 'Follow Aisyah Rahman' });
const isFollowed = () => heart().getAttribute('aria-pressed') === 'true';

const faults: unknown[] = [];
const keepFault = (event: ErrorEvent) => {
  faults.push(event.error);
  event.preventDefault();
};
beforeEach(() => window.addEventListener('error', keepFault));
afterEach(() => {
  window.removeEventListener('error', keepFault);
  faults.length = 0;
});

test('DIS-32 DIS-33 DIS-34 the heart turns at once; when the call fails it turns back, and the reader is told', async () => {
  show(<Mentors />, {
    know: (client) => {
      const page = { data: [aCard()], page: 1, total_pages: 1, total: 1 };
      client.setQueryData(['mentors', 'list', mentee.id, { timezone: zone }], { pages: [page], pageParams: [1] });
    },
  });
  expect(isFollowed()).toBe(false);
  // There is no server behind this page: the call is lost.
  fireEvent.click(heart());
  await waitFor(() => expect(isFollowed()).toBe(true));
  await waitFor(() => expect(screen.getByText('An error occurred')).toBeTruthy());
  expect(isFollowed()).toBe(false);
  expect(screen.queryByText('You are following this mentor.')).toBeNull();
  expect(faults.length).toBe(1);
});
