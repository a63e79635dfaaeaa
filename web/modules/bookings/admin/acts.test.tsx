import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { currentToasts } from '../../../ui/toastList.ts';
import { openAt } from '../bookings.fixture.tsx';
import { booking, details, listed, listOf, open, press, zone } from './admin.fixture.tsx';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const notNow = 'This action is not allowed for the current booking status.';

test('ADB-26 Reschedule stands beside any other act, and where it is not allowed it says why to eye and ear', async () => {
  const missed = booking(41, {
    status: 'missed',
    label: 'Missed',
    allowed_actions: ['refund'],
    why_not: { reschedule: 'bookings.not_allowed_now', refund: null },
  });
  const settled = booking(42, {
    allowed_actions: [],
    why_not: { reschedule: 'bookings.not_allowed_now', refund: 'bookings.not_allowed_now' },
  });
  open({ [listed]: listOf([missed, settled]) });
  await details(41);
  const window = await dialog('Booking #41');
  expect(window.getByRole('button', { name: 'Refund' }).getAttribute('aria-disabled')).toBeNull();
  const reschedule = window.getByRole('button', { name: 'Reschedule', description: notNow });
  expect(reschedule.getAttribute('aria-disabled')).toBe('true');
  fireEvent.pointerDown(reschedule);
  fireEvent.click(reschedule);
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(notNow);
  expect(screen.queryByRole('dialog', { name: 'Reschedule' })).toBeNull();
  fireEvent.click(window.getByRole('button', { name: 'Close' }));
  await details(42);
  expect((await dialog('Booking #42')).queryByRole('button', { name: 'Reschedule' })).toBeNull();
});

test('ADB-24 where there is nothing to refund the button says so, beside Reschedule; where no refund stands there is none', async () => {
  const why_not = { reschedule: 'bookings.not_allowed_now', refund: 'bookings.not_refundable' } as const;
  open({ [listed]: listOf([booking(41, { status: 'missed', allowed_actions: [], why_not }), booking(42)]) });
  await details(41);
  const window = await dialog('Booking #41');
  const reason = 'This booking is not refundable.';
  expect(window.getByRole('button', { name: 'Refund', description: reason }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(window.getByRole('button', { name: 'Reschedule', description: notNow })).toBeTruthy();
  fireEvent.click(window.getByRole('button', { name: 'Close' }));
  await details(42);
  expect((await dialog('Booking #42')).queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('ADB-31 the new day and time, how long it is and why are sent', async () => {
  const moved = { booking: booking(41), message: 'Booking rescheduled successfully!' };
  const { calls } = open({
    [listed]: listOf([booking(41)]),
    'GET /api/v2/mentors/1/available_slots': openAt('2026-12-02T01:00:00Z'),
    'PATCH /api/v2/admin/bookings/41/reschedule': moved,
  });
  await details(41);
  press('Reschedule');
  const window = await dialog('Reschedule');
  fireEvent.click(await window.findByRole('combobox', { name: 'Duration' }));
  fireEvent.click(await screen.findByRole('option', { name: '120 minutes', hidden: true }));
  fireEvent.click(await window.findByRole('button', { name: 'Wednesday, 2 December 2026' }));
  fireEvent.click(await window.findByRole('button', { name: '9:00 am' }));
  fireEvent.change(window.getByRole('textbox', { name: 'Reason' }), { target: { value: ' The room is taken ' } });
  fireEvent.click(window.getByRole('button', { name: 'Reschedule' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      date: '2026-12-02',
      select_booking_time: '09:00',
      user_timezone: zone,
      duration: 120,
      reschedule_reason: 'The room is taken',
    }),
  );
  expect(await screen.findByText(moved.message)).toBeTruthy();
});

const asks = {
  Cancel: ['Cancel this session?', 'Keep session'],
  'Mark as Completed': ['Complete this session?', 'Not yet'],
  'Mark as Missed': ['Mark booking as missed', 'Back'],
  Refund: ['Refund this session?', 'Not yet'],
  'Start Investigation': ['Start the investigation?', 'Not yet'],
  Reschedule: ['Reschedule', 'Back'],
} as const;

test('ADB-30 whichever act was opened, closing it without doing it leads back to the main view', async () => {
  open({
    [listed]: listOf([
      booking(41, { allowed_actions: ['complete', 'cancel', 'miss', 'investigate', 'reschedule', 'refund'] }),
    ]),
    'GET /api/v2/mentors/1/available_slots': openAt(),
  });
  await details(41);
  for (const [act, [title, back]] of Object.entries(asks)) {
    fireEvent.click((await dialog('Booking #41')).getByRole('button', { name: act }));
    fireEvent.click((await dialog(title)).getByRole('button', { name: back }));
  }
  expect((await dialog('Booking #41')).getByText('Confirmed')).toBeTruthy();
});

test('ADB-19 ADB-20 ADB-30 a refund is sent; its row is replaced by the answer at once, and the list is asked for again', async () => {
  const cancelled = booking(41, { label: 'Cancelled', allowed_actions: ['refund'], refundable: true });
  const refunded = booking(41, { label: 'Refunded', allowed_actions: [] });
  let reads = 0;
  const { calls } = open({
    // The second request never finishes, so what is shown then comes from the action's answer.
    [listed]: () => ((reads += 1) === 1 ? listOf([cancelled]) : new Promise(() => {})),
    'PATCH /api/v2/admin/bookings/41/refund': { booking: refunded, message: 'Booking refunded successfully!' },
  });
  await details(41);
  press('Refund');
  fireEvent.click((await dialog('Refund this session?')).getByRole('button', { name: 'Refund' }));
  expect((await dialog('Booking #41')).getByText('Refunded')).toBeTruthy();
  const table = within(screen.getByRole('table', { hidden: true }));
  expect([table.queryByText('Cancelled'), table.queryByText('Refunded')?.textContent]).toEqual([null, 'Refunded']);
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  await waitFor(() => expect(reads).toBe(2));
  expect(currentToasts().map(({ message }) => message)).toEqual(['Booking refunded successfully!']);
});
