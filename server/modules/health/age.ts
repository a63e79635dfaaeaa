import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import { pausesOf } from './queries/pairings.ts';
import { activeBetween } from './rules/clock.ts';

interface Since {
  id: number;
  createdAt: Temporal.Instant;
}

/** Milliseconds since two were paired, without those in which the pair was paused: pausing stops all of its clocks (M15). */
export const ageOf = async (tx: Tx, { id, createdAt }: Since, now: Temporal.Instant) => {
  const pauses = (await pausesOf(tx, [id])).map(({ fromAt, untilAt }) => ({
    from: fromAt.epochMilliseconds,
    until: untilAt?.epochMilliseconds ?? null,
  }));
  return activeBetween(createdAt.epochMilliseconds, now.epochMilliseconds, pauses);
};
