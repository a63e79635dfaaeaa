import type { DomainEvent } from './event.ts';

/** A person's averages have changed. */
export interface AveragesChanged extends DomainEvent {
  name: 'review.averages_changed';
  userId: number;
}

/** A participant has reviewed a session; not announced when they change their review while it is sealed. */
export interface ReviewGiven extends DomainEvent {
  name: 'review.given';
  bookingId: number;
  programId: number | null;
  raterId: number;
  /** Null: the whole group. */
  rateeId: number | null;
  /** M08: the other side may not read it yet. */
  sealed: boolean;
  /** REV-22: in this programme only the admins may read it. */
  private: boolean;
}

/** Somebody has changed a review of theirs that is still sealed. */
export interface ReviewChanged extends DomainEvent {
  name: 'review.changed';
  bookingId: number;
  programId: number | null;
}
