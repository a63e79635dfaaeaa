import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MenteeProfile } from '../../../contract/screens/index.ts';
import { show } from '../../modules/discovery/discovery.fixture.tsx';
import { MenteeProfilePage } from './MenteeProfilePage.tsx';
import type { ProfileTab } from './ProfileFrame.tsx';
import { aMentee, figures, isThere, tabNames } from './profiles.fixture.ts';

const openMentee = (changes: Partial<MenteeProfile> = {}, tab: ProfileTab = 'overview') =>
  show(<MenteeProfilePage slug="aisyah-rahman" tab={tab} onTab={() => {}} />, {
    know: (client) => client.setQueryData(['profile', 'mentee', 'aisyah-rahman'], { ...aMentee, ...changes }),
  });

test('PRO-31 PRO-33 a mentee has both tabs and three counts', () => {
  openMentee({ reviews: [] });
  expect(tabNames()).toEqual(['Overview', 'Reviews0']);
  expect(figures()).toBe('6Following13Mentoring sessions2Programs joined');
});

test('PRO-32 companies, industries and goals stand each under their name, and what is empty is not mentioned', () => {
  openMentee();
  const facts = within(screen.getByRole('region', { name: 'Looking for' }));
  const named = () =>
    facts.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(named()).toEqual([
    ['Goals', 'Career Guidance'],
    ['Interested companies', 'Petronas'],
    ['Interested industries', 'Energy'],
  ]);
});

test('PRO-32 the sessions shared with the reader, with day, hour, mentor and how they went', () => {
  openMentee();
  const history = within(screen.getByRole('region', { name: 'Session history' }));
  const [session, ...others] = history.getAllByRole('link');
  expect(others).toEqual([]);
  expect(session?.getAttribute('href')).toBe('/bookings/41');
  expect(session?.textContent?.replaceAll(/\s/g, ' ')).toBe(
    'A plan for next yearSun, 1 Nov 2026, 11:30 am, with Daniel LimCompleted',
  );
});

test('PRO-90 the e-mail address is shown to whom it is sent, and nobody else is told that there is one', () => {
  openMentee({ email: 'aisyah@example.com' });
  expect(within(screen.getByRole('region', { name: 'Contact' })).getByText('aisyah@example.com')).toBeTruthy();
  cleanup();
  openMentee();
  expect(screen.queryByRole('region', { name: 'Contact' })).toBeNull();
});

test.each([
  [3.1, 'green'],
  [3, 'amber'],
  [2.9, 'red'],
])('PRO-35 an average of %s is %s', (average, tone) => {
  openMentee({ average_rating: average });
  expect(
    screen
      .getByText(/^Rated/)
      .closest('[data-tone]')
      ?.getAttribute('data-tone'),
  ).toBe(tone);
});

test.each([null, 0])('PRO-36 no average (%s) reads N/A', (average) => {
  openMentee({ average_rating: average });
  expect(isThere(/N\/A/)).toBe(true);
  expect(isThere(/^Rated/)).toBe(false);
});

const application = { application_date: '2026-11-18T20:00:00Z', approved_on: null };

test('PRO-20 while an application is pending the own page says since when', () => {
  openMentee({ is_own: true, application_pending: true, application });
  // In Kuala Lumpur it was already the 19th.
  expect(isThere('Application submitted on Thu, 19 Nov 2026')).toBe(true);
});

test.each([
  { is_own: false, application_pending: true },
  { is_own: true, application_pending: false },
])('PRO-20 others are not told, nor is who has no application pending (%o)', (changes) => {
  openMentee({ ...changes, application });
  expect(isThere(/^Application submitted/)).toBe(false);
});

test('five sessions, the rest on demand', () => {
  const session = (id: number) => ({
    id,
    status: 'upcoming',
    start_at: '2026-11-01T03:30:00Z',
    topic: `Topic ${id}`,
    with: 'Daniel Lim',
  });
  openMentee({ session_history: [1, 2, 3, 4, 5, 6].map(session) });
  expect(isThere('Topic 5')).toBe(true);
  expect(isThere('Topic 6')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'View more: Session history' }));
  expect(isThere('Topic 6')).toBe(true);
});
