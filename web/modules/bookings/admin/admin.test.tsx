import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { currentToasts } from '../../../ui/toastList.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { openAt } from '../bookings.fixture.tsx';
import { AdminBookingPage } from './AdminBookingPage.tsx';
import { PlatformBookingsPage } from './AdminBookingsPage.tsx';
import { booking, details, listed, listOf, open, person, press, zone } from './admin.fixture.tsx';
import { durationTone } from './BookingParts.tsx';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));
const toasts = () => currentToasts().map(({ message }) => message);

const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell');

test('ADB-01 ADB-03 ADB-06 ADB-45 the header with its buttons, the columns with what stands in them, and the types with how many there are', async () => {
  const two = [person(2, 'Aina Zulkifli'), person(4, 'Bala Rajan')];
  open({ [listed]: listOf([booking(41, { mentees: two, created_by: { id: 9, name: 'Hana Yusof' } })]) });
  expect(await screen.findByText('Daniel Lim')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Bookings Management' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create Booking' })).toBeTruthy();
  const logging = screen.getByRole<HTMLAnchorElement>('link', { name: 'Offline Sessions' });
  expect(logging.pathname).toBe('/app/acme/alpha/admin/bookings/offline');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Booking Time',
    'Mentor',
    'Mentee(s)',
    'Status',
    'Created By',
    'Actions',
  ]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['One on Ones1', 'Groups4']);
  const [, row = document.body] = screen.getAllByRole('row');
  const inCells = [
    ['#41'],
    ['Mon, 23 Nov 2026', '10:00 am – 11:00 am', '60 min'],
    ['Daniel Lim'],
    ['Aina Zulkifli', 'Bala Rajan'],
    ['Confirmed'],
    ['Hana Yusof'],
  ];
  for (const [at, said] of inCells.entries())
    for (const words of said) expect(within(cellsOf(row)[at] ?? row).getByText(words)).toBeTruthy();
  expect(within(cellsOf(row)[6] ?? row).getByRole('button', { name: 'View details of booking 41' })).toBeTruthy();
});

test('ADB-05 over an hour is red, over half an hour orange, otherwise green', async () => {
  expect([61, 60, 31, 30].map(durationTone)).toEqual(['red', 'orange', 'orange', 'green']);
  open({ [listed]: listOf([90, 60, 30].map((duration, at) => booking(41 + at, { duration }))) });
  const pills = await screen.findAllByText(/^\d+ min$/);
  expect(pills.map(({ textContent, dataset }) => [textContent, dataset.tone])).toEqual([
    ['90 min', 'red'],
    ['60 min', 'orange'],
    ['30 min', 'green'],
  ]);
});

test('ADB-07 ADB-08 ADB-10 the order turns, filters are shown and hidden, and each begins at the first page', async () => {
  const { asks, calls } = open({ [listed]: listOf([booking(41)]) }, { page: 3, search: 'lim' });
  await screen.findByText('Daniel Lim');
  expect(calls[0]?.path).toContain('type=one_on_one&sort=desc&program_id=3&search=lim&page=3');
  press('Newest First');
  await waitFor(() => expect(asks.at(-1)).toEqual({ sort: 'asc', search: 'lim' }));
  expect(screen.queryByText('Status', { selector: 'label' })).toBeNull();
  press('Show filters');
  expect(screen.getByRole('group', { name: 'Dates' })).toBeTruthy();
  press('Hide filters');
  expect(screen.queryByRole('group', { name: 'Dates' })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /Groups/ }));
  expect(asks.at(-1)).toEqual({ search: 'lim', type: 'group' });
});

test('ADB-10 ADB-11 status and days of the address are asked for', async () => {
  const { calls } = open(
    { [listed]: listOf([booking(41)]) },
    { status: 'missed', from: '2026-11-01', to: '2026-11-30' },
  );
  await screen.findByText('Daniel Lim');
  expect(calls[0]?.path).toContain('status=missed&start_date=2026-11-01&end_date=2026-11-30');
});

test('ADB-11 BKG-51 M43 the nine printed statuses of the filter in their order, then ours, and the one chosen is asked for', async () => {
  const { asks } = open({ [listed]: listOf([booking(41)]) }, { page: 2 });
  await screen.findByText('Daniel Lim');
  press('Show filters');
  fireEvent.click(await screen.findByRole('combobox', { name: 'Status' }));
  const options = await screen.findAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Pending',
    'Upcoming',
    'Completed',
    'Cancelled',
    'Missed',
    'Reported',
    'Investigating',
    'Fully Rated',
    'Partially Rated',
    'Not confirmed',
  ]);
  fireEvent.click(screen.getByRole('option', { name: 'Partially Rated', hidden: true }));
  expect(asks.at(-1)).toEqual({ status: 'partially_rated' });
});

