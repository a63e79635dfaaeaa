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

/** Someone is now in a group, either as one of its first members or added later. */
export interface GroupJoined extends DomainEvent {
  name: 'group.joined';
  pairingId: number;
  userIds: number[];
  byId: number;
}

/** Someone was taken out of a group that continues without them. */
export interface GroupLeft extends DomainEvent {
  name: 'group.left';
  pairingId: number;
  userIds: number[];
  byId: number;
}

/** A pair or group has ended; `userIds` were its members. */
export interface PairingEnded extends DomainEvent {
  name: 'pairing.ended';
  pairingId: number;
  userIds: number[];
  byId: number;
}

/** A pair or group rests: it takes no new sessions; those arranged stay. */
export interface PairingPaused extends DomainEvent {
  name: 'pairing.paused';
  pairingId: number;
  userIds: number[];
  byId: number;
}

/** A pair or group that rested or had ended goes on. */
export interface PairingResumed extends DomainEvent {
  name: 'pairing.resumed';
  pairingId: number;
  userIds: number[];
  byId: number;
}
