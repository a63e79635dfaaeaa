import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type ManyFacts, whyLeftOut } from './many.ts';

const now = Temporal.Instant.from('2026-11-25T10:00:00Z');
const mentee: ManyFacts = {
  role: { isOwner: false, userType: 'mentee' },
  isSelf: false,
  admins: 2,
  becomes: null,
  hasSignedIn: false,
  remindedAt: null,
  now,
};
const admin = { isOwner: false, userType: 'admin' } as const;

test.each([
  ['remove', {}, null],
  ['remove', { role: undefined }, 'programmes.member_not_found'],
  ['remove', { isSelf: true }, 'programmes.not_yourself'],
  ['remove', { role: { isOwner: true, userType: 'admin' } }, 'programmes.owner_stays'],
  ['remove', { role: admin }, null],
  ['remove', { role: admin, admins: 1 }, 'programmes.last_admin'],
  ['role', { role: admin, admins: 1, becomes: 'admin' }, null],
  ['role', { role: admin, admins: 1, becomes: 'mentor' }, 'programmes.last_admin'],
  ['remind', { hasSignedIn: true }, 'programmes.has_signed_in'],
  ['remind', { isSelf: true, role: admin, admins: 1 }, null],
  ['resend', { remindedAt: now.subtract({ hours: 23 }) }, 'programmes.emailed_today'],
  ['resend', { remindedAt: now.subtract({ hours: 24 }) }, null],
] as const)('why %s leaves somebody out: %j', (act, facts, reason) => {
  expect(whyLeftOut(act, { ...mentee, ...facts } as ManyFacts)).toBe(reason);
});
