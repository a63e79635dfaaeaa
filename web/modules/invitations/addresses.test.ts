import { expect, test } from 'vitest';
import { addressesIn } from '../../../contract/invitations/index.ts';
import { withBulk } from './addresses.ts';

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
