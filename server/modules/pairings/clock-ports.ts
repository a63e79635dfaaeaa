import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';

/** What pairs ask of the module that keeps their clocks. */
export interface ClockPorts {
  /** Milliseconds since they were paired, without those in which the pair was paused. */
  ageOf: (tx: Tx, pairing: { id: number; createdAt: Temporal.Instant }, now: Temporal.Instant) => Promise<number>;
}
