import { createHash } from 'node:crypto';
import type { MentorHours } from './queries.ts';

const inOrder = (entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry)).toSorted();

/**
 * Equal for equal hours, whatever the order of the rows. Do-not-disturb is left out: it is toggled separately, and
 * toggling it must not make an open editor out of date.
 */
export const fingerprint = ({ rules, overrides, timeZone, notice, buffers, weeklyLimit, isOwn }: MentorHours): string =>
  createHash('sha256')
    .update(JSON.stringify([inOrder(rules), inOrder(overrides), timeZone, notice, buffers, weeklyLimit, isOwn]))
    .digest('base64url');
