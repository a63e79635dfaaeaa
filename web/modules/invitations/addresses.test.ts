import { expect, test } from 'vitest';
import { addressesIn } from '../../../contract/invitations/index.ts';
import { leftOf, withBulk } from './addresses.ts';

test('INV-17 addresses are found by their pattern, and an empty first row is dropped', () => {
  expect(addressesIn('Ann <Ann@Example.com>, bob@x.co;carol@sub.example.org.\n@ no@where "d\'e@f.io"')).toEqual([
    'ann@example.com',
    'bob@x.co',
    'carol@sub.example.org',
    "d'e@f.io",
  ]);
  expect(withBulk([''], 'a@b.co c@d.co')).toEqual(['a@b.co', 'c@d.co']);
  expect(withBulk(['a@b.co', ''], 'A@B.co c@d.co')).toEqual(['a@b.co', '', 'c@d.co']);
  expect(withBulk([''], 'nothing here')).toEqual(['']);
});

test('what was meant as an address and is none is left, and a text without any is left as it is', () => {
  expect(leftOf('Ann <a@b.co>; foo@bar, @broken.test and the rest')).toBe('foo@bar @broken.test');
  expect(leftOf('Ali at example dot com')).toBe('Ali at example dot com');
  expect(leftOf('a@b.co c@d.co')).toBe('');
});
