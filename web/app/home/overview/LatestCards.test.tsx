import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DashboardActivity } from '../../../../contract/screens-dashboard.ts';
import { answering, show } from '../../../modules/programmes/whole.fixture.tsx';
import { LatestActivities } from './LatestCards.tsx';

const person = (id: number, name: string): DashboardActivity['mentees'][number] => ({
  id,
  slug: `person-${id}`,
  full_name: name,
  profile_photo_url: null,
  user_type: 'mentee',
  job_title: null,
  company: null,
  deleted: false,
});
const anActivity = (id: number, action: DashboardActivity['action']): DashboardActivity => ({
  id,
  action,
  booking_id: 41,
  created_at: '2026-11-20T02:00:00Z',
  user: person(2, 'Aina Zulkifli'),
  mentor: { ...person(3, 'Daniel Lim'), fullname: 'Daniel Lim' },
  mentees: [person(2, 'Aina Zulkifli')],
});

const showActivities = (activities: readonly DashboardActivity[]) => {
  const { fetched } = answering({ '/dashboard/activities': { activities, page: 1, total_pages: 1 } });
  vi.stubGlobal('fetch', fetched);
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