const refusedFile = { status: 403, body: { error: 'Not for you.', code: 'programmes.admins_only' } };
const notOfPlatform = { status: 403, body: { error: 'Not for you.', code: 'accounts.platform_admins_only' } };
const filesOf = (calls: ReturnType<typeof serve>['calls']) =>
  calls.map(({ path }) => path).filter((path) => path.includes('.csv'));

test('ADB-47 SYS-04 the platform’s admin downloads what the list is narrowed to', async () => {
  const { calls } = serve({ [listed]: listOf([booking(41)]), 'GET /main/admins/bookings.csv': notOfPlatform });
  const asked = { program: 3, status: 'missed' } as const;
  inAlpha(<PlatformBookingsPage filter={asked} zone={zone} onFilter={() => {}} programmeFilter={null} />);
  await screen.findByText('Daniel Lim');
  press('Download CSV');
  // When the file is refused, the user stays on the page.
  await waitFor(() => expect(toasts()).toEqual(['Not for you.']));
  expect(filesOf(calls)).toEqual([
    '/main/admins/bookings.csv?is_csv=true&type=one_on_one&sort=desc&status=missed&program_id=3',
  ]);
});

test('ADB-47 SYS-04 the file of a program stands beside its page', async () => {
  const file = 'GET /app/acme/alpha/admin/bookings/bookings_list.csv';
  const { calls } = open({ [listed]: listOf([booking(41)]), [file]: refusedFile }, { search: 'lim' });
  await screen.findByText('Daniel Lim');
  press('Download CSV');
  await waitFor(() => expect(toasts()).toEqual(['Not for you.']));
  expect(filesOf(calls)).toEqual([
    '/app/acme/alpha/admin/bookings/bookings_list.csv?is_csv=true&type=one_on_one&sort=desc&search=lim',
  ]);
});

test('ADB-31 the lengths of a moved session are the printed ones', async () => {
  open({
    [listed]: listOf([booking(41, { duration: 50 })]),
    'GET /api/v2/mentors/1/available_slots': openAt(),
  });
  await details(41);
  press('Reschedule');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Duration' });
  expect(field.value).toBe('60 minutes');
  fireEvent.click(field);
  const options = await screen.findAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(
    [30, 45, 60, 90, 120].map((minutes) => `${minutes} minutes`),
  );
});

test('ADB-09 of a long list five page buttons are shown, and one pressed is asked for; more than were counted is said so', async () => {
  const pagination = { current_page: 7, total_pages: 500, per_page: 20, total_entries: 10_000 };
  const over = { one_on_one: true, group: false };
  const { asks } = open({ [listed]: listOf([booking(41)], { pagination, over }) }, { status: 'missed', page: 7 });
  await screen.findByText('Daniel Lim');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent)).toEqual([
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
  expect(screen.getByText('121–140 of over 10,000')).toBeTruthy();
  fireEvent.click(pages.getByRole('button', { name: 'Page 8' }));
  expect(asks).toEqual([{ status: 'missed', page: 8 }]);
});

test('ADB-27 ADB-26 the details, and no act that is not allowed', async () => {
  open({ [listed]: listOf([booking(41, { allowed_actions: ['reschedule'] })]) });
  await details(41);
  const window = within(await screen.findByRole('dialog', { name: 'Booking #41' }));
  for (const said of ['A first job', '1. A plan', 'Video call', 'reviews of 41'])
    expect(window.getByText(said)).toBeTruthy();
  expect(window.getByRole('button', { name: 'Reschedule' })).toBeTruthy();
  for (const name of ['Cancel', 'Mark as Completed', 'Refund'])
    expect(window.queryByRole('button', { name })).toBeNull();
});

test('ADB-16 ADB-29 ADB-30 cancelling needs a reason; its sentence is shown, and the main view is back', async () => {
  const cancelled = booking(41, { status: 'cancelled', label: 'Cancelled', tone: 'red', allowed_actions: [] });
  let now = booking(41);
  const { calls } = open({
    [listed]: () => listOf([now]),
    'PATCH /api/v2/admin/bookings/41/cancel': () => {
      now = cancelled;
      return { booking: cancelled, message: 'Booking cancelled successfully!' };
    },
  });
  await details(41);
  press('Cancel');
  const asking = within(await screen.findByRole('dialog', { name: 'Cancel this session?' }));
  fireEvent.click(asking.getByRole('button', { name: 'Cancel session' }));
  expect(await asking.findByText('Please provide a reason to cancel')).toBeTruthy();
  fireEvent.change(asking.getByRole('textbox'), { target: { value: 'The mentor is ill' } });
  fireEvent.click(asking.getByRole('button', { name: 'Cancel session' }));
  await waitFor(() => expect(toasts()).toEqual(['Booking cancelled successfully!']));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ bookingId: 41, reason: 'The mentor is ill' });
  const main = within(await screen.findByRole('dialog', { name: 'Booking #41' }));
  expect(main.getByText('Cancelled')).toBeTruthy();
});

