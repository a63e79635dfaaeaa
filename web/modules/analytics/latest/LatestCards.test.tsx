import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DashboardActivity, LatestReflection } from '../../../../contract/analytics/index.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../programmes/whole.fixture.tsx';
import { aReflection, anActivity } from './latest.fixture.ts';
import { LatestActivities, LatestReflections } from './LatestCards.tsx';

const showActivities = (activities: readonly DashboardActivity[]) => {
  serve({ 'GET /dashboard/activities': { activities, page: 1, total_pages: 1 } });
  show(<LatestActivities programId={7} zone="Asia/Kuala_Lumpur" />);
};

const words = [
  ['created', 'New Booking'],
  ['confirmed', 'Session Confirmed'],
  ['completed', 'Session Completed'],
  ['canceled', 'Session Cancelled'],
  ['reviewed', 'New Reflection'],
  ['submitted', 'Survey Submitted'],
] as const;

test.each(words)('BKG-122 what is kept as %s reads %s, with whom and when', async (action, said) => {
  showActivities([anActivity(1, action)]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText(said)).toBeTruthy();
  expect(row.getByText('Daniel Lim · Aina Zulkifli')).toBeTruthy();
  expect(row.getByText('Fri, 20 Nov 2026, 10:00 am')).toBeTruthy();
});

const widths = [
  ['an extra-wide screen', 4, true],
  ['any other screen', 3, false],
] as const;
test.each(widths)('DSH-17 on %s the latest %i activities are shown', async (_screen, count, matches) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { media, matches: matches && media === '(min-width: 88em)' }) as MediaQueryList,
  );
  showActivities([1, 2, 3, 4, 5, 6].map((id) => anActivity(id, 'created')));
  expect(await screen.findAllByRole('listitem')).toHaveLength(count);
  vi.restoreAllMocks();
});

test('DSH-28 where nobody is known any more the line says Unknown', async () => {
  showActivities([{ ...anActivity(1, 'created'), mentor: null, user: null, mentees: [] }]);
  expect(within(await screen.findByRole('listitem')).getByText('Unknown')).toBeTruthy();
});

test('a programme in which nothing has happened says so', async () => {
  showActivities([]);
  expect(await screen.findByText('Nothing has happened yet.')).toBeTruthy();
});

const showReflections = (...reflections: LatestReflection[]) => {
  const { calls } = serve({ 'GET /dashboard/latest_reflections': { reflections } });
  show(<LatestReflections programId={7} zone="Asia/Kuala_Lumpur" />);
  return calls;
};

test('REV-31 each of the latest reflections says who, of whom, when, how many stars and what', async () => {
  const whole = { id: 2, ratee: null, rated_name: null, star_rating: null, text: null };
  const asked = showReflections(aReflection(), aReflection(whole));
  const [one, other] = await screen.findAllByRole('listitem');
  const first = within(one as HTMLElement);
  expect(first.getByText('Aina Zulkifli')).toBeTruthy();
  expect(first.getByText('about Daniel Lim, Fri, 20 Nov 2026')).toBeTruthy();
  expect(first.getByText('4.0')).toBeTruthy();
  expect(first.getByText('Clear advice.')).toBeTruthy();
  expect(one?.querySelector('img')?.getAttribute('src')).toBe('/files/aina.webp');
  // A mentor's review is about the whole group.
  expect(within(other as HTMLElement).getByText('about the group, Fri, 20 Nov 2026')).toBeTruthy();
  expect(within(other as HTMLElement).queryByText(/^Rated/)).toBeNull();
  expect(asked.map(({ path }) => path)).toEqual(['/dashboard/latest_reflections?program_id=7']);
});

test('REV-31 where nobody has reviewed the card says so', async () => {
  showReflections();
  expect(await screen.findByText('No session has been reviewed yet.')).toBeTruthy();
});
