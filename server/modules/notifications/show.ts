import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { presentNotification } from './present.ts';
import type { Line } from '../../telling/line.ts';
import { countNotifications, countUnread, type NotificationRow, notificationsOf } from './queries.ts';
import { lineReader, type Readable } from './read-lines.ts';

/** B112 */
const onAPage = 20;

const lineOf = ({ lineKey: key, lineNames: names }: NotificationRow): Line[] =>
  key === null || names === null ? [] : [{ key, names }];

/** A page of the reader's own notifications, latest first, each with today's names (ACC-66). */
export const showNotifications = async ({ tx, actor, now }: Work<Actor>, page: number, readable: Readable) => {
  const rows = await notificationsOf(tx, actor.id, { limit: onAPage, offset: (page - 1) * onAPage });
  const readLine = await lineReader(tx, rows.flatMap(lineOf), readable);
  return {
    data: rows.map((row) => {
      const [line] = lineOf(row);
      return presentNotification(row, (line && readLine(line)) ?? row.message, now);
    }),
    page,
    total_pages: Math.max(1, Math.ceil((await countNotifications(tx, actor.id)) / onAPage)),
    unread: await countUnread(tx, actor.id),
  };
};
