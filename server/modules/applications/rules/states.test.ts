import { expect, test } from 'vitest';
import { type ApplicantFacts, nextState, whyNot } from './states.ts';
import type { ApplicantAct, ApplicantRole, ApplicantState } from './transitions.ts';

// Written by hand from C4 of the specification, never imported from the table under test.
const states: ApplicantState[] = ['none', 'draft', 'applied', 'shortlisted', 'approved', 'rejected'];
const roles: ApplicantRole[] = ['applicant', 'admin'];

/** act | role | the states that allow it and where each one leads. Everything else is refused. */
const cells: [ApplicantAct, ApplicantRole, Partial<Record<ApplicantState, ApplicantState>>][] = [
  ['save_draft', 'applicant', { none: 'draft', draft: 'draft' }],
  ['submit', 'applicant', { none: 'applied', draft: 'applied' }],
  ['shortlist', 'admin', { applied: 'shortlisted' }],
  ['approve', 'admin', { applied: 'approved', shortlisted: 'approved' }],
  ['reject', 'admin', { applied: 'rejected', shortlisted: 'rejected' }],
  ['invite', 'admin', { approved: 'approved' }],
  ['continue', 'applicant', { approved: 'approved' }],
  ['remove', 'admin', { rejected: 'none' }],
];

const facts: ApplicantFacts = { status: 'none', running: true, open: true, member: false, left: false };

test.each(cells)('APP-14 APP-17 APP-20 APP-28 who may %s, as %s, and where it leads', (act, who, leads) => {
  const found: Record<string, ApplicantState | null> = {};
  const expected: Record<string, ApplicantState | null> = {};
  for (const status of states) {
    for (const role of roles) {
      const cell = `${status} ${role}`;
      expected[cell] = role === who ? (leads[status] ?? null) : null;
      found[cell] = whyNot(act, { ...facts, status }, role) === null ? nextState(act, status) : null;
    }
  }
  expect(found).toEqual(expected);
});

/** What each tab offers, written by hand from APP-14, APP-16, APP-18, APP-19 and APP-20. */
test.each([
  ['applied', ['shortlist', 'approve', 'reject']],
  ['shortlisted', ['approve', 'reject']],
  ['approved', ['invite']],
  ['rejected', ['remove']],
  ['draft', []],
] as const)('APP-16 APP-18 APP-19 APP-20 an admin may do to somebody %s: %s', (status, acts) => {
  const all = ['shortlist', 'approve', 'reject', 'invite', 'remove'] as const;
  expect(all.filter((act) => whyNot(act, { ...facts, status }, 'admin') === null)).toEqual([...acts]);
});

test.each([
  ['submit', { status: 'draft', open: false }, 'applications.closed'],
  ['save_draft', { open: false }, 'applications.closed'],
  ['submit', { status: 'draft', running: false }, 'programmes.inactive'],
  ['submit', { member: true }, 'applications.already_member'],
  ['submit', { status: 'rejected' }, 'applications.already_applied'],
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
] as const)('an admin cannot %s when %o', (act, changed, code) => {
  expect(whyNot(act, { ...facts, ...changed }, 'admin')).toBe(code);
});
