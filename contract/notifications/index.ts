import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as own from './schemas/own.ts';
import * as admin from './schemas/admin.ts';

export * from './schemas/own.ts';
export * from './values.ts';
export * from './schemas/admin.ts';

export const myNotifications = join(calls.myNotifications, own.myNotifications);
export const unreadNotifications = join(calls.unreadNotifications, own.unreadNotifications);
export const markAllRead = join(calls.markAllRead, own.markAllRead);
export const markRead = join(calls.markRead, own.markRead);
export const deliveries = join(calls.deliveries, admin.deliveries);
export const deliveriesFile = join(calls.deliveriesFile, admin.deliveriesFile);
export const deliveredLetter = join(calls.deliveredLetter, admin.deliveredLetter);
