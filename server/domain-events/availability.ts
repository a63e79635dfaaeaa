import type { DomainEvent } from './event.ts';

/** A mentor's weekly hours, overrides, notice, buffers or do-not-disturb have changed. */
export interface AvailabilityChanged extends DomainEvent {
  name: 'availability.changed';
  userId: number;
}
