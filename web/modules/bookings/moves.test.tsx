import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import type { Booking } from '../../../contract/bookings/index.ts';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { CancelBooking } from './acts/CancelBooking.tsx';
import { RescheduleBooking } from './acts/RescheduleBooking.tsx';
import { BookingCard } from './BookingCard.tsx';
import { BookingLine } from './BookingLine.tsx';
import { aBooking, show } from './bookings.fixture.tsx';
import { isOutOfDate } from './phases.ts';
import { Temporal } from '../../ui/temporal.ts';
import { MoveLine } from './SessionDetails/MoveLine.tsx';
import { SessionFacts } from './SessionDetails/SessionFacts.tsx';

/** Confirmed for Tuesday, 1 December, 11:30 in Kuala Lumpur; Wednesday at the same hour is suggested. */
const suggested = (changes: Partial<Booking> = {}) =>
  aBooking({
    status: 'pending_accept',
    label: 'Pending Your Approval',
    tone: 'orange',
    current_start_time: '2026-12-01T03:30:00Z',
    current_end_time: '2026-12-01T04:30:00Z',
    expires_at: '2026-11-22T10:00:00Z',
    buttons: [
      { button: 'reschedule', why_not: null },
      { button: 'accept', why_not: null },
      { button: 'keep_time', why_not: null },
      { button: 'cancel', why_not: null },
    ],
    ...changes,
  });
const own: Partial<Booking> = {
  status: 'pending',
  label: 'Pending',
  buttons: [{ button: 'withdraw_move', why_not: null }],
};

const card = (booking: Booking) => show(<BookingCard booking={booking} onShow={() => {}} onOpen={() => {}} />);

test('M26 a card shows the suggested time, until when to answer, and where the session stays', () => {
  card(suggested());
  expect(screen.getByText('Wed, 2 Dec 2026')).toBeTruthy();
  expect(screen.getByText('Please answer by Sun, 22 Nov 2026, 6:00 pm')).toBeTruthy();
  expect(screen.getByText('Current time: Tue, 1 Dec 2026, 11:30 am – 12:30 pm')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Session details',
    'Reschedule',
    'Accept Booking',
    'Keep the current time',
    'Cancel',
  ]);
});

test('M26 a card without a suggestion says nothing of a current time', () => {
  card(aBooking());
  expect(screen.queryByText(/Current time/)).toBeNull();
});

test.each([
  ['keep_time', 'Keep the current time', suggested(), 'The session stays at its current time.'],
  ['withdraw_move', 'Withdraw', suggested(own), 'You withdrew the new time. The session stays at its current one.'],
] as const)('M26 one press and the session stays: %s', async (path, label, booking, said) => {
  const { calls } = serve({
    [`POST /api/v2/my/bookings/41/${path}`]: { booking: aBooking() },
  });
  card(booking);
  fireEvent.click(screen.getByRole('button', { name: `${label}, Aisyah Rahman` }));
  await screen.findByText(said);
  expect(calls).toHaveLength(1);
});

test('M26 what was given up meanwhile is said as it is', async () => {
  const said = 'This suggestion is no longer open. The session stays at its current time.';
  serve({ 'POST /api/v2/my/bookings/41/keep_time': refusal('bookings.no_move') });
  card(suggested());
  fireEvent.click(screen.getByRole('button', { name: /^Keep the current time/ }));
  await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
});

