import { tableFile, tablePage } from '../admin-tables/endpoints.ts';
import type { Call } from '../endpoint.ts';
import { deliveryTable } from './values.ts';
import type * as own from './schemas/own.ts';
import type * as admin from './schemas/admin.ts';

export const myNotifications: Call<typeof own.myNotifications> = { method: 'GET', path: '/notifications' };

export const unreadNotifications: Call<typeof own.unreadNotifications> = {
  method: 'GET',
  path: '/notifications/unread_count',
};

export const markAllRead: Call<typeof own.markAllRead> = { method: 'POST', path: '/notifications/mark_all_read' };

export const markRead: Call<typeof own.markRead> = { method: 'POST', path: '/notifications/mark_read' };

export const deliveries: Call<typeof admin.deliveries> = tablePage(deliveryTable);
export const deliveriesFile: Call<typeof admin.deliveriesFile> = tableFile(deliveryTable);

export const deliveredLetter: Call<typeof admin.deliveredLetter> = {
  method: 'GET',
  path: '/main/admins/deliveries/{id}.json',
};
