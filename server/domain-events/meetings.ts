import type { DomainEvent } from './event.ts';

/** M14, M48: somebody withdrew their consent: what was said in the meeting, and what was made of it, is gone. */
export interface ConsentWithdrawn extends DomainEvent {
  name: 'meeting.consent_withdrawn';
  meetingId: number;
}
