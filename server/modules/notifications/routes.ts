import * as contract from '../../../contract/notifications/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { countUnread } from './queries.ts';
import { deliveryRoutes } from './routes/admin.ts';
import type { Readable } from './read-lines.ts';
import { showNotifications } from './show.ts';

export const notificationRoutes = (app: App<Actor>, readable: Readable) => {
  handle(app, contract.myNotifications, signedIn, (work, { query }) =>
    showNotifications(work, query.page ?? 1, readable),
  );
  handle(app, contract.unreadNotifications, signedIn, async ({ tx, actor }) => ({
    unread: await countUnread(tx, actor.id),
  }));
  handle(app, contract.markAllRead, signedIn, (work) => markAllRead(work));
  handle(app, contract.markRead, signedIn, (work, { body }) => markRead(work, body.notification_id));
  deliveryRoutes(app);
};
