import type { Fault } from './rules/progress.ts';

/** A transcription cannot go on: because of this, or (null) since nobody waits for it any more. */
export class Stopped extends Error {
  constructor(readonly fault: Fault | null) {
    super(fault ?? 'nobody waits for it');
  }
}
