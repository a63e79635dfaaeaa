import type { Temporal } from 'temporal-polyfill';
import type { Tx, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';

type SlotsOf = (
  tx: Tx,
  mentorIds: readonly number[],
  asked: { now: Temporal.Instant; programId: number; until: Temporal.Instant },
) => Promise<Map<number, number[]>>;

/** What matching asks of modules that come later. */
export interface MatchingPorts {
  /** The starts of the sessions that could be booked with these people in a program, sorted, in epoch milliseconds. */
  openSlotsOf: SlotsOf;
  /** The same as members are offered it: a mentor without a confirmed address has none (M41). */
  bookableSlotsOf: SlotsOf;
  /** Whom a program, or (null) the platform, suggests to whoever asks (B23, D21); 404 for strangers. */
  suggestedNow: (work: Work<Actor>, programId: number | null) => Promise<number[]>;
  /** Whether any of these pairs of a program has asked for a session since then. */
  haveBooked: (
    tx: Tx,
    programId: number,
    pairs: readonly { menteeId: number; mentorId: number }[],
    since: Temporal.Instant,
  ) => Promise<boolean>;
}
