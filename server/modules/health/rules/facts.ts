import type { HealthPart } from '../../../../contract/health/values.ts';

/** All instants here are milliseconds since the epoch, and all stretches of time are milliseconds: no calendar, no zone. */
export interface Pause {
  from: number;
  /** Null while the pair still rests. */
  until: number | null;
}

interface Session {
  /** When it was held. */
  at: number;
  /** M07: completed before its start. */
  early: boolean;
  /** D07: completed by the clock. */
  automatic: boolean;
}

/** One side's answers about one session, or about the pair in a pulse; all of them together are one rating. */
export interface Rating {
  by: 'mentee' | 'mentor';
  at: number;
  answers: readonly { value: number; least: number; most: number }[];
}

interface Objective {
  /** Null while it is open, whether or not it is due. */
  doneAt: number | null;
  /** When somebody last worked on it; null for never. */
  touchedAt: number | null;
}

/** All that is known about a pair, or about one mentee of a group with the group's mentors. Lists have no order. */
export interface HealthFacts {
  pairedAt: number;
  pauses: readonly Pause[];
  sessions: readonly Session[];
  ratings: readonly Rating[];
  /** When sessions began to which somebody did not come. */
  missed: readonly number[];
  /** Confirmed sessions that a person called off. */
  calledOff: readonly { startAt: number; at: number }[];
  /** When the confirmed sessions end that are still to come. */
  ahead: readonly number[];
  /** Reports of their sessions that no admin has settled yet. */
  openReports: number;
  objectives: readonly Objective[];
}

/** What a program decides about the judgement, and when it is made. */
export interface Terms {
  now: number;
  /** The program's rhythm: how many days there should be between two sessions. */
  rhythmDays: number;
  /** The program's mean rating of the day, of 10,000. */
  mean: number;
  weights: Readonly<Record<HealthPart, number>>;
}

export const dayMs = 86_400_000;
export const hourMs = 3_600_000;

/** M07, D07: only what the two concluded themselves, once it had begun, counts. */
export const counts = ({ early, automatic }: Pick<Session, 'early' | 'automatic'>) => !early && !automatic;
