import type { Temporal } from 'temporal-polyfill';

/** Calendars are read every ten minutes (B54); one that was not read for this long says nothing any more. */
const goodFor = { minutes: 30 };

interface Reading {
  /** Null: not read yet. */
  readAt: Temporal.Instant | null;
  brokenSince: Temporal.Instant | null;
}

/**
 * Whether it is known when the owner of this linked calendar is busy. When it is not, their open slots say so: they are
 * neither free without a word nor full.
 */
export const isKnown = ({ readAt, brokenSince }: Reading, now: Temporal.Instant) =>
  brokenSince === null && readAt !== null && readAt.epochMilliseconds >= now.subtract(goodFor).epochMilliseconds;
