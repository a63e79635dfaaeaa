import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test('a file is saved under its name in full, and in plain letters by programs that read no more', () => {
  expect(attachment('Bookings 20-11-2026.csv')).toBe(
    `attachment; filename="Bookings 20-11-2026.csv"; filename*=UTF-8''Bookings%2020-11-2026.csv`,
  );
  expect(attachment('Zoë (导师) "50%"*.csv')).toBe(
    `attachment; filename="Zoe (__) _50__*.csv"; filename*=UTF-8''Zo%C3%AB%20%28%E5%AF%BC%E5%B8%88%29%20%2250%25%22%2a.csv`,
  );
  expect(attachment("It's a\r\nset-cookie: x")).toBe(
    `attachment; filename="It's a__set-cookie: x"; filename*=UTF-8''It%27s%20a%0D%0Aset-cookie%3A%20x`,
  );
});
