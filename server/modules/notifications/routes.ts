import * as contract from '../../../contract/notifications/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, anybody, signedIn } from '../../policies/actor.ts';
import { choose, showChoices } from './choices.ts';
import { showDevices, subscribeDevice, unsubscribeDevice } from './devices.ts';
import { hearMail, writeAgain } from './hear-mail.ts';
import type { Post } from './mail.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { countUnread } from './queries.ts';
import { deliveryRoutes } from './routes/admin.ts';
import { whatsAppRoutes } from './routes/whatsapp.ts';
import type { Readable } from './read-lines.ts';
import { showNotifications } from './show.ts';
import { showLink, stop } from './stop.ts';

export const notificationRoutes = (app: App<Actor>, readable: Readable, { settings, push }: Post) => {
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
  handle(app, contract.myDevices, signedIn, (work) => showDevices(work, push));
  handle(app, contract.addDevice, inOwnAccount, (work, { body }) => subscribeDevice(work, body, push));
  handle(app, contract.removeDevice, inOwnAccount, async (work, { params }) => {
    await unsubscribeDevice(work, params.id);
    return { message: 'This device shows no more notifications' };
  });
  handle(app, contract.mailEvents, anybody, async (work, { body }) => {
    await hearMail(work, body, settings.MAIL_EVENTS_KEY);
    return { message: 'Heard' };
  });
  handle(app, contract.writeAgain, inOwnAccount, async (work) => {
    await writeAgain(work);
    return { message: 'We write to you again' };
  });
  whatsAppRoutes(app, { settings });
  deliveryRoutes(app);
};
