import type { DomainEvent } from './event.ts';

/** A person's averages are other than before. */
export interface AveragesChanged extends DomainEvent {
  name: 'review.averages_changed';
  userId: number;
}
