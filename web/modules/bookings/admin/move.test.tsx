import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { openAt } from '../bookings.fixture.tsx';
import { booking, details, listed, listOf, open, press, zone } from './admin.fixture.tsx';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

const slotsCall = 'GET /api/v2/mentors/1/available_slots';
const moveCall = 'PATCH /api/v2/admin/bookings/41/reschedule';

test('BKG-85 BKG-89 BKG-127 an admin’s new time goes with its length and a reason of 500 characters; one that has gone has others', async () => {
  // 3 December, 10:00 and 11:00 in Kuala Lumpur.
  const slots = ['2026-12-03T02:00:00Z', '2026-12-03T03:00:00Z'];
  const taken = {
    status: 422,
    body: { error: 'This time slot is no longer available.', code: 'bookings.slot_taken', alternatives: [slots[1]] },
  };
  const answers = [taken, { booking: booking(41), message: 'Booking rescheduled successfully!' }];
  const { calls } = open({
    [listed]: listOf([booking(41)]),
    [slotsCall]: openAt(...slots),
    [moveCall]: () => answers.shift() ?? taken,
  });
  await details(41);
  press('Reschedule');
  const window = within(await screen.findByRole('dialog', { name: 'Reschedule' }));
  fireEvent.click(window.getByRole('combobox', { name: 'Duration' }));
  fireEvent.click(await screen.findByRole('option', { name: '90 minutes', hidden: true }));
  fireEvent.click(await window.findByRole('button', { name: 'Thursday, 3 December 2026' }));
  fireEvent.click(window.getByRole('button', { name: '10:00 am' }));
  const reason = window.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
  fireEvent.change(reason, { target: { value: 'r'.repeat(500) } });
  expect(window.getByText('500/500')).toBeTruthy();
  fireEvent.click(window.getByRole('button', { name: 'Reschedule' }));

  fireEvent.click(await window.findByRole('button', { name: 'Thu, 3 Dec 2026, 11:00 am' }));
  expect(window.queryByText('These times are still free:')).toBeNull();
  await waitFor(() =>
    expect(window.getByRole('button', { name: 'Reschedule' }).getAttribute('aria-disabled')).toBeNull(),
  );
  fireEvent.click(window.getByRole('button', { name: 'Reschedule' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
  const sent = (select_booking_time: string) => ({
    date: '2026-12-03',
    select_booking_time,
    user_timezone: zone,
    duration: 90,
    reschedule_reason: 'r'.repeat(500),
  });
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    sent('10:00'),
    sent('11:00'),
  ]);
});

test.each([
  ['pending', 'It waits for the same answer as before, at the new time; everybody in it is told.'],
  ['upcoming', 'It takes place at the new time at once; everybody in it is told.'],
] as const)('ADB-31 what moving one that is %s means is said before it is done', async (status, said) => {
  open({
    [listed]: listOf([booking(41, { status })]),
    [slotsCall]: openAt(),
  });
  await details(41);
  press('Reschedule');
  const window = within(await screen.findByRole('dialog', { name: 'Reschedule' }));
  expect(window.getByText(/everybody in it is told/).textContent).toBe(said);
});
