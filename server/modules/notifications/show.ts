import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { presentNotification } from './present.ts';
import { countNotifications, countUnread, notificationsOf } from './queries.ts';

/** B112 */
const onAPage = 20;

/** A page of the reader's own notifications, latest first. */
export const showNotifications = async ({ tx, actor, now }: Work<Actor>, page: number) => {
  const rows = await notificationsOf(tx, actor.id, { limit: onAPage, offset: (page - 1) * onAPage });
  return {
    data: rows.map((row) => presentNotification(row, now)),
    page,
    total_pages: Math.max(1, Math.ceil((await countNotifications(tx, actor.id)) / onAPage)),
    unread: await countUnread(tx, actor.id),
  };
};
