import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DashboardActivity } from '../../../contract/analytics/index.ts';
import { setServerTime } from '../../lib/clock.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../../modules/programmes/programmes.fixture.tsx';
import { ActivitiesPage } from './ActivitiesPage.tsx';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

const person = (id: number, name: string) => ({
  id,
  slug: `person-${id}`,
  full_name: name,
  profile_photo_url: null,
  user_type: 'mentee' as const,
  job_title: null,
  company: null,
  deleted: false,
});
const activity = (id: number, at: string): DashboardActivity => ({
  id,
  action: 'confirmed',
  booking_id: 40 + id,
  created_at: at,
  user: person(2, 'Aina Zulkifli'),
  mentor: { ...person(3, 'Daniel Lim'), fullname: 'Daniel Lim' },
  mentees: [person(2, 'Aina Zulkifli')],
});

/** The end of the list counts as visible as soon as it is observed. */
const seen = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );

const open = (answer: Parameters<typeof serve>[0][string], date: string | null = null, zone = 'Asia/Kuala_Lumpur') => {
  seen();
  const { calls } = serve({ 'GET /dashboard/activities': answer });
  const chosen: (string | null)[] = [];
  inAlpha(<ActivitiesPage zone={zone} date={date} onDate={(day) => chosen.push(day)} />);
  return { calls, chosen };
};

test('ADB-50 what happened stands by day, today, yesterday or the full date, and goes on at its end', async () => {
  const pages = [
    [activity(1, '2026-11-20T09:00:00Z'), activity(2, '2026-11-19T15:00:00Z')],
    // Something happened in the meantime, so the last activity of the first page is also the first of the second.
    [activity(2, '2026-11-19T15:00:00Z'), activity(3, '2026-11-19T14:00:00Z'), activity(4, '2026-11-02T02:00:00Z')],
  ];
  const { calls } = open(({ path }) => {
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
    return { activities: pages[page - 1] ?? [], page, total_pages: 2 };
  });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    'Monday, 2 November 2026',
  ]);
  expect(within(screen.getByRole('list', { name: 'Yesterday' })).getAllByRole('listitem')).toHaveLength(2);
  expect(calls.map(({ path }) => path)).toEqual([
    '/dashboard/activities?program_id=3&page=1',
    '/dashboard/activities?program_id=3&page=2',
  ]);
  expect(screen.getByRole('link', { name: 'Booking #44' }).getAttribute('href')).toBe(
    '/app/acme/alpha/admin/bookings/44',
  );
});

test.each([
  ['Asia/Kuala_Lumpur', ['Today', 'Yesterday', 'Monday, 2 November 2026'], [1, 2, 1], '1:00 am'],
  ['America/New_York', ['Today', 'Yesterday', 'Sunday, 1 November 2026'], [2, 1, 1], '12:00 pm'],
])('ADB-50 SYS-15 the days are those of the reader’s zone: %s', async (zone, days, lines, time) => {
  // 17:30 in UTC: already the next day in Kuala Lumpur, and around noon in New York.
  setServerTime('2026-11-19T17:30:00Z');
  const times = ['2026-11-19T17:00:00Z', '2026-11-19T15:00:00Z', '2026-11-18T17:00:00Z', '2026-11-01T17:00:00Z'];
  const activities = times.map((at, index) => activity(index + 1, at));
  open({ activities, page: 1, total_pages: 1 }, null, zone);
  await screen.findAllByRole('listitem');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(days);
  const lists = days.map((name) => within(screen.getByRole('list', { name })));
  expect(lists.map((list) => list.getAllByRole('listitem').length)).toEqual(lines);
  expect(lists[0]?.getByText(time)).toBeTruthy();
});

test('ADB-50 the calendar ends with today, as it is in the reader’s zone', async () => {
  setServerTime('2026-11-19T17:30:00Z');
  open({ activities: [], page: 1, total_pages: 1 }, '2026-11-18');
  fireEvent.click(await screen.findByRole('button', { name: 'Date: 18 Nov 2026' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Date', hidden: true }));
  const day = (name: string) => picker.getByRole<HTMLButtonElement>('button', { name, hidden: true });
  expect(day('Friday, 20 November 2026').disabled).toBe(false);
  expect(day('Saturday, 21 November 2026').disabled).toBe(true);
});

test('ADB-50 one day is chosen, asked for as such and left again; what cannot be read says so and is asked for again', async () => {
  let broken = true;
  const { calls, chosen } = open(
    () =>
      broken
        ? { status: 500, body: { error: 'x', code: 'request.fault' } }
        : { activities: [], page: 1, total_pages: 1 },
    '2026-11-18',
  );
  expect(await screen.findByText('Error loading activities.')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing happened on this day.')).toBeTruthy();
  expect(calls[0]?.path).toContain('date=2026-11-18');
  fireEvent.click(screen.getByRole('button', { name: 'Date: 18 Nov 2026' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Date', hidden: true }));
  expect(picker.getByRole<HTMLButtonElement>('button', { name: /21 November/, hidden: true }).disabled).toBe(true);
  fireEvent.click(picker.getByRole('button', { name: 'Tuesday, 17 November 2026', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear Date' }));
  expect(chosen).toEqual(['2026-11-17', null]);
});

test('DSH-28 where nobody is known any more, face and line say Unknown', async () => {
  const nobody = { ...activity(1, '2026-11-20T09:00:00Z'), mentor: null, user: null, mentees: [] };
  open({ activities: [nobody], page: 1, total_pages: 1 });
  const line = within(await screen.findByRole('listitem'));
  expect(line.getByText('Unknown')).toBeTruthy();
  expect(line.getByRole('img', { name: 'Unknown' })).toBeTruthy();
});
