import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { hasRoom, mailboxOf, type Unasked, withOne } from './unasked.ts';

const now = Temporal.Instant.from('2026-11-25T09:00:00Z');
const sent = (hoursAgo: number, from: string): Unasked => ({ at: now.subtract({ hours: hoursAgo }).toString(), from });
const times = (count: number, hoursAgo: number) => Array.from({ length: count }, (_none, n) => sent(hoursAgo, `c${n}`));

test.each<[string, Unasked[], boolean]>([
  ['nothing yet', [], true],
  ['four today', times(4, 1), true],
  ['five today', times(5, 1), false],
  ['five, the first of them 24 hours ago', [sent(24, 'c9'), ...times(4, 1)], true],
  ['two today from the same', [sent(1, 'x'), sent(2, 'x')], true],
  ['three today from the same', [sent(1, 'x'), sent(2, 'x'), sent(23, 'x')], false],
  ['three from the same, one of them yesterday', [sent(1, 'x'), sent(2, 'x'), sent(24, 'x')], true],
  ['eleven in a week', [...times(4, 30), ...times(4, 60), ...times(3, 167)], true],
  ['twelve in a week', [...times(4, 30), ...times(4, 60), ...times(4, 167)], false],
  ['twelve, the last of them a week ago', [...times(4, 30), ...times(7, 60), sent(168, 'c')], true],
])('B09 whether one more may be sent: %s', (_case, before, expected) => {
  expect(hasRoom(before, 'x', now, 1)).toBe(expected);
});

test('B09 what is older than a week is forgotten when one more is noted', () => {
  expect(withOne([sent(168, 'a'), sent(167, 'b')], 'c', now)).toEqual([sent(167, 'b'), sent(0, 'c')]);
});

test.each([
  ['Ann@Example.com', 'ann@example.com'],
  ['ann+one@example.com', 'ann@example.com'],
  ['ann+one+two@example.com', 'ann@example.com'],
  ['a.nn@example.com', 'a.nn@example.com'],
  ['a.n.n+x@googlemail.com', 'ann@gmail.com'],
])('B09 the mailbox of %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
