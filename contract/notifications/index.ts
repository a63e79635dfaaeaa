import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as own from './schemas/own.ts';
import * as admin from './schemas/admin.ts';
import * as choices from './schemas/choices.ts';
import * as reachable from './schemas/reachable.ts';

export * from './schemas/own.ts';
export * from './values.ts';
export * from './schemas/admin.ts';
export type { NotificationChoices } from './schemas/choices.ts';

export const myNotifications = join(calls.myNotifications, own.myNotifications);
export const unreadNotifications = join(calls.unreadNotifications, own.unreadNotifications);
export const markAllRead = join(calls.markAllRead, own.markAllRead);
export const markRead = join(calls.markRead, own.markRead);
export const deliveries = join(calls.deliveries, admin.deliveries);
export const deliveriesFile = join(calls.deliveriesFile, admin.deliveriesFile);
export const deliveredLetter = join(calls.deliveredLetter, admin.deliveredLetter);
export const notificationChoices = join(calls.notificationChoices, choices.notificationChoices);
export const chooseNotifications = join(calls.chooseNotifications, choices.chooseNotifications);
export const emailsOfLink = join(calls.emailsOfLink, choices.emailsOfLink);
export const stopEmails = join(calls.stopEmails, choices.stopEmails);
export const mailEvents = join(calls.mailEvents, reachable.mailEvents);
export const writeAgain = join(calls.writeAgain, reachable.writeAgain);
export const writeAgainTo = join(calls.writeAgainTo, reachable.writeAgainTo);
