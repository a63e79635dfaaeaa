import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';

/** A message that was signed longer ago may have been caught and sent again; clocks differ by less. */
const longestAgo = 5 * 60;

const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Whether the provider signed this text lately: `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<text>">`, by a key
 * that only both know.
 */
export const isSignedLately = (
  { payload, signature }: { payload: string; signature: string },
  key: string,
  now: Temporal.Instant,
) => {
  const [, seconds = '', given = ''] = form.exec(signature) ?? [];
  const expected = createHmac('sha256', key).update(`${seconds}.${payload}`).digest();
  const bytes = Buffer.from(given, 'hex');
  const isTrue = bytes.length === expected.length && timingSafeEqual(bytes, expected);
  return isTrue && Math.abs(now.epochMilliseconds / 1000 - Number(seconds)) <= longestAgo;
};
