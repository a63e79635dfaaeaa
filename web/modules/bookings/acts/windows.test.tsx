import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Booking } from '../../../../contract/bookings/index.ts';
import { aBooking, mentee, mentor, show, zone } from '../bookings.fixture.tsx';
import { answer, serve } from '../../../testing/serve.fixture.ts';
import { BookingWindows } from './BookingWindows.tsx';
import type { BookingWindow } from './kinds.ts';

const open = (kind: BookingWindow, changes: Partial<Booking> = {}, known: Parameters<typeof show>[1] = {}) => {
  const closed: string[] = [];
  const booking = aBooking(changes);
  const part = <BookingWindows opened={{ kind, booking }} onClose={() => closed.push('closed')} />;
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
  // There is no server here, so the call fails.
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

// 3 and 4 December at 10:00 in Kuala Lumpur, and 0:30 on 5 December (4 December in London).
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

test('the length of the session is shown and cannot be changed', () => {
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
    calendar_unknown: false,
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

test('BKG-86 a time that has passed is not offered', () => {
  move({}, ['2026-11-19T02:00:00Z', '2026-12-03T02:00:00Z']);
  // The calendar opens at the month of the first open day.
  expect(day('Thursday, 3 December 2026').disabled).toBe(false);
});

const me = { ...mentee, id: mentor.id, full_name: mentor.name, user_type: 'mentor', is_fl_mentor: true } as const;
const askCall = 'POST /api/v2/my/bookings';
/** Chooses the first open time, fills in what is missing, and sends it. */
const askAgain = async (last: string) => {
  const { asked, bodyOf } = serve({ [askCall]: answer({ booking: aBooking({ id: 77 }) }) });
  fireEvent.click(day('Thursday, 3 December 2026'));
  press('Next');
  press('10:00 am');
  press('Next');
  const write = (name: string | RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  write(/talk about/, 'Your first week');
  write('Learning objective 1', 'A plan');
  press('Next');
  fireEvent.click(await screen.findByRole('button', { name: last }));
  await waitFor(() => expect(asked(askCall)).toHaveLength(1));
  return (bodyOf(askCall) as { booking: object }).booking;
};

test('BKG-65 a mentor asks a mentee of theirs again, as their mentor and at a time of their own', async () => {
  open('book_new_session', { current_user_is_mentor: true }, { me, slots });
  expect(screen.getByRole('dialog', { name: 'Book a session with Farid Osman' })).toBeTruthy();
  const sent = await askAgain('Request');
  expect(sent).toMatchObject({ requestee_id: mentee.id, requestee_type: 'mentee', booking_date: '2026-12-03' });
  expect(sent).not.toHaveProperty('group_id');
});

test('BKG-65 BKG-121 after a session of a group it is the group that meets again', async () => {
  const person = { ...aBooking().participant.user, id: mentee.id, full_name: mentee.full_name };
  const group = { id: 5, name: 'Data Circle', members: [{ ...person, user_type: 'mentee' as const }] };
  const { client } = show(<p />, { slots });
  const known = client.getQueryData(['slots', mentor.id, null]);
  serve({ 'GET /api/v2/mentors/3/available_slots': answer(known as object) });
  open('book_new_session', { current_user_is_mentor: true, booking_type: 'group', group }, { me });
  expect(screen.getByRole('dialog', { name: 'Book a session with the group Data Circle' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Thursday, 3 December 2026' });
  const sent = await askAgain('Book Session');
  expect(sent).toMatchObject({ group_id: 5, requestee_id: mentor.id });
  expect(sent).not.toHaveProperty('requestee_type');
});
