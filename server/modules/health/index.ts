export { ageOf } from './age.ts';
export { lastReminder } from './queries/reminders.ts';
