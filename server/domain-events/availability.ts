import type { DomainEvent } from './event.ts';

/** A mentor's weekly hours, overrides, notice, buffers, do-not-disturb or times in a linked calendar have changed. */
export interface AvailabilityChanged extends DomainEvent {
  name: 'availability.changed';
  userId: number;
}
