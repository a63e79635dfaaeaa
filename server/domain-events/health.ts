import type { DomainEvent } from './event.ts';

/** B75: an admin reminds the members of a program who owe a review; one job of so many of them. */
export interface FeedbackReminded extends DomainEvent {
  name: 'feedback.reminded';
  programId: number;
  reminderId: number;
  userIds: readonly number[];
}

interface OfSilentPair extends DomainEvent {
  pairingId: number;
  programId: number;
  /** Whole days without a session, pauses not counted. */
  silentDays: number;
}

/** M16: the two have not met for one and a half cycles. */
export interface PairNudged extends OfSilentPair {
  name: 'pairing.nudged';
}

/** M16: the pair ends in so many days unless they meet or arrange to. */
export interface PairWarned extends OfSilentPair {
  name: 'pairing.warned';
  endsInDays: number;
}
