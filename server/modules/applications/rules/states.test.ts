import { expect, test } from 'vitest';
import { type ApplicantFacts, nextState, whyNot } from './states.ts';
import type { ApplicantAct, ApplicantRole, ApplicantState } from './transitions.ts';

// Written by hand from C4 and M42 of the specification, never imported from the table under test.
const states: ApplicantState[] = [
  'none',
  'draft',
  'applied',
  'shortlisted',
  'waitlisted',
  'rejecting',
  'approved',
  'rejected',
];
const roles: ApplicantRole[] = ['applicant', 'admin', 'clock'];

/** act | role | the states that allow it and where each one leads. Everything else is refused. */
const cells: [ApplicantAct, ApplicantRole, Partial<Record<ApplicantState, ApplicantState | 'as_before'>>][] = [
  ['save_draft', 'applicant', { none: 'draft', draft: 'draft' }],
  ['submit', 'applicant', { none: 'applied', draft: 'applied' }],
  ['join_waitlist', 'applicant', { none: 'waitlisted', draft: 'waitlisted' }],
  ['shortlist', 'admin', { applied: 'shortlisted', waitlisted: 'shortlisted' }],
  ['waitlist', 'admin', { applied: 'waitlisted', shortlisted: 'waitlisted' }],
  ['approve', 'admin', { applied: 'approved', shortlisted: 'approved', waitlisted: 'approved' }],
  ['reject', 'admin', { applied: 'rejecting', shortlisted: 'rejecting', waitlisted: 'rejecting' }],
  ['undo', 'admin', { rejecting: 'as_before' }],
  ['make_final', 'clock', { rejecting: 'rejected' }],
  ['invite', 'admin', { approved: 'approved' }],
  ['continue', 'applicant', { approved: 'approved' }],
  ['remove', 'admin', { rejected: 'none' }],
];

const facts: ApplicantFacts = {
  status: 'none',
  running: true,
  open: true,
  member: false,
  left: false,
  late: false,
  full: false,
  waitlist: true,
  undoable: true,
};

test.each(cells)('APP-14 APP-17 APP-20 APP-28 M42 who may %s, as %s, and where it leads', (act, who, leads) => {
  const found: Record<string, ApplicantState | 'as_before' | null> = {};
  const expected: typeof found = {};
  const undoable = act !== 'make_final';
  for (const status of states) {
    for (const role of roles) {
      const cell = `${status} ${role}`;
      expected[cell] = role === who ? (leads[status] ?? null) : null;
      found[cell] = whyNot(act, { ...facts, status, undoable }, role) === null ? nextState(act, status) : null;
    }
  }
  expect(found).toEqual(expected);
});

/** What each tab offers, written by hand from APP-14, APP-16, APP-18, APP-19 and APP-20. */
test.each([
  ['applied', ['shortlist', 'waitlist', 'approve', 'reject']],
  ['shortlisted', ['waitlist', 'approve', 'reject']],
  ['waitlisted', ['shortlist', 'approve', 'reject']],
  ['rejecting', ['undo']],
  ['approved', ['invite']],
  ['rejected', ['remove']],
  ['draft', []],
] as const)('APP-16 APP-18 APP-19 APP-20 an admin may do to somebody %s: %s', (status, acts) => {
  const all = ['shortlist', 'waitlist', 'approve', 'reject', 'undo', 'invite', 'remove'] as const;
  expect(all.filter((act) => whyNot(act, { ...facts, status }, 'admin') === null)).toEqual([...acts]);
});

test.each([
  ['submit', { status: 'draft', open: false }, 'applications.closed'],
  ['save_draft', { open: false }, 'applications.closed'],
  ['submit', { status: 'draft', running: false }, 'programmes.inactive'],
  ['submit', { member: true }, 'applications.already_member'],
  ['submit', { status: 'rejected' }, 'applications.already_applied'],
  ['submit', { late: true }, 'applications.deadline_passed'],
  ['submit', { full: true }, 'applications.full'],
  ['join_waitlist', { full: true }, null],
  ['join_waitlist', { late: true }, null],
  ['join_waitlist', { full: true, waitlist: false }, 'applications.no_waitlist'],
  ['join_waitlist', { open: false }, 'applications.closed'],
  // Only admins know that they are being rejected.
  ['submit', { status: 'rejecting' }, 'applications.already_applied'],
  ['continue', { status: 'rejecting' }, 'applications.not_approved'],
  ['continue', { status: 'approved', left: true }, 'applications.left'],
  ['continue', { status: 'approved', open: false, member: true }, null],
  ['continue', { status: 'applied' }, 'applications.not_approved'],
] as const)('an applicant cannot %s when %o', (act, changed, code) => {
  expect(whyNot(act, { ...facts, ...changed }, 'applicant')).toBe(code);
});

test.each([
  ['approve', { status: 'rejected' }, 'applications.rejected_for_good'],
  ['reject', { status: 'approved' }, 'applications.decided_already'],
  ['shortlist', { status: 'draft' }, 'applications.still_draft'],
  ['invite', { status: 'applied' }, 'applications.not_approved'],
  ['remove', { status: 'applied' }, 'applications.only_rejected'],
  ['approve', { status: 'applied', running: false }, 'programmes.inactive'],
  ['approve', { status: 'applied', open: false }, null],
  ['approve', { status: 'rejecting' }, 'applications.undo_first'],
  ['waitlist', { status: 'rejected' }, 'applications.rejected_for_good'],
  ['waitlist', { status: 'applied', full: true, late: true, waitlist: false }, null],
  ['remove', { status: 'rejecting' }, 'applications.undo_first'],
  ['undo', { status: 'rejecting', undoable: false }, 'applications.rejected_for_good'],
  ['undo', { status: 'rejected' }, 'applications.rejected_for_good'],
  ['undo', { status: 'shortlisted' }, 'applications.nothing_to_undo'],
] as const)('an admin cannot %s when %o', (act, changed, code) => {
  expect(whyNot(act, { ...facts, ...changed }, 'admin')).toBe(code);
});

test('M42 the clock makes a rejection final when the ten minutes are over, also in a program that has ended', () => {
  const rejecting = { ...facts, status: 'rejecting' as const, running: false };
  expect(whyNot('make_final', rejecting, 'clock')).toBe('applications.undo_first');
  expect(whyNot('make_final', { ...rejecting, undoable: false }, 'clock')).toBeNull();
});
