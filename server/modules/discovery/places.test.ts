import { expect, test } from 'vitest';
import { readPlace, writePlace } from './places.ts';

const place = ['true', '4.1666665', '7', '2026-01-01 00:00:00+00', '12'];
const read = (values: unknown) => readPlace('best', Buffer.from(JSON.stringify(values)).toString('base64url'));

test('M33 where a page ended is read as it was written, in its own order alone', () => {
  const text = writePlace({ total: 40, place });
  expect(readPlace('best', text)).toEqual({ total: 40, place });
  expect(readPlace('newest', text)).toBeNull();
  expect(readPlace('soonest', writePlace({ total: 1, place: ['-9000000000000', '0', '3'] }))).not.toBeNull();
});

test.each([
  ['nothing', null],
  ['no list', {}],
  ['a value too few', [40, ...place.slice(1)]],
  ['a value too many', [40, ...place, '1']],
  ['a total that is none', ['40', ...place]],
  ['a total beyond what is counted', [10_001, ...place]],
  ['a day that no calendar has', [40, 'true', '4', '7', '2026-02-30 00:00:00+00', '12']],
  ['an hour that no day has', [40, 'true', '4', '7', '2026-01-01 25:00:00+00', '12']],
  ['a year that the database refuses', [40, 'true', '4', '7', '0000-01-01 00:00:00+00', '12']],
  ['a number beyond its type', [40, 'true', '1e-99', '7', '2026-01-01 00:00:00+00', '12']],
  ['a word for a number', [40, 'true', '4', 'x', '2026-01-01 00:00:00+00', '12']],
])('M33 an address with %s says no place', (_what, values) => {
  expect(read(values)).toBeNull();
  expect(readPlace('best', 'not base64 of JSON')).toBeNull();
});
