import { expect, test } from 'vitest';
import type { Notification } from '../../../contract/notifications/index.ts';
import { latestOnce } from './latest-once.ts';

const told = (id: number): Notification => ({
  id,
  object_type: 'Booking',
  message: `Message ${id}`,
  link_path: '/main/bookings',
  time_elapsed: 'Just now',
  read: false,
  created_at: '2026-11-20T10:00:00Z',
});

test('NTF-01 one that slipped onto the next page is shown once, where it stood first', () => {
  expect(latestOnce([[told(9), told(8), told(7)], [told(7), told(6)], []]).map(({ id }) => id)).toEqual([9, 8, 7, 6]);
});
