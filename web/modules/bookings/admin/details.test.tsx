import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { AdminBookingPage } from './AdminBookingPage.tsx';
import { booking, details, listed, listOf, open } from './admin.fixture.tsx';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

/** Opens the details and reads them by label; undefined where a label is missing. */
const opened = async (more: Parameters<typeof booking>[1]) => {
  open({ [listed]: listOf([booking(41, more)]) });
  await details(41);
  const window = within(await screen.findByRole('dialog', { name: 'Booking #41' }));
  return (label: string) => window.queryByText(label)?.nextElementSibling?.textContent;
};

test('ADB-27 ADB-40 where two meet in person, and by what number, stands in the details', async () => {
  const reach = { location: { title: 'Level 3, KLCC' }, contact_info: '+60 12 345 6789' };
  const said = await opened({ session_method: 'in person', ...reach });
  expect([said('Session method'), said('Location'), said('Phone number')]).toEqual([
    'In person',
    reach.location.title,
    reach.contact_info,
  ]);
});

test('ADB-27 ADB-40 of a video call neither is said', async () => {
  const said = await opened({});
  expect([said('Session method'), said('Location'), said('Phone number')]).toEqual([
    'Video call',
    undefined,
    undefined,
  ]);
});

test('D07 a session that the clock completed is marked as such', async () => {
  const said = await opened({ status: 'completed', auto_completed: true });
  expect(said('Completed')).toBe('Automatically, 14 days after its end');
});

test.each([
  ['Asia/Kuala_Lumpur', 'Tuesday, 24 November 2026, 1:00 am – 2:00 am', 'Tue, 24 Nov 2026'],
  ['America/New_York', 'Monday, 23 November 2026, 12:00 pm – 1:00 pm', 'Mon, 23 Nov 2026'],
])('ADB-28 SYS-15 day and hours of the page are those of %s', async (reader, when, met) => {
  // 17:00 in UTC: the next day in one zone, noon of the same day in the other.
  const [start_at, end_at] = ['2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z'];
  const meeting = { id: 5, status: 'completed' as const, is_valid: true, start_time: start_at, end_time: end_at };
  serve({
    'GET /api/v2/admin/bookings/41': { booking: booking(41, { start_at, end_at, meetings: [meeting] }) },
    'GET /bookings/41/attendance': { meetings: [{ ...meeting, people: [] }] },
  });
  inAlpha(<AdminBookingPage id={41} zone={reader} />);
  expect(await screen.findByRole('heading', { level: 4, name: met })).toBeTruthy();
  const header = screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body;
  expect(within(header).getByText(when)).toBeTruthy();
  expect(screen.getByText('Booking Time').nextElementSibling?.textContent).toBe(when);
});
