import { expect, test } from 'vitest';
import { type PaymentStatus, whatFollows } from './settling.ts';

const paid = { state: 'paid', amount: 4042, currency: 'MYR' } as const;
const owed = (status: PaymentStatus) => ({ status, amount: 4042, currency: 'MYR' });

test.each([
  ['pending', 'settled'],
  ['removed', 'settled'],
  ['expired', 'settled'],
  ['paid', 'known'],
] as const)('CRD-38 money that arrives for a payment that is %s: %s', (status, outcome) => {
  expect(whatFollows(owed(status), paid)).toBe(outcome);
});

test.each([
  ['one sen less', { amount: 4041 }],
  ['one sen more', { amount: 4043 }],
  ['another currency', { currency: 'USD' }],
])('CRD-38 %s settles nothing, whatever the payment is', (_name, other) => {
  for (const status of ['pending', 'removed', 'expired', 'paid'] as const)
    expect(whatFollows(owed(status), { ...paid, ...other })).toBe('mismatch');
});

test('a page that is open says nothing, and one that has expired ends only what waits', () => {
  expect(whatFollows(owed('pending'), { ...paid, state: 'open' })).toBe('ignored');
  expect(whatFollows(owed('pending'), { ...paid, state: 'expired' })).toBe('ended');
  for (const status of ['removed', 'expired', 'paid'] as const)
    expect(whatFollows(owed(status), { ...paid, state: 'expired' })).toBe('known');
});
