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
  /** M15: made by publishing a draft, which can be undone for some minutes; the two are told after that. */
  toldLater?: true;
}

/** M15: the two of a published draft are told that they are a pair, now that it cannot be undone any more. */
export interface PairingIntroduced extends DomainEvent {
  name: 'pairing.introduced';
  pairingId: number;
  programId: number;
  mentorId: number;
  menteeId: number;
  byId: number;
}

/** M15: one of a pair asked for another partner; nothing of theirs stands any more. The pair has ended as well. */
export interface PairingParted extends DomainEvent {
  name: 'pairing.parted';
  pairingId: number;
  programId: number;
  mentorId: number;
  menteeId: number;
  byId: number;
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

/** A pair or group has ended; `userIds` were its members. `byId` is null when nobody did it: it stayed silent (M16). */
export interface PairingEnded extends DomainEvent {
  name: 'pairing.ended';
  pairingId: number;
  userIds: number[];
  byId: number | null;
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
