import { createHash } from 'node:crypto';

/** What is kept of an event's id: enough to know the event again, nothing that leads to it. */
export const eventKeyOf = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 32);
