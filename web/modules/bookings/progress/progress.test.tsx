import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Progress } from '../../../../contract/bookings/index.ts';
import { show } from '../bookings.fixture.tsx';
import { answer, refusal, serve } from '../../../testing/serve.fixture.ts';
import { ProgressPage } from './ProgressPage.tsx';

const session = {
  id: 41,
  part: 'completed' as const,
  label: 'Completed' as const,
  tone: 'green' as const,
  start_at: '2026-11-18T02:00:00Z',
  end_at: '2026-11-18T03:00:00Z',
  topic: 'A first job',
  with: ['Aisyah Rahman'],
  path: '/main/bookings?booking=41',
  note: '',
  shows_reviews: false,
};
const person = {
  id: 3,
  name: 'Aisyah Rahman',
  photo_url: null,
  deleted: false,
  profile_path: '/mentor_profile/aisyah',
};
const open = (reply: Parameters<typeof serve>[0][string], userId = 3) => {
  serve({ [`GET /main/progress/${userId}`]: reply });
  show(<ProgressPage userId={userId} />);
};
const having = (progress: Partial<Progress>) => answer({ person, shared: true, sessions: [], ...progress });

test('DSH-20 what two people have had together, by how it stands, with one’s notes and what was said of it', async () => {
  open(
    having({
      sessions: [
        { ...session, id: 43, part: 'upcoming', label: 'Confirmed', tone: 'blue', topic: '' },
        { ...session, note: 'Shy, and quick', shows_reviews: true },
        { ...session, id: 40, part: 'closed', label: 'Cancelled', tone: 'red', path: null },
      ],
    }),
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Progress with Aisyah Rahman');
  expect(screen.getByRole('link', { name: 'View profile' }).getAttribute('href')).toBe('/mentor_profile/aisyah');
  for (const title of ['Upcoming sessions (1)', 'Completed sessions (1)', 'Other sessions (1)'])
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  const held = within(screen.getByRole('list', { name: 'Completed sessions' }));
  expect(held.getByRole('link', { name: 'A first job' }).getAttribute('href')).toBe('/main/bookings?booking=41');
  expect(held.getByText('Shy, and quick', { exact: false })).toBeTruthy();
  expect(screen.queryByText('reviews of 41')).toBeNull();
  fireEvent.click(held.getByRole('button', { name: 'Reflections' }));
  expect(screen.getByText('reviews of 41')).toBeTruthy();
  const closed = within(screen.getByRole('list', { name: 'Other sessions' }));
  expect(closed.queryByRole('link')).toBeNull();
});

test('DSH-20 without sessions it says so', async () => {
  open(having({}));
  expect(await screen.findByText('No sessions yet.')).toBeTruthy();
});

test('DSH-20 an admin reads of somebody else’s sessions, and is told so', async () => {
  open(having({ shared: false, sessions: [{ ...session, path: null }] }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Progress of Aisyah Rahman');
  expect(screen.getByText('All their sessions here, with the reviews.')).toBeTruthy();
});

test('DSH-20 who has met nobody there is told so', async () => {
  open(refusal('accounts.not_found', 404), 9);
  expect(await screen.findByText('There is no progress to show.')).toBeTruthy();
});
