import { expect, test } from 'vitest';
import * as bookings from '../../../../contract/bookings/index.ts';
import type { BookingAct } from '../../../../contract/bookings/index.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { giveFeedback } from '../../../../contract/reviews/index.ts';
import { conditions } from './conditions.ts';
import { transitions } from './transitions.ts';

/** By which calls each act is done, by hand: by participants and, on their own endpoint, by admins. */
const callsOf: Partial<Record<BookingAct, { members?: Endpoint[]; admin?: Endpoint[] }>> = {
  accept: { members: [bookings.acceptBooking], admin: [bookings.acceptBooking] },
  reschedule: {
    members: [bookings.rescheduleMyBooking],
    admin: [bookings.rescheduleMyBooking, bookings.rescheduleByAdmin],
  },
  reschedule_not_carried_out: { members: [bookings.rescheduleMyBooking] },
  keep_time: { members: [bookings.keepTime] },
  withdraw_move: { members: [bookings.withdrawMove] },
  cancel: { members: [bookings.cancelMyBooking], admin: [bookings.cancelMyBooking, bookings.cancelByAdmin] },
  complete: { members: [bookings.completeBooking], admin: [bookings.completeBooking, bookings.completeByAdmin] },
  report_absent: { members: [bookings.reportBooking] },
  report_not_carried_out: { members: [bookings.reportBooking] },
  miss: { admin: [bookings.missByAdmin] },
  investigate: { admin: [bookings.investigateByAdmin] },
  refund: { admin: [bookings.refundByAdmin] },
  confirm_held: { members: [bookings.confirmOfflineSession] },
  deny_held: { members: [bookings.denyOfflineSession] },
  review: { members: [giveFeedback] },
};

/** What the table can answer to this act, by whom: what is not in it at all, and each condition that is not met. */
const answersTo = (act: BookingAct, whose: 'members' | 'admin') => {
  const rows = transitions.filter(
    (row) => row.act === act && row.who.some((role) => (whose === 'admin') === (role === 'admin')),
  );
  return new Set<string>([
    'bookings.not_allowed_now',
    ...rows.flatMap(({ when = [] }) => when.map((name) => conditions[name].code)),
  ]);
};

const rows = Object.entries(callsOf).flatMap(([act, by]) =>
  (['members', 'admin'] as const).flatMap((whose) =>
    (by[whose] ?? []).map((endpoint) => [act as BookingAct, whose, endpoint] as const),
  ),
);

test.each(rows)('B31 what the table of states can refuse is declared: %s by %s', (act, whose, endpoint) => {
  const undeclared = [...answersTo(act, whose)].filter((code) => !endpoint.refusals.some((one) => one === code));
  expect([`${endpoint.method} ${endpoint.path}`, undeclared]).toEqual([`${endpoint.method} ${endpoint.path}`, []]);
});

test('every act that people do has its calls here', () => {
  const made = transitions.filter(({ from, who }) => from !== null && !who.every((role) => role === 'system'));
  expect(new Set(made.map(({ act }) => act))).toEqual(new Set(Object.keys(callsOf)));
});
