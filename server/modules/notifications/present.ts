import type { Temporal } from 'temporal-polyfill';
import type { Notification } from '../../../contract/notifications/index.ts';
import type { NotificationRow } from './queries.ts';
import { elapsed } from './rules/elapsed.ts';
import { texts } from './texts.ts';

const elapsedText = (then: Temporal.Instant, now: Temporal.Instant) => {
  const passed = elapsed(then, now);
  return passed === null ? texts.elapsed.now : texts.elapsed[passed.unit](passed.count);
};

/** NTF-02 */
export const presentNotification = (row: NotificationRow, message: string, now: Temporal.Instant): Notification => ({
  id: row.id,
  object_type: row.objectType,
  message,
  link_path: row.linkPath,
  time_elapsed: elapsedText(row.createdAt, now),
  read: row.readAt !== null,
  created_at: row.createdAt.toString(),
});
