import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { emailRoom, type Sent } from './email-room.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');
const limits = {
  EMAILS_A_DAY_PROGRAM: 2000,
  EMAILS_A_DAY_COMPANY: 5000,
  EMAILS_A_DAY_NEW_COMPANY: 200,
  RATE_LIMIT_FACTOR: 1,
};
const ago = (hours: number) => now.subtract({ hours });
const old = ago(24 * 400);

test.each([
  ['nothing sent', 0, 0, old, 2000],
  ['a program near its limit', 1999, 1999, old, 1],
  ['a company whose programs together are near the limit', 1000, 4600, old, 400],
  ['a company with nothing left', 0, 5000, old, 0],
  ['more than is allowed now, since a limit was lowered', 2100, 2100, old, 0],
  ['a company of six days and 23 hours', 0, 150, ago(24 * 7 - 1), 50],
  ['a company of seven days', 0, 150, ago(24 * 7), 2000],
] as const)('B09 %s: how much is left', (_what, ofProgram, ofCompany, companySince, left) => {
  const program = { emails: ofProgram, first: ago(3) };
  const company = { emails: ofCompany, first: ago(5) };
  expect(emailRoom({ program, company, companySince, now }, limits).left).toBe(left);
});

test.each([
  ['nothing sent', 0, 0, old, 1600],
  ['a program at four fifths of its limit', 1600, 1600, old, 0],
  ['a company whose programs together are near four fifths', 1000, 3900, old, 100],
  ['a new company', 100, 100, ago(24), 60],
] as const)(
  'B09 %s: how much a file of people may use, so that some is left for others',
  (_what, own, all, since, most) => {
    const [program, company] = [own, all].map((emails) => ({ emails, first: ago(3) })) as [Sent, Sent];
    const room = emailRoom({ program, company, companySince: since, now }, limits);
    expect(room.leftForImports).toBe(most);
    expect(room.left).toBeGreaterThan(most);
  },
);

test('B09 there is more room a day after the first email that fills the nearer limit', () => {
  const program = { emails: 10, first: ago(3) };
  const company = { emails: 4999, first: ago(5) };
  const room = emailRoom({ program, company, companySince: old, now }, limits);
  expect([room.left, room.until.toString()]).toEqual([1, '2026-11-21T05:00:00Z']);
});
