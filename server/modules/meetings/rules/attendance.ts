import { Temporal } from 'temporal-polyfill';
import { heldFrom, type MeetingStatus, roomLimits } from '../../../../contract/meetings/index.ts';

/** One stay in the room: from entering until leaving, or until the last heartbeat. */
export interface Span {
  userId: number;
  joinedAt: Temporal.Instant;
  seenAt: Temporal.Instant;
  leftAt: Temporal.Instant | null;
}

/** Someone silent since before this moment counts as having left at their last heartbeat. */
export const silentSince = (now: Temporal.Instant) => now.subtract({ seconds: roomLimits.silentSeconds });

export const isHere = ({ leftAt, seenAt }: Pick<Span, 'leftAt' | 'seenAt'>, now: Temporal.Instant) =>
  leftAt === null && Temporal.Instant.compare(seenAt, silentSince(now)) >= 0;

/** The certain end: an open span lasts until its last heartbeat, so it never gets shorter later. */
export const endOf = ({ leftAt, seenAt }: Pick<Span, 'leftAt' | 'seenAt'>) => leftAt ?? seenAt;

/** For how many milliseconds at least this many different people were there together. */
export const togetherMs = (spans: readonly Span[], people: number = heldFrom.people) => {
  const moments = spans
    .flatMap((span) => [
      { at: span.joinedAt.epochMilliseconds, userId: span.userId, change: 1 },
      { at: endOf(span).epochMilliseconds, userId: span.userId, change: -1 },
    ])
    .toSorted((a, b) => a.at - b.at);
  const seats = new Map<number, number>();
  let together = 0;
  let before = 0;
  let here = 0;
  for (const { at, userId, change } of moments) {
    if (here >= people) together += at - before;
    const sat = seats.get(userId) ?? 0;
    seats.set(userId, sat + change);
    here += Number(sat + change > 0) - Number(sat > 0);
    before = at;
  }
  return together;
};

/** B53: at least two people were there together for at least five minutes. */
export const isValid = (spans: readonly Span[]) => togetherMs(spans) >= heldFrom.minutes * 60_000;

/** How long this person was there, in whole minutes. */
export const minutesOf = (spans: readonly Span[], userId: number) => {
  const own = spans.filter((span) => span.userId === userId);
  return Math.floor(togetherMs(own, 1) / 60_000);
};

/** Compares milliseconds, because a list of sessions calls this many times. */
const inTime = (one: Temporal.Instant, other: Temporal.Instant) => one.epochMilliseconds - other.epochMilliseconds;
const earliest = (moments: readonly Temporal.Instant[]) => moments.toSorted(inTime)[0] ?? null;

interface Sitting {
  endsAt: Temporal.Instant;
  spans: readonly Span[];
}

/** MTG-01: nobody has come yet; it is going on; or it is over and everyone has left. */
export const statusAt = ({ endsAt, spans }: Sitting, now: Temporal.Instant): MeetingStatus => {
  if (spans.length === 0) return 'scheduled';
  const isOver = endsAt.epochMilliseconds <= now.epochMilliseconds;
  return isOver && !spans.some((span) => isHere(span, now)) ? 'completed' : 'in_progress';
};

/** When people were there, from first to last; the end is known only once it is over. */
export const timesOf = (sitting: Sitting, now: Temporal.Instant) => ({
  startedAt: earliest(sitting.spans.map(({ joinedAt }) => joinedAt)),
  endedAt: statusAt(sitting, now) === 'completed' ? (sitting.spans.map(endOf).toSorted(inTime).at(-1) ?? null) : null,
});
