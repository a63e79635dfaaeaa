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

/** Somebody is in a group from now on: its first people, or who was added. */
export interface GroupJoined extends DomainEvent {
  name: 'group.joined';
  pairingId: number;
  userIds: number[];
  byId: number;
}

/** Somebody was taken out of a group that goes on without them. */
export interface GroupLeft extends DomainEvent {
  name: 'group.left';
  pairingId: number;
  userIds: number[];
  byId: number;
}

/** A pair or group meets no more; `userIds` were its people. */
export interface PairingEnded extends DomainEvent {
  name: 'pairing.ended';
  pairingId: number;
  userIds: number[];
  byId: number;
}
