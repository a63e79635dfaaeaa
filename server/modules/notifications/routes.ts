import * as contract from '../../../contract/notifications/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, anybody, signedIn } from '../../policies/actor.ts';
import { choose, showChoices } from './choices.ts';
import { hearMail, writeAgain } from './hear-mail.ts';
import type { Post } from './mail.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { countUnread } from './queries.ts';
import { deliveryRoutes } from './routes/admin.ts';
import type { Readable } from './read-lines.ts';
import { showNotifications } from './show.ts';
import { showLink, stop } from './stop.ts';

export const notificationRoutes = (app: App<Actor>, readable: Readable, settings: Post['settings']) => {
  handle(app, contract.myNotifications, signedIn, (work, { query }) =>
    showNotifications(work, query.page ?? 1, readable),
  );
  handle(app, contract.unreadNotifications, signedIn, async ({ tx, actor }) => ({
    unread: await countUnread(tx, actor.id),
  }));
  handle(app, contract.markAllRead, signedIn, (work) => markAllRead(work));
  handle(app, contract.markRead, signedIn, (work, { body }) => markRead(work, body.notification_id));
  handle(app, contract.notificationChoices, signedIn, showChoices);
  handle(app, contract.chooseNotifications, inOwnAccount, (work, { body }) => choose(work, body));
  handle(app, contract.emailsOfLink, anybody, (work, { params }) => showLink(work, params));
  handle(app, contract.stopEmails, anybody, (work, { params, body }) => stop(work, params, body.wanted));
  handle(app, contract.mailEvents, anybody, async (work, { body }) => {
    await hearMail(work, body, settings.MAIL_EVENTS_KEY);
    return { message: 'Heard' };
  });
  handle(app, contract.writeAgain, inOwnAccount, async (work) => {
    await writeAgain(work);
    return { message: 'We write to you again' };
  });
  deliveryRoutes(app);
};
