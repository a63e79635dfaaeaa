import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, Instant, Message } from '../../schemas/types.ts';
import { noticeObjects } from '../values.ts';

/** What a member is notified about, and where it leads (NTF-02). */
export const Notification = z.object({
  id: Id,
  object_type: z.enum(noticeObjects),
  message: z.string(),
  link_path: z.string(),
  /** '5 minutes ago', as of the time of the reply. */
  time_elapsed: z.string(),
  read: z.boolean(),
  created_at: Instant,
});

export type Notification = z.infer<typeof Notification>;

/** The number of unread notifications, shown on the bell. */
const Unread = z.object({ unread: z.number().int().nonnegative() });

export const myNotifications = shape({
  summary: 'What the reader was told, latest first, 20 a page (NTF-01, NTF-04, B112)',
  page: true,
  query: z.object({ page: z.coerce.number<unknown>().int().min(1).max(100_000).catch(1).optional() }),
  response: Unread.extend({
    data: z.array(Notification),
    page: z.number().int(),
    total_pages: z.number().int(),
  }),
  refusals: ['accounts.not_signed_in'],
});

export const unreadNotifications = shape({
  summary: 'How many the reader has not read',
  response: Unread,
  refusals: ['accounts.not_signed_in'],
});

const Cleared = Message.extend(Unread.shape);

export const markAllRead = shape({
  summary: 'Marks all as read (NTF-04, NTF-05)',
  response: Cleared,
  refusals: ['accounts.not_signed_in'],
});

export const markRead = shape({
  summary: 'Marks one as read (NTF-04, NTF-05)',
  body: z.object({ notification_id: z.coerce.number<unknown>().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  response: Cleared,
  refusals: ['accounts.not_signed_in', 'notifications.not_found'],
});
