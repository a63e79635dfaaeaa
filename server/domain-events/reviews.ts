import type { DomainEvent } from './event.ts';

/** A person's averages are other than before. */
export interface AveragesChanged extends DomainEvent {
  name: 'review.averages_changed';
  userId: number;
}

/** A participant has reviewed a session; not said when they change their review while it is sealed. */
export interface ReviewGiven extends DomainEvent {
  name: 'review.given';
  bookingId: number;
  programId: number | null;
  raterId: number;
  /** Null: the whole group. */
  rateeId: number | null;
  /** M08: not to be read yet by the other side. */
  sealed: boolean;
  /** REV-22: in this programme it is for the admins alone. */
  private: boolean;
}
