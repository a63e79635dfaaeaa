import type { DomainEvent } from './event.ts';

/** A member reported a person, or a message of theirs; the admins of the place decide. */
export interface PersonReported extends DomainEvent {
  name: 'safety.reported';
  reportId: number;
}

/** An admin decided what was reported about somebody. */
export interface SafetyReportsDecided extends DomainEvent {
  name: 'safety.reports_decided';
  reportIds: readonly number[];
}
