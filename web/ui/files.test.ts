import { expect, test } from 'vitest';
import { kindsOf, refusedBecause } from './files.ts';

const accept = ['image/jpeg', 'image/png', 'image/gif', 'image/heic', 'image/heif'];
const shrinks = ({ type }: File) => type !== 'image/gif';
const why = (name: string, type: string, bytes: number) =>
  refusedBecause([new File([new Uint8Array(bytes)], name, { type })], [], {
    accept,
    maxBytes: 100,
    maxTotalBytes: undefined,
    maxFiles: 1,
    shrinks,
  });

test.each([
  ['a photo that is made smaller may be of any size', 'me.jpg', 'image/jpeg', 101, null],
  ['one that is sent as it is may not', 'me.gif', 'image/gif', 101, 'size'],
  ['up to the limit it may', 'me.gif', 'image/gif', 100, null],
  ['a HEIC is taken', 'IMG_1.HEIC', 'image/heic', 101, null],
  ['also where the system does not know its kind', 'IMG_1.HEIC', '', 101, null],
  ['something else without a kind is not', 'IMG_1.doc', '', 10, 'type'],
] as const)('PRO-53 %s', (_what, name, type, bytes, reason) => {
  expect(why(name, type, bytes)).toBe(reason);
});

test('PRO-53 the kinds that everybody can choose are named', () => {
  expect(kindsOf(accept)).toBe('JPG, PNG, GIF');
});
