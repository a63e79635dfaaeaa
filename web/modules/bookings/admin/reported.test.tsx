import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { booking, details, listed, listOf, open, person, zone } from './admin.fixture.tsx';
import { ReportedPage } from './ReportedPage.tsx';
import type { ReportFilter } from './search.ts';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

const report = {
  id: 9,
  kind: 'absent' as const,
  reason: 'absent',
  other_reason: null,
  reporter: person(2, 'Aina Zulkifli'),
  reported_user: person(1, 'Daniel Lim'),
  created_at: '2026-11-20T09:00:00Z',
  resolved_at: null,
  resolution: null,
};

test('ADB-23 ADB-46 a reported session says who reported whom and why, and offers how to settle it', async () => {
  const shown = booking(41, {
    status: 'reported',
    label: 'Pending investigation',
    tone: 'cyan',
    allowed_actions: ['complete', 'cancel', 'miss', 'investigate', 'refund'],
    reports: [report],
  });
  serve({
    'GET /api/v2/admin/booking_reports': {
      reports: [{ ...report, booking: shown }],
      counts: { open: 1, settled: 0 },
      pagination: { current_page: 1, total_pages: 1, per_page: 10, total_entries: 1 },
    },
  });
  inAlpha(<ReportedPage programId={3} filter={{}} zone={zone} onFilter={() => {}} />);
  const row = within((await screen.findByText('Absent')).closest('tr') ?? document.body);
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Session',
    'Reporter',
    'Reported user',
    'Reason',
    'Date',
    'Actions',
  ]);
  const inCells = [
    ['9'],
    ['#41 · Mon, 23 Nov 2026', '10:00 am – 11:00 am', 'Pending investigation'],
    ['Aina Zulkifli'],
    ['Daniel Lim'],
    ['Absent'],
    ['20 Nov 2026'],
  ];
  const cells = row.getAllByRole('cell');
  for (const [at, said] of inCells.entries())
    for (const words of said) expect(within(cells[at] ?? document.body).getByText(words)).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: 'Settle booking 41' }));
  const menu = within(await screen.findByRole('menu', { name: 'Settle booking 41' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Cancel the session',
    'Mark as Missed',
    'Refund',
    'Start Investigation',
    'Mark as Completed',
  ]);
  fireEvent.click(menu.getByRole('menuitem', { name: 'Start Investigation' }));
  const question = within(await screen.findByRole('dialog', { name: 'Start the investigation?' }));
  fireEvent.click(question.getByRole('button', { name: 'Not yet' }));
  // SYS-22: the details to judge it by are one press away, and so is its page.
  fireEvent.click(row.getByRole('button', { name: 'View details of booking 41' }));
  const details41 = within(await screen.findByRole('dialog', { name: 'Booking #41' }));
  expect(details41.getByRole('heading', { name: 'Attendance' })).toBeTruthy();
});

test('ADB-46 what was settled is asked for as such, each page as it is turned to', async () => {
  const counts = { open: 21, settled: 2 };
  const pagination = { current_page: 2, total_pages: 3, per_page: 10, total_entries: 21 };
  const reports = [{ ...report, booking: booking(41) }];
  const { calls } = serve({ 'GET /api/v2/admin/booking_reports': { reports, counts, pagination } });
  const asks: object[] = [];
  const page = (asked: ReportFilter) => (
    <ReportedPage programId={3} filter={asked} zone={zone} onFilter={(next) => asks.push(next)} />
  );
  inAlpha(page({ state: 'settled', page: 2 }));
  await screen.findByText('Absent');
  const [asked] = calls;
  expect([...new URLSearchParams(asked?.path.split('?')[1])]).toEqual([
    ['state', 'settled'],
    ['page', '2'],
    ['program_id', '3'],
  ]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Open21', 'Settled2']);
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  fireEvent.click(screen.getByRole('tab', { name: /Open/ }));
  expect(asks).toEqual([{ state: 'settled', page: 3 }, {}]);
});

test('BKG-94 what was written under Others is read in the table and with the session', async () => {
  const other = { ...report, kind: 'not_carried_out' as const, reason: 'Others', other_reason: 'The power was out.' };
  serve({
    'GET /api/v2/admin/booking_reports': {
      reports: [{ ...other, booking: booking(41, { status: 'reported', reports: [other] }) }],
      counts: { open: 1, settled: 0 },
      pagination: { current_page: 1, total_pages: 1, per_page: 10, total_entries: 1 },
    },
  });
  inAlpha(<ReportedPage programId={3} filter={{}} zone={zone} onFilter={() => {}} />);
  expect(await screen.findByText('Others: The power was out.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'View details of booking 41' }));
  const details41 = within(await screen.findByRole('dialog', { name: 'Booking #41' }));
  expect(details41.getByText(/Others: The power was out\./)).toBeTruthy();
});

test('ADB-27 beside what was reported stands who was in the room', async () => {
  const standing = { id: 5, status: 'completed' as const, is_valid: false };
  const times = { start_time: '2026-11-20T02:00:00Z', end_time: '2026-11-20T02:20:00Z' };
  const span = { joined_at: times.start_time, left_at: times.end_time, here: false };
  open({
    [listed]: listOf([booking(41, { status: 'reported', reports: [report], meetings: [{ ...standing, ...times }] })]),
    'GET /bookings/41/attendance': {
      meetings: [
        {
          ...standing,
          ...times,
          people: [
            { user_id: 1, full_name: 'Daniel Lim', user_type: 'mentor', minutes: 0, spans: [] },
            { user_id: 2, full_name: 'Aina Zulkifli', user_type: 'mentee', minutes: 20, spans: [span] },
          ],
        },
      ],
    },
  });
  await details(41);
  const list = within(await screen.findByRole('list', { name: 'Attendance' }));
  expect(list.getByText('Was never in the room.')).toBeTruthy();
  expect(list.getByText('20 minutes in the room')).toBeTruthy();
  expect(screen.getByText('Not held: less than five minutes together')).toBeTruthy();
});