test.each([
  [
    suggested(),
    'Please accept or reschedule this request.',
    'Aisyah Rahman suggests another time. Until you accept it, your session stays at Tuesday, 1 December 2026, 11:30 am – 12:30 pm. You can also keep the current time.',
  ],
  [
    suggested(own),
    'Waiting for the other participant to accept this session.',
    'You suggested another time. Until Aisyah Rahman accepts it, your session stays at Tuesday, 1 December 2026, 11:30 am – 12:30 pm.',
  ],
])('M26 B51 the details say what the suggestion means, to each side', (booking, title, words) => {
  const key = booking.status === 'pending' ? 'bookings.info.pending' : 'bookings.info.pending_accept';
  show(<MoveLine booking={{ ...booking, info: { key, text: title, reason: null } }} />);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test('M26 the pressed button goes with the answer, and the focus stays with the session', async () => {
  const buttons = [{ button: 'cancel' as const, why_not: null }];
  serve({ 'POST /api/v2/my/bookings/41/withdraw_move': { booking: aBooking({ buttons }) } });
  const Shown = () => {
    const [booking, setBooking] = useState(suggested(own));
    useEffect(() => {
      const timer = setTimeout(() => setBooking(aBooking({ buttons })), 300);
      return () => clearTimeout(timer);
    }, []);
    return <BookingCard booking={booking} onShow={() => {}} onOpen={() => {}} />;
  };
  show(<Shown />);
  const pressed = screen.getByRole('button', { name: /^Withdraw/ });
  pressed.focus();
  fireEvent.click(pressed);
  const cancel = await screen.findByRole('button', { name: /^Cancel/ });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
});

test('M26 the facts name both times', () => {
  show(<SessionFacts booking={suggested()} />);
  expect(screen.getByText('Suggested date').nextElementSibling?.textContent).toBe('Wednesday, 2 December 2026');
  expect(screen.getByText('Current time').nextElementSibling?.textContent).toBe(
    'Tuesday, 1 December 2026, 11:30 am – 12:30 pm',
  );
});

test('M26 the phase follows the standing time', () => {
  const opens = Temporal.Instant.from('2026-12-01T03:25:00Z');
  expect(isOutOfDate(suggested(), opens.subtract({ seconds: 1 }))).toBe(false);
  expect(isOutOfDate(suggested(), opens)).toBe(true);
});

test('M26 in the window for another time the present one is the standing one, and neither is offered again', async () => {
  const slots = ['2026-12-01T03:30:00Z', '2026-12-02T03:30:00Z', '2026-12-03T03:30:00Z'];
  serve({
    'GET /api/v2/mentors/3/available_slots': {
      available_dates: [],
      timeslots: {},
      slots,
      timezone: 'Asia/Kuala_Lumpur',
      duration: 60,
      credits: null,
      calendar_unknown: false,
    },
  });
  show(<RescheduleBooking booking={suggested()} onClose={() => {}} />);
  expect((await screen.findByText('Present time')).nextElementSibling?.textContent).toBe(
    'Tuesday, 1 December 2026, 11:30 am – 12:30 pm',
  );
  const isOpen = (day: string) => !screen.getByRole<HTMLButtonElement>('button', { name: day }).disabled;
  await waitFor(() => expect(isOpen('Thursday, 3 December 2026')).toBe(true));
  expect(isOpen('Tuesday, 1 December 2026')).toBe(false);
  expect(isOpen('Wednesday, 2 December 2026')).toBe(false);
});

test('M26 whoever suggested another time sees the session where it is, and the suggestion beside it', () => {
  card(suggested(own));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tue, 1 Dec 2026');
  expect(screen.getByText('You suggested: Wed, 2 Dec 2026, 11:30 am – 12:30 pm')).toBeTruthy();
  expect(screen.queryByText(/Current time/)).toBeNull();
});

test('M26 the side that is asked reads and hears what “Accept Booking” does', () => {
  card(suggested());
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Wed, 2 Dec 2026');
  expect(screen.getByText('Accepting moves the session to the time above.')).toBeTruthy();
  expect(
    screen.getByRole('button', {
      name: 'Accept Booking, Aisyah Rahman: move the session to Wed, 2 Dec 2026, 11:30 am',
    }),
  ).toBeTruthy();
});

test('M26 a line of the dashboard shows where the session stays', () => {
  show(<BookingLine booking={suggested(own)} />);
  expect(screen.getByText('Tue, 1 Dec 2026, 11:30 am – 12:30 pm')).toBeTruthy();
});

test.each([
  ['pending_accept', null, 'Decline this request?', 'Decline request'],
  ['pending', null, 'Cancel this request?', 'Cancel request'],
  ['pending_accept', '2026-12-01T03:30:00Z', 'Cancel this session?', 'Cancel session'],
  ['upcoming', null, 'Cancel this session?', 'Cancel session'],
] as const)(
  'BKG-75 the question before cancelling says what is given up: %s, standing at %s',
  async (status, current, title, act) => {
    const booking = aBooking({ status, current_start_time: current, current_end_time: current });
    show(<CancelBooking booking={booking} onClose={() => {}} />);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: act })).toBeTruthy();
  },
);
