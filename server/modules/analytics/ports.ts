import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';

/** What modules that are not there yet will tell; until then they know of nothing. */
export interface AnalyticsPorts {
  objectivesOf: (tx: Tx, programId: number, now: Temporal.Instant) => Promise<ObjectiveCounts>;
}

export interface ObjectiveCounts {
  total: number;
  done: number;
  expired: number;
}
