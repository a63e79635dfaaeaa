import { expect, test } from 'vitest';
import { BookingAct, StoredStatus } from '../../../../contract/bookings/index.ts';
import { freesTime, recordedAs, resolutionOf } from './settling.ts';

// Written by hand from C2 and ADB-46 of the specification: act | its name in the history | how it settles open reports.
const written = `
  request | request | -
  request_for_mentee | request | -
  create | create | -
  log_offline | log_offline | -
  accept | accept | -
  reschedule | reschedule | -
  reschedule_not_carried_out | reschedule_not_carried_out | -
  cancel | cancel | cancelled
  complete | complete | completed
  report_absent | report_absent | -
  report_not_carried_out | report_not_carried_out | -
  miss | miss | missed
  investigate | investigate | -
  refund | refund | refunded
  review | review | -
  close_reviews | close_reviews | -
  expire | expire | -
  auto_complete | auto_complete | -
  withdraw | cancel | cancelled
  remove | cancel | cancelled
  confirm_held | confirm_held | -
  deny_held | deny_held | -
  delete_logged | delete_logged | -
  keep_time | keep_time | -
  withdraw_move | withdraw_move | -
  lapse_move | lapse_move | -`;

test('how the history keeps each act, and how it settles what was reported', () => {
  const lines = written.trim().split('\n');
  const expected = lines.map((line) => line.split('|').map((word) => word.trim()));
  const inOrder = expected.map(([act]) => BookingAct.parse(act));
  expect(inOrder.map((act) => [act, recordedAs(act), resolutionOf(act) ?? '-'])).toEqual(expected);
  expect(new Set(inOrder)).toEqual(new Set(BookingAct.options));
});

test('M03 the time of a session is free again once it is neither asked for nor agreed', () => {
  const taken = ['pending', 'upcoming'];
  for (const from of StoredStatus.options)
    for (const to of StoredStatus.options)
      expect(freesTime(from, to), `${from} to ${to}`).toBe(taken.includes(from) && !taken.includes(to));
});
