import { calledOffStatuses, type StoredStatus } from '../../../../contract/bookings/index.ts';
import type { Temporal } from 'temporal-polyfill';
import type { MinutesKind, MinutesPhase } from '../../../../contract/minutes/index.ts';

/** Who looks at a line, and what they are in the session. */
export interface Reader {
  id: number;
  isMentor: boolean;
}

export interface Line {
  kind: MinutesKind;
  authorId: number;
  ownerId: number | null;
}

/** A session that was called off is read, not written in. */
export const whyNotWrite = ({ status }: { status: StoredStatus }) =>
  calledOffStatuses.some((one) => one === status) ? ('minutes.called_off' as const) : null;

export const phaseAt = (
  { startAt, endAt }: { startAt: Temporal.Instant; endAt: Temporal.Instant },
  { epochMilliseconds: now }: Temporal.Instant,
): MinutesPhase => {
  if (now < startAt.epochMilliseconds) return 'before';
  return now < endAt.epochMilliseconds ? 'under_way' : 'over';
};

/** What it says stands under its author's name. */
export const whyNotReword = ({ authorId }: Line, reader: Reader) =>
  authorId === reader.id ? null : ('minutes.not_your_words' as const);

/** Whose it is, until when, and whether it stays: its author, and the mentor, who leads the session. */
export const whyNotChange = ({ authorId }: Line, reader: Reader) =>
  reader.isMentor || authorId === reader.id ? null : ('minutes.not_yours' as const);

/** Anybody ticks a point of the agenda, and an action of everyone; an action of one person is theirs. */
export const whyNotTick = ({ kind, ownerId }: Line, reader: Reader) =>
  kind === 'agenda' || ownerId === null || ownerId === reader.id || reader.isMentor
    ? null
    : ('minutes.not_for_you' as const);

/** What has to be known of a reader before an action becomes an objective of theirs. */
export interface Learner {
  /** Of their objectives where the session is: none, on their way, or there. */
  plan: 'none' | 'generating' | 'ready';
  hasMade: boolean;
}

/** A mentee takes along what is for them, or for everyone, once. */
export const whyNotTakeAlong = ({ kind, ownerId }: Line, reader: Reader, { plan, hasMade }: Learner) => {
  if (reader.isMentor) return 'objectives.mentees_only' as const;
  if (kind !== 'action' || (ownerId !== null && ownerId !== reader.id)) return 'minutes.not_for_you' as const;
  if (hasMade) return 'minutes.objective_made' as const;
  if (plan === 'none') return 'minutes.no_plan' as const;
  return plan === 'ready' ? null : ('objectives.not_ready' as const);
};

/** Nobody agrees on a day that is over, or years away; a day more or less is that of another time zone. */
export const isFar = (day: string, now: Temporal.Instant) => {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  return day < today.subtract({ days: 1 }).toString() || day > today.add({ years: 2, days: 1 }).toString();
};
