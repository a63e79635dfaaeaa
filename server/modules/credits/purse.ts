import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import { readPurse } from './queries/ledger.ts';
import { expiringUntil } from './rules/lots.ts';

/**
 * Points that the person can spend; ten pay for one session. What expired since the clock last looked is not counted
 * (M28). `expiring`: what expires within 14 days, and when the first of it does (B36).
 */
export const purseOf = async (tx: Tx, userId: number, now: Temporal.Instant) => {
  const { points, expired, expiring, expiresAt } = await readPurse(tx, userId, { now, until: expiringUntil(now) });
  return { points: Math.max(0, points - expired), expiring: { points: expiring, at: expiresAt } };
};

export const balanceOf = async (tx: Tx, userId: number, now: Temporal.Instant) =>
  (await purseOf(tx, userId, now)).points;
