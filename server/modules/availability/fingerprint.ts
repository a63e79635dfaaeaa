import { createHash } from 'node:crypto';
import type { MentorHours } from './queries.ts';

const inOrder = (entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry)).toSorted();

/**
 * The same for the same hours, in whatever order the rows come. Do-not-disturb is left out: it is turned over on its
 * own, and doing so does not make an open editor out of date.
 */
export const fingerprint = ({ rules, overrides, timeZone, notice, buffers, weeklyLimit, isOwn }: MentorHours): string =>
  createHash('sha256')
    .update(JSON.stringify([inOrder(rules), inOrder(overrides), timeZone, notice, buffers, weeklyLimit, isOwn]))
    .digest('base64url');
