import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MemberButton } from '../../../../contract/bookings/index.ts';
import { aBooking, show } from '../bookings.fixture.tsx';
import { answer, refusal, serve } from '../../../testing/serve.fixture.ts';
import { BookingButtons } from './BookingButtons.tsx';
import { BookingWindows } from './BookingWindows.tsx';
import type { BookingWindow } from './kinds.ts';

type Answer = ReturnType<typeof answer>;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const windows = [
  {
    kind: 'cancel',
    call: 'POST /api/v2/my/bookings/41/cancel',
    back: 'Keep session',
    printed: 'Failed to cancel booking',
    send: () => {
      fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'I am ill.' } });
      press('Cancel session');
    },
  },
  {
    kind: 'complete',
    call: 'POST /bookings/41/complete',
    back: 'Not yet',
    printed: 'Oops, something went wrong.',
    send: () => press('Complete Booking'),
  },
  {
    kind: 'reschedule',
    call: 'POST /api/v2/my/bookings/41/reschedule',
    back: 'Cancel',
    printed: 'Failed to reschedule booking',
    send: () => {
      press('Thursday, 3 December 2026');
      press('10:00 am');
      press('Reschedule');
    },
  },
  {
    kind: 'mark_absent',
    call: 'POST /bookings/41/report',
    back: 'Cancel',
    printed: 'Failed to report booking',
    send: () => press('Mark as Absent'),
  },
] as const;

/** Sends it; the answer does not come until the test releases it. */
const begin = async (kind: BookingWindow, call: string, send: () => void) => {
  let come = (_answer: Answer) => {};
  const { asked } = serve({ [call]: () => new Promise<Answer>((resolve) => (come = resolve)) });
  const closed: string[] = [];
  const part = <BookingWindows opened={{ kind, booking: aBooking() }} onClose={() => closed.push('closed')} />;
  const { turnTo } = show(part, { slots: ['2026-12-03T02:00:00Z'], moving: 41 });
  send();
  await waitFor(() => expect(asked(call)).toHaveLength(1));
  return { closed, turnTo, come: (one: Answer) => act(async () => come(one)) };
};

test.each(windows)('M11 while $kind is under way its window stays', async ({ kind, call, send, back }) => {
  const { closed, come } = await begin(kind, call, send);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  press(back);
  expect(closed).toEqual([]);
  await come(answer({ booking: aBooking() }));
  await waitFor(() => expect(closed).toEqual(['closed']));
});

test.each(windows)('M11 that $kind failed is said although the page is gone', async ({ kind, call, send, printed }) => {
  const { turnTo, come } = await begin(kind, call, send);
  turnTo(<p>elsewhere</p>);
  await come(refusal('bookings.not_allowed_now'));
  expect(await screen.findByText(printed)).toBeTruthy();
});

test('M11 BKG-71 that it was accepted is said although its button is gone', async () => {
  const buttons = [{ button: 'accept' satisfies MemberButton as MemberButton, why_not: null }];
  let come = (_answer: Answer) => {};
  const call = 'POST /api/v2/my/bookings/41/accept';
  const { asked } = serve({ [call]: () => new Promise<Answer>((resolve) => (come = resolve)) });
  const booking = aBooking({ status: 'pending_accept', buttons });
  const { turnTo } = show(<BookingButtons booking={booking} onOpen={() => {}} onReadReview={() => {}} />);
  press(/^Accept Booking/);
  await waitFor(() => expect(asked(call)).toHaveLength(1));
  turnTo(<p>elsewhere</p>);
  await act(async () => come(answer({ booking: aBooking() })));
  expect(await screen.findByText('Booking accepted successfully!')).toBeTruthy();
});