test('ADB-21 a failed act shows the server’s words, and where it said none the printed ones', async () => {
  const refused = {
    status: 422,
    body: { error: 'This action is not allowed for the current booking status.', code: 'bookings.not_allowed_now' },
  };
  const broken = { status: 500, body: { error: 'Something went wrong', code: 'request.fault' } };
  const answers = [refused, broken];
  open({
    [listed]: listOf([booking(41)]),
    'PATCH /api/v2/admin/bookings/41/complete': () => answers.shift() ?? broken,
  });
  await details(41);
  press('Mark as Completed');
  const asking = within(await screen.findByRole('dialog', { name: 'Complete this session?' }));
  fireEvent.click(asking.getByRole('button', { name: 'Mark as Completed' }));
  await waitFor(() => expect(toasts()).toEqual([refused.body.error]));
  fireEvent.click(asking.getByRole('button', { name: 'Mark as Completed' }));
  await waitFor(() => expect(toasts()).toContain('Oops.. something when wrong'));
});

test('ADB-51 before the start the confirmation says so', async () => {
  const { calls } = open({
    [listed]: listOf([booking(41, { completing_early: true })]),
    'PATCH /api/v2/admin/bookings/41/complete': { booking: booking(41), message: 'Booking completed successfully!' },
  });
  await details(41);
  press('Mark as Completed');
  const asking = within(await screen.findByRole('dialog', { name: 'Complete it before it has begun?' }));
  expect(asking.getByText('This session has not begun yet. Do you want to complete it anyway?')).toBeTruthy();
  fireEvent.click(asking.getByRole('button', { name: 'Complete anyway' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ confirm_early: true }));
});

test('ADB-28 ADB-22 the page of one booking; who did not come must be chosen before it is confirmed', async () => {
  const at = '2026-11-23T02:00:00Z';
  const meeting = { id: 5, status: 'completed' as const, is_valid: false, start_time: at, end_time: at };
  const over = booking(41, {
    label: 'Pending Completion',
    mentees: [person(2, 'Aina Zulkifli'), person(4, 'Bala Rajan')],
    created_by: { id: 9, name: 'Hana Yusof' },
    allowed_actions: ['complete', 'cancel', 'miss', 'reschedule'],
    meetings: [meeting],
  });
  const { calls } = serve({
    'GET /api/v2/admin/bookings/41': { booking: over },
    'GET /bookings/41/attendance': { meetings: [{ ...meeting, people: [] }] },
    'PATCH /api/v2/admin/bookings/41/miss': { booking: over, message: 'Booking marked as missed successfully!' },
  });
  inAlpha(<AdminBookingPage id={41} zone={zone} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking #41' })).toBeTruthy();
  for (const name of ['Cancel', 'Reschedule', 'Mark as Completed'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  const aside = within(screen.getByRole('complementary', { name: 'Participants' }));
  for (const name of ['Daniel Lim', 'Aina Zulkifli', 'Bala Rajan']) expect(aside.getByText(name)).toBeTruthy();
  const header = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
  for (const said of ['Pending Completion', /^Monday, 23 November 2026, 10:00/])
    expect(header.getByText(said)).toBeTruthy();
  expect(await screen.findByText(/Not held/)).toBeTruthy();
  press('Mark as Missed');
  const asking = within(await screen.findByRole('dialog', { name: 'Mark booking as missed' }));
  const confirm = asking.getByRole('button', { name: /Confirm/ });
  expect(confirm.getAttribute('aria-disabled') ?? confirm.getAttribute('disabled')).not.toBeNull();
  fireEvent.click(asking.getByRole('radio', { name: /Daniel Lim/ }));
  fireEvent.click(asking.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ missed_participant_id: 1 }),
  );
});

test('ADB-43 a list that cannot be read says so and is asked for again', async () => {
  let broken = true;
  open({
    [listed]: () =>
      broken
        ? { status: 403, body: { error: 'Only an admin of this program may do this.', code: 'programmes.admins_only' } }
        : listOf([booking(41)]),
  });
  expect(await screen.findByText('Error: Only an admin of this program may do this.')).toBeTruthy();
  broken = false;
  press('Retry');
  expect(await screen.findByText('Daniel Lim')).toBeTruthy();
});

test('M37 SYS-08 words are looked for in the list when they have rested for 300 milliseconds', async () => {
  const { asks } = open({ [listed]: listOf([booking(41)]) });
  await screen.findByText('Daniel Lim');
  vi.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lim' } });
  vi.advanceTimersByTime(299);
  expect(asks).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asks).toEqual([{ search: 'lim' }]);
});
