export type { Mail, Push, WhatsApp } from './mail.ts';
export { queueStates } from './queries/queues.ts';
export { letterById, lettersTo, type StoredLetter } from './queries.ts';
export { isOld, minutesWaited } from './rules/old-queues.ts';
