import { Temporal } from 'temporal-polyfill';
import { heldFrom, type MeetingStatus, roomLimits } from '../../../../contract/meetings/index.ts';

/** Once in the room: from coming in until leaving, or until the last sign of life. */
export interface Span {
  userId: number;
  joinedAt: Temporal.Instant;
  seenAt: Temporal.Instant;
  leftAt: Temporal.Instant | null;
}

/** Who has said nothing since then has left, and did so when they last said something. */
export const silentSince = (now: Temporal.Instant) => now.subtract({ seconds: roomLimits.silentSeconds });

export const isHere = ({ leftAt, seenAt }: Pick<Span, 'leftAt' | 'seenAt'>, now: Temporal.Instant) =>
  leftAt === null && Temporal.Instant.compare(seenAt, silentSince(now)) >= 0;

/** What is sure: a span that is still open reaches to the last sign of life, so that it never shrinks again. */
export const endOf = ({ leftAt, seenAt }: Pick<Span, 'leftAt' | 'seenAt'>) => leftAt ?? seenAt;

/** For how many milliseconds at least so many different people were there at once. */
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

/** B53: two people at least were there together for five minutes at least. */
export const isValid = (spans: readonly Span[]) => togetherMs(spans) >= heldFrom.minutes * 60_000;

/** How long one of them was there, in whole minutes. */
export const minutesOf = (spans: readonly Span[], userId: number) => {
  const own = spans.filter((span) => span.userId === userId);
  return Math.floor(togetherMs(own, 1) / 60_000);
};

/** By their milliseconds: a list of sessions asks this many times. */
const inTime = (one: Temporal.Instant, other: Temporal.Instant) => one.epochMilliseconds - other.epochMilliseconds;
const earliest = (moments: readonly Temporal.Instant[]) => moments.toSorted(inTime)[0] ?? null;

interface Sitting {
  endsAt: Temporal.Instant;
  spans: readonly Span[];
}

/** MTG-01: nobody has come yet; it is going on; it is over, and everybody has gone. */
export const statusAt = ({ endsAt, spans }: Sitting, now: Temporal.Instant): MeetingStatus => {
  if (spans.length === 0) return 'scheduled';
  const isOver = endsAt.epochMilliseconds <= now.epochMilliseconds;
  return isOver && !spans.some((span) => isHere(span, now)) ? 'completed' : 'in_progress';
};

/** From when until when there was somebody; its end is known when it is over. */
export const timesOf = (sitting: Sitting, now: Temporal.Instant) => ({
  startedAt: earliest(sitting.spans.map(({ joinedAt }) => joinedAt)),
  endedAt: statusAt(sitting, now) === 'completed' ? (sitting.spans.map(endOf).toSorted(inTime).at(-1) ?? null) : null,
});
