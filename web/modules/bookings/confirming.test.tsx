import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Booking } from '../../../contract/bookings/index.ts';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { BookingWindows } from './acts/BookingWindows.tsx';
import { BookingCard } from './BookingCard.tsx';
import { aBooking, show } from './bookings.fixture.tsx';
import { ConfirmationLine } from './SessionDetails/ConfirmationLine.tsx';

const confirmation = {
  state: 'waiting' as const,
  logged_by: 'Aisyah Rahman',
  waiting_for: ['Mei Ling'],
  asks_you: false,
  answer_by: '2026-12-16T02:00:00Z',
};
const logged = (changes: Partial<NonNullable<Booking['confirmation']>> = {}, more: Partial<Booking> = {}) =>
  aBooking({
    status: 'completed',
    label: 'Waiting for confirmation',
    tone: 'orange',
    confirmation: { ...confirmation, ...changes },
    buttons: [],
    ...more,
  });
const button = (name: 'confirm_held' | 'deny_held' | 'delete_logged') => ({ button: name, why_not: null });

const card = (booking: Booking) => show(<BookingCard booking={booking} onShow={() => {}} onOpen={() => {}} />);

test.each([
  ['for the side that is asked', { asks_you: true }, 'Waiting for you'],
  ['for the side that logged it', {}, 'Waiting for Mei Ling'],
  ['when any of several can answer', { waiting_for: ['Mei Ling', 'Daniel Lim'] }, 'Waiting for confirmation'],
])('M43 the badge says for whom a logged session waits, %s', (_who, changes, words) => {
  card(logged(changes));
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  [
    { asks_you: true },
    'Aisyah Rahman logged it. It counts once you confirm it. Please answer by Wed, 16 Dec 2026, 10:00 am.',
  ],
  [
    {},
    'Mei Ling has been asked whether it took place. Until they confirm it, it does not count. They can answer until Wed, 16 Dec 2026, 10:00 am.',
  ],
  [{ state: 'lapsed' as const }, 'Nobody confirmed this session within 14 days, so it does not count.'],
  [{ state: 'denied' as const }, 'One of you said that this session did not happen, so it does not count.'],
])('M43 the session says what it waits for, or why it does not count: %o', (changes, words) => {
  show(<ConfirmationLine booking={logged(changes)} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test('M43 a confirmed session says nothing about it any more', () => {
  show(<ConfirmationLine booking={logged({ state: 'confirmed' })} />);
  expect(screen.queryByText(/confirm|count/i)).toBeNull();
});

test('M43 one press confirms it', async () => {
  const booking = logged({ asks_you: true }, { buttons: [button('confirm_held'), button('deny_held')] });
  const { calls } = serve({
    'PATCH /api/v2/my/offline_bookings/41/confirm': { booking: { ...booking, confirmation: null } },
  });
  card(booking);
  expect(screen.getByRole('button', { name: /^It did not happen/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Confirm/ }));
  expect(await screen.findByText('Session confirmed. You can review it now.')).toBeTruthy();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    'PATCH /api/v2/my/offline_bookings/41/confirm',
  );
});

test('M43 that it did not happen is asked once more; a refusal is said in the server’s words', async () => {
  let closed = false;
  const { calls } = serve({
    'PATCH /api/v2/my/offline_bookings/41/deny': refusal('bookings.already_answered'),
  });
  show(
    <BookingWindows
      opened={{ kind: 'deny_held', booking: logged({ asks_you: true }) }}
      onClose={() => {
        closed = true;
      }}
    />,
  );
  expect(await screen.findByText(/^Aisyah Rahman is told\./)).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'It did not happen' }));
  expect(await screen.findByText('This session has already been confirmed or denied.')).toBeTruthy();
  expect(closed).toBe(false);
});

test('M43 the person who logged it deletes it, and comes to their list', async () => {
  const { calls } = serve({ 'DELETE /api/v2/my/offline_bookings/41': { message: 'Session deleted' } });
  const { visited } = show(<BookingWindows opened={{ kind: 'delete_logged', booking: logged() }} onClose={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete session' }));
  expect(await screen.findByText('Session deleted')).toBeTruthy();
  expect(calls.map(({ method }) => method)).toContain('DELETE');
  expect(visited.at(-1)).toContain('tab=to_review');
});
