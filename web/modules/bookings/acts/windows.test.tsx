import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Booking } from '../../../../contract/bookings.ts';
import { aBooking, mentee, mentor, show, zone } from '../bookings.fixture.tsx';
import { BookingWindows } from './BookingWindows.tsx';
import type { BookingWindow } from './kinds.ts';

const joins = { AddToCalendar: () => <p>calendars</p>, Reviews: () => <p>reviews</p> };
const open = (kind: BookingWindow, changes: Partial<Booking> = {}, known: Parameters<typeof show>[1] = {}) => {
  const closed: string[] = [];
  const booking = aBooking(changes);
  const part = <BookingWindows opened={{ kind, booking }} joins={joins} onClose={() => closed.push('closed')} />;
  return { ...show(part, known), closed };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog').textContent;

test('BKG-75 cancelling needs a reason', () => {
  open('cancel');
  press('Cancel session');
  expect(screen.getByText('Please provide a reason to cancel')).toBeTruthy();
});

test('a cancellation that is lost on the way leaves the window and the reason as they are', async () => {
  // There is no server here: the call is lost.
  const { closed } = open('cancel');
  const reasonField = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
  fireEvent.change(reasonField, { target: { value: 'I am ill.' } });
  press('Cancel session');
  expect(await screen.findByText('Failed to cancel booking')).toBeTruthy();
  expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(reasonField.value).toBe('I am ill.');
  expect(closed).toEqual([]);
});

test.each([
  ['comes back', { credits_charged: 10, cancelling_returns_points: true }, 'Your credit comes back at once.'],
  [
    'is not returned',
    { credits_charged: 10, cancelling_returns_points: false },
    'The session starts in less than 24 hours, so your credit is not returned.',
  ],
  [
    'goes back to the mentee when the mentor cancels',
    { credits_charged: 10, cancelling_returns_points: true, current_user_is_mentor: true },
    'The credit goes back to Farid Osman at once.',
  ],
])('before it is cancelled one reads that the credit %s', (_title, changes, words) => {
  open('cancel', changes);
  expect(dialog()).toContain(words);
});

test('a session that cost nothing is cancelled without a word about credits', () => {
  open('cancel', { credits_charged: 0 });
  expect(dialog()).not.toContain('credit');
});

test('BKG-74 completing says that it cannot be undone and that everybody is told', () => {
  open('complete');
  expect(dialog()).toContain('This cannot be undone. All participants are notified.');
});

test('before the start completing is asked once more', () => {
  open('complete', { completing_early: true });
  press('Complete Booking');
  expect(dialog()).toContain('This session has not begun yet. Do you want to complete it anyway?');
  expect(screen.getByRole('button', { name: 'Complete anyway' })).toBeTruthy();
});

// The 3rd and 4th of December at ten in Kuala Lumpur, and half past midnight on the 5th (the 4th in London).
const slots = ['2026-12-03T02:00:00Z', '2026-12-04T02:00:00Z', '2026-12-04T16:30:00Z'];
const move = (changes: Partial<Booking> = {}, open_: readonly string[] = slots) =>
  open('reschedule', changes, { slots: open_, moving: 41 });
const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const send = () => screen.getByRole('button', { name: 'Reschedule' });
const reason = () => document.getElementById(send().getAttribute('aria-describedby') ?? '')?.textContent;

test('BKG-84 BKG-86 BKG-88 a new time needs an open date and a time of it; another date clears the time', () => {
  move();
  expect(screen.getAllByText('Please select a date first').length).toBeGreaterThan(0);
  expect(reason()).toBe('Please select a date first');
  expect(day('Wednesday, 2 December 2026').disabled).toBe(true);
  fireEvent.click(day('Thursday, 3 December 2026'));
  expect(reason()).toBe('Please select a time first');
  press('10:00 am');
  expect(send().getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(day('Friday, 4 December 2026'));
  expect(send().getAttribute('aria-disabled')).toBe('true');
});

test('BKG-89 the length of the session is shown and cannot be changed', () => {
  move({ duration: 90, end_at: '2026-12-02T05:00:00Z' });
  expect(screen.getByText('90 minutes')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: /Duration/ })).toBeNull();
});

test('BKG-87 a date that has lost its times says so', async () => {
  const { client } = move();
  fireEvent.click(day('Thursday, 3 December 2026'));
  const left = {
    available_dates: [],
    timeslots: {},
    slots: slots.slice(1),
    timezone: zone,
    duration: 60,
    credits: null,
  };
  client.setQueryData(['slots', mentor.id, 41], left);
  expect(await screen.findByText('No time slots available')).toBeTruthy();
  expect(screen.getByText('Please select a different date')).toBeTruthy();
});

test('the present time of the session is not offered as a new one', () => {
  move({}, ['2026-12-02T03:30:00Z', '2026-12-03T02:00:00Z']);
  expect(day('Wednesday, 2 December 2026').disabled).toBe(true);
  expect(day('Thursday, 3 December 2026').disabled).toBe(false);
});

test('BKG-65 a mentor asks a mentee of theirs again, at a time of their own', () => {
  const me = { ...mentee, id: mentor.id, full_name: mentor.name, user_type: 'mentor', is_fl_mentor: true } as const;
  open('book_new_session', { current_user_is_mentor: true }, { me, slots });
  expect(screen.getByRole('dialog', { name: 'Book a session with Farid Osman' })).toBeTruthy();
  expect(day('Thursday, 3 December 2026').disabled).toBe(false);
});
