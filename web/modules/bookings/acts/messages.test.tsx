import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MemberButton, Booking } from '../../../../contract/bookings/index.ts';
import { aBooking, openAt, show } from '../bookings.fixture.tsx';
import { answer, lost, refusal, serve } from '../../../testing/serve.fixture.ts';
import { BookingButtons } from './BookingButtons.tsx';
import { BookingWindows } from './BookingWindows.tsx';
import type { BookingWindow } from './kinds.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const showAccept = () => {
  const buttons = [{ button: 'accept' satisfies MemberButton as MemberButton, why_not: null }];
  const booking = aBooking({ status: 'pending_accept', label: 'Pending Your Approval', buttons });
  show(<BookingButtons booking={booking} onOpen={() => {}} onReadReview={() => {}} />);
};
// 3 December, 10:00 in Kuala Lumpur.
const slots = ['2026-12-03T02:00:00Z'];
const showWindow = (kind: BookingWindow, changes: Partial<Booking> = {}) => {
  const closed: string[] = [];
  const booking = aBooking(changes);
  const part = <BookingWindows opened={{ kind, booking }} onClose={() => closed.push('closed')} />;
  show(part, { slots, moving: 41 });
  return closed;
};

const acts = {
  accept: {
    call: 'POST /api/v2/my/bookings/41/accept',
    perform: () => {
      showAccept();
      press(/^Accept Booking/);
    },
  },
  complete: {
    call: 'POST /bookings/41/complete',
    perform: () => {
      showWindow('complete');
      press('Complete Booking');
    },
  },
  cancel: {
    call: 'POST /api/v2/my/bookings/41/cancel',
    perform: () => {
      showWindow('cancel');
      fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'I am ill.' } });
      press('Cancel session');
    },
  },
  reschedule: {
    call: 'POST /api/v2/my/bookings/41/reschedule',
    perform: () => {
      showWindow('reschedule');
      press('Thursday, 3 December 2026');
      press('10:00 am');
      press('Reschedule');
    },
  },
  report: {
    call: 'POST /bookings/41/report',
    perform: () => {
      showWindow('mark_absent');
      press('Mark as Absent');
    },
  },
} as const;
type Act = keyof typeof acts;

const said = (text: string) => screen.findByText(text);

type Answered = Parameters<typeof serve>[0][string];

/** Checks that an action shows exactly these messages, out of all the ones it can show. */
const saysOf = async (act: Act, answered: Answered, ...words: string[]) => {
  const { call, perform } = acts[act];
  serve({ [call]: answered });
  perform();
  for (const text of words) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  for (const text of sentences) if (!words.includes(text)) expect(screen.queryByText(text)).toBeNull();
};

const done = answer({ booking: aBooking() });
const broken = refusal('request.fault', 500);
const notNow = 'This action is not allowed for the current booking status.';
const tryAgain = 'Something went wrong. Please try again.';
const sentences = [
  'Booking accepted successfully!',
  'Booking completed successfully!',
  'Booking cancelled successfully!',
  'Booking reschedule request succesfully sent!',
  'Oops, something went wrong.',
  'Failed to cancel booking',
  'Failed to reschedule booking',
  'Booking reported successfully!',
  'Failed to report booking',
  tryAgain,
];

const accepting = [
  ['is done', done, ['Booking accepted successfully!']],
  ['is refused', refusal('bookings.request_expired'), ['Oops, something went wrong.', 'This request has expired.']],
  ['breaks', broken, ['Oops, something went wrong.']],
  ['is lost', lost, ['Oops, something went wrong.', tryAgain]],
] as const;
test.each(accepting)('BKG-71 SYS-01 what is said when accepting %s', (_how, answered, words) =>
  saysOf('accept', answered, ...words),
);

const completing = [
  ['is done', done, ['Booking completed successfully!']],
  ['is refused', refusal('bookings.not_allowed_now'), ['Oops, something went wrong.', notNow]],
  ['breaks', broken, ['Oops, something went wrong.']],
  ['is lost', lost, ['Oops, something went wrong.', tryAgain]],
] as const;
test.each(completing)('BKG-73 what is said when completing %s', (_how, answered, words) =>
  saysOf('complete', answered, ...words),
);

const cancelling = [
  ['is done', done, ['Booking cancelled successfully!']],
  ['is refused', refusal('bookings.not_allowed_now'), ['Failed to cancel booking', notNow]],
  ['breaks', broken, ['Failed to cancel booking']],
  ['is lost', lost, ['Failed to cancel booking', tryAgain]],
] as const;
test.each(cancelling)('BKG-77 what is said when cancelling %s', (_how, answered, words) =>
  saysOf('cancel', answered, ...words),
);

