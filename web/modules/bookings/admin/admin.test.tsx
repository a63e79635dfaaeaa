import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { currentToasts } from '../../../ui/toastList.ts';
import { inAlpha, serve } from '../../programmes/programmes.fixture.tsx';
import { AdminBookingPage } from './AdminBookingPage.tsx';
import { PlatformBookingsPage } from './AdminBookingsPage.tsx';
import { booking, details, listed, listOf, open, press, Reviews, zone } from './admin.fixture.tsx';
import { durationTone } from './BookingParts.tsx';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));
const toasts = () => currentToasts().map(({ message }) => message);

test('ADB-01 ADB-03 ADB-06 the header with its button, the columns, and the types with how many there are', async () => {
  open({ [listed]: listOf([booking(41)]) });
  expect(await screen.findByText('Daniel Lim')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Bookings Management' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create Booking' })).toBeTruthy();
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
  expect(screen.getByText('60 min')).toBeTruthy();
});

test('ADB-05 over an hour is red, over half an hour orange, otherwise green', () => {
  expect([61, 60, 31, 30].map(durationTone)).toEqual(['red', 'orange', 'orange', 'green']);
});

test('ADB-07 ADB-08 ADB-10 the order turns, filters are shown and hidden, and each begins at the first page', async () => {
  const { asks, calls } = open({ [listed]: listOf([booking(41)]) }, { page: 3, search: 'lim' });
  await screen.findByText('Daniel Lim');
  expect(calls[0]?.path).toContain('type=one_on_one&sort=desc&program_id=3&search=lim&page=3');
  press('Newest First');
  expect(asks.at(-1)).toEqual({ sort: 'asc', search: 'lim' });
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

test('ADB-11 BKG-51 the nine statuses of the filter, in the printed order, and the one chosen is asked for', async () => {
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
  ]);
  fireEvent.click(screen.getByRole('option', { name: 'Partially Rated', hidden: true }));
  expect(asks.at(-1)).toEqual({ status: 'partially_rated' });
});

test('ADB-47 the platform’s admin downloads what the list is narrowed to', async () => {
  const went: string[] = [];
  vi.stubGlobal('location', { assign: (address: string) => went.push(address) });
  serve({ [listed]: listOf([booking(41)]) });
  const asked = { program: 3, status: 'missed' } as const;
  inAlpha(<PlatformBookingsPage asked={asked} zone={zone} Reviews={Reviews} onAsk={() => {}} filter={null} />);
  await screen.findByText('Daniel Lim');
  press('Download CSV');
  expect(went).toEqual(['/api/v2/admin/bookings.csv?type=one_on_one&sort=desc&program_id=3&status=missed']);
});

test('ADB-31 the lengths of a moved session are the printed ones', async () => {
  open({
    [listed]: listOf([booking(41, { duration: 50 })]),
    'GET /api/v2/mentors/1/available_slots': { slots: [], timezone: zone, credits: null },
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

test('ADB-09 of a long list five page buttons are shown; more than were counted is said so', async () => {
  const pagination = { current_page: 7, total_pages: 500, per_page: 20, total_entries: 10_000 };
  open({ [listed]: listOf([booking(41)], { pagination, over: { one_on_one: true, group: false } }) });
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
});

test('ADB-27 ADB-26 the details, and only the acts that are allowed', async () => {
  open({ [listed]: listOf([booking(41, { allowed_actions: ['reschedule'] })]) });
  await details(41);
  const window = within(await screen.findByRole('dialog', { name: 'Booking #41' }));
  for (const said of ['A first job', '1. A plan', 'Video call', 'Reviews of 41'])
    expect(window.getByText(said)).toBeTruthy();
  expect(window.getByRole('button', { name: 'Reschedule' })).toBeTruthy();
  for (const name of ['Cancel', 'Mark as Completed', 'Refund'])
    expect(window.queryByRole('button', { name })).toBeNull();
});

test('ADB-20 ADB-29 ADB-30 cancelling needs a reason; the row is replaced, the sentence shown, and the main view is back', async () => {
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
    allowed_actions: ['complete', 'cancel', 'miss', 'reschedule'],
    meetings: [meeting],
  });
  const calls = serve({
    'GET /api/v2/admin/bookings/41': { booking: over },
    'GET /bookings/41/attendance': { meetings: [{ ...meeting, people: [] }] },
    'PATCH /api/v2/admin/bookings/41/miss': { booking: over, message: 'Booking marked as missed successfully!' },
  });
  inAlpha(<AdminBookingPage id={41} zone={zone} Reviews={Reviews} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking #41' })).toBeTruthy();
  for (const name of ['Cancel', 'Reschedule', 'Mark as Completed'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  const facts = ['Daniel Lim', 'Aina Zulkifli', 'Pending Completion', /Monday, 23 November 2026, 10:00/];
  for (const fact of facts) expect(screen.getAllByText(fact).length).toBeGreaterThan(0);
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
        ? { status: 403, body: { error: 'Only an admin of this program may do this.', code: 'x' } }
        : listOf([booking(41)]),
  });
  expect(await screen.findByText('Error: Only an admin of this program may do this.')).toBeTruthy();
  broken = false;
  press('Retry');
  expect(await screen.findByText('Daniel Lim')).toBeTruthy();
});
