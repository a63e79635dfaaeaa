import type { Temporal } from 'temporal-polyfill';
import type { BookingSide, StoredStatus } from '../../../../contract/bookings/index.ts';

export interface DemoReschedule {
  by: BookingSide;
  at: Temporal.Instant;
  oldStartAt: Temporal.Instant;
  newStartAt: Temporal.Instant;
  reason: string | null;
}

export interface DemoReport {
  kind: 'absent' | 'not_carried_out';
  /** The side that reports; the other side is the one reported. */
  by: BookingSide;
  reason: 'did_not_show_up' | 'others' | null;
  otherReason: string | null;
  at: Temporal.Instant;
  status: 'open' | 'investigating' | 'resolved';
}

export interface DemoNote {
  by: BookingSide;
  at: Temporal.Instant;
  text: string;
}

export interface DemoCancellation {
  by: BookingSide | 'admin' | 'system';
  at: Temporal.Instant;
  reason: string | null;
}

/** The life of a session, whoever takes part in it. */
export interface DemoSession {
  key: string;
  status: StoredStatus;
  requestedBy: BookingSide;
  requestedAt: Temporal.Instant;
  /** The side that must answer, and since when; set exactly while pending. */
  awaiting: BookingSide | null;
  awaitingSince: Temporal.Instant | null;
  acceptedAt: Temporal.Instant | null;
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  completedAt: Temporal.Instant | null;
  autoCompleted: boolean;
  topic: string;
  objectives: readonly string[];
  brief: string | null;
  discussionPoints: readonly string[];
  links: readonly string[];
  reschedules: readonly DemoReschedule[];
  cancellation: DemoCancellation | null;
  report: DemoReport | null;
  /** The side that did not come to a missed session. */
  missing: BookingSide | null;
  /** When an admin declared it missed. */
  missedAt: Temporal.Instant | null;
  /** When an admin gave the points back. */
  refundedAt: Temporal.Instant | null;
  notes: readonly DemoNote[];
  /** Which side reviewed, and when. */
  reviews: readonly { by: BookingSide; at: Temporal.Instant }[];
}

/** A session with its people and its place, all of which are already in the database. */
export interface PlacedSession {
  session: DemoSession;
  mentorId: number;
  menteeId: number;
  /** Null on the platform. */
  programId: number | null;
  /** The mentee's. */
  timeZone: string;
  points: number;
  /** The mentor's. */
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}

/** A session that is in the database. */
export type WrittenSession = PlacedSession & { id: number };

export const sideOf = ({ mentorId, menteeId }: PlacedSession, side: BookingSide) =>
  side === 'mentor' ? mentorId : menteeId;
