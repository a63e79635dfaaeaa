import type { DomainEvent } from './event.ts';

/** Weekly hours, overrides, notice, buffers or do-not-disturb of a mentor. */
export interface AvailabilityChanged extends DomainEvent {
  name: 'availability.changed';
  userId: number;
}
