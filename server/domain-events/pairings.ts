import type { DomainEvent } from './event.ts';

export interface PairingCreated extends DomainEvent {
  name: 'pairing.created';
  pairingId: number;
  programId: number;
  mentorId: number;
  menteeId: number;
  byId: number;
  /** The session whose acceptance made them a pair; null: they connected, or an admin paired them (B70). */
  bookingId: number | null;
}