const gone = 'This time slot is no longer available.';
const rescheduling = [
  ['is done', done, ['Booking reschedule request succesfully sent!']],
  ['is refused', refusal('bookings.slot_taken'), ['Failed to reschedule booking', gone]],
  ['breaks', broken, ['Failed to reschedule booking']],
  ['is lost', lost, ['Failed to reschedule booking', tryAgain]],
] as const;
test.each(rescheduling)('BKG-80 what is said when rescheduling %s', (_how, answered, words) =>
  saysOf('reschedule', answered, ...words),
);

const reporting = [
  ['is done', done, ['Booking reported successfully!']],
  ['is refused', refusal('bookings.not_allowed_now'), ['Failed to report booking', notNow]],
  ['breaks', broken, ['Failed to report booking']],
  ['is lost', lost, ['Failed to report booking', tryAgain]],
] as const;
test.each(reporting)('BKG-92 what is said when reporting an absence %s', (_how, answered, words) =>
  saysOf('report', answered, ...words),
);

test('BKG-78 the new time goes as a date, a time and the zone that they are told in', async () => {
  const { call, perform } = acts.reschedule;
  const { asked, bodyOf } = serve({ [call]: answer({ booking: aBooking() }) });
  perform();
  await waitFor(() => expect(asked(call)).toHaveLength(1));
  expect(bodyOf(call)).toEqual({
    reschedule_date: '2026-12-03',
    reschedule_time: '10:00',
    user_timezone: 'Asia/Kuala_Lumpur',
  });
});

test('BKG-125 BKG-127 a new time that has gone is said where times are picked, with three others to take instead', async () => {
  const { call, perform } = acts.reschedule;
  const alternatives = ['2026-12-03T03:00:00Z', '2026-12-03T04:00:00Z', '2026-12-04T02:00:00Z'];
  const { status, body } = refusal('bookings.slot_taken');
  const answers = [{ status, body: { ...body, alternatives } }, done];
  const { asked } = serve({
    [call]: () => answers.shift() ?? done,
    'GET /api/v2/mentors/3/available_slots': answer({ ...openAt(...alternatives), timezone: 'UTC' }),
  });
  perform();
  const notice = (await said('These times are still free:')).parentElement ?? document.body;
  expect(screen.getByRole('dialog').contains(notice)).toBe(true);
  const offered = within(notice).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Thu, 3 Dec 2026, 11:00 am',
    'Thu, 3 Dec 2026, 12:00 pm',
    'Fri, 4 Dec 2026, 10:00 am',
  ]);
  fireEvent.click(offered[2] ?? notice);
  expect(screen.queryByText('These times are still free:')).toBeNull();
  press('Reschedule');
  await waitFor(() => expect(asked(call)).toHaveLength(2));
  expect(asked(call)[1]?.body).toMatchObject({ reschedule_date: '2026-12-04', reschedule_time: '10:00' });
});

test('BKG-90 the other one is reported as absent, by the number of the booking and of the person', async () => {
  const { call, perform } = acts.report;
  const { asked } = serve({ [call]: answer({ booking: aBooking() }) });
  perform();
  await waitFor(() => expect(asked(call)).toHaveLength(1));
  expect(asked(call)[0]?.body).toEqual({ bookingId: 41, reportedUserId: 3, reason: 'absent' });
});

test('BKG-90 in a group it is said which of the others was absent', async () => {
  const { call } = acts.report;
  const { asked } = serve({ [call]: answer({ booking: aBooking() }) });
  const named = (user_id: number, full_name: string, user_type: 'mentor' | 'mentee') => ({
    user_id,
    user_type,
    full_name,
  });
  showWindow('mark_absent', {
    booking_type: 'group',
    booking_participants: [
      named(3, 'Aisyah Rahman', 'mentor'),
      named(7, 'Farid Osman', 'mentee'),
      named(8, 'Mei Tan', 'mentee'),
    ],
  });
  // Members cannot report themselves.
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Mark as Absent' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('radio', { name: 'Mei Tan' }));
  press('Mark as Absent');
  await waitFor(() => expect(asked(call)).toHaveLength(1));
  expect(asked(call)[0]?.body).toEqual({ bookingId: 41, reportedUserId: 8, reason: 'absent' });
});

test('a window closes when its act is done, and stays when it is not', async () => {
  const { call } = acts.complete;
  serve({ [call]: refusal('request.fault', 500) });
  const closed = showWindow('complete');
  press('Complete Booking');
  await said('Oops, something went wrong.');
  expect(closed).toEqual([]);
  serve({ [call]: answer({ booking: aBooking() }) });
  press('Complete Booking');
  await waitFor(() => expect(closed).toEqual(['closed']));
});
