export type { Mail, WhatsApp } from './mail.ts';
export { letterById, lettersTo, type StoredLetter } from './queries.ts';
export { waitingDeliveries } from './queries/deliveries.ts';
