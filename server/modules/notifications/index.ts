export type { Mail, Post, WhatsApp } from './mail.ts';
export { letterById, lettersTo, ownData as notificationsOwnData, type StoredLetter } from './queries.ts';
export { notificationRoutes } from './routes.ts';
export { notificationSchedules } from './schedules.ts';
export { forgetLetters, forgetName, tellPeople, type ToldEvent } from './subscribers.ts';
