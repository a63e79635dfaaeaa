import { tableFile, tablePage } from '../admin-tables/endpoints.ts';
import type { Call } from '../endpoint.ts';
import { deliveryTable } from './values.ts';
import type * as own from './schemas/own.ts';
import type * as admin from './schemas/admin.ts';
import type * as choices from './schemas/choices.ts';
import type * as devices from './schemas/devices.ts';
import type * as reachable from './schemas/reachable.ts';
import type * as whatsapp from './schemas/whatsapp.ts';

export const myNotifications: Call<typeof own.myNotifications> = { method: 'GET', path: '/notifications' };

export const unreadNotifications: Call<typeof own.unreadNotifications> = {
  method: 'GET',
  path: '/notifications/unread_count',
};

export const markAllRead: Call<typeof own.markAllRead> = { method: 'POST', path: '/notifications/mark_all_read' };

export const markRead: Call<typeof own.markRead> = { method: 'POST', path: '/notifications/mark_read' };

export const notificationChoices: Call<typeof choices.notificationChoices> = {
  method: 'GET',
  path: '/users/current/notification_choices',
};
export const chooseNotifications: Call<typeof choices.chooseNotifications> = {
  method: 'PATCH',
  path: '/users/current/notification_choices',
};
export const emailsOfLink: Call<typeof choices.emailsOfLink> = { method: 'GET', path: '/unsubscribe/{key}/{kind}' };
export const stopEmails: Call<typeof choices.stopEmails> = { method: 'POST', path: '/unsubscribe/{key}/{kind}' };

export const myDevices: Call<typeof devices.myDevices> = { method: 'GET', path: '/users/current/devices' };
export const addDevice: Call<typeof devices.addDevice> = { method: 'POST', path: '/users/current/devices' };
export const removeDevice: Call<typeof devices.removeDevice> = {
  method: 'DELETE',
  path: '/users/current/devices/{id}',
};

export const mailEvents: Call<typeof reachable.mailEvents> = { method: 'POST', path: '/mail/events' };
export const whatsAppReplies: Call<typeof whatsapp.whatsAppReplies> = { method: 'POST', path: '/whatsapp/replies' };
export const writeAgain: Call<typeof reachable.writeAgain> = { method: 'POST', path: '/users/current/write_again' };
export const writeAgainTo: Call<typeof reachable.writeAgainTo> = {
  method: 'POST',
  path: '/main/admins/deliveries/write_again',
};

export const deliveries: Call<typeof admin.deliveries> = tablePage(deliveryTable);
export const deliveriesFile: Call<typeof admin.deliveriesFile> = tableFile(deliveryTable);

export const deliveredLetter: Call<typeof admin.deliveredLetter> = {
  method: 'GET',
  path: '/main/admins/deliveries/{id}.json',
};
