import type { Change } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';

/** Whoever asks, or a report that is sent: days and months are those of this calendar. */
export interface Reader extends Pick<Change, 'tx' | 'now'> {
  actor: Pick<Actor, 'timezone'>;
}

/** What is counted without a calendar. */
export type Counter = Pick<Reader, 'tx' | 'now'>;
