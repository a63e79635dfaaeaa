import type { Person } from '../../../testing/personas.fixture.ts';

export const mentees = ['mentee', 'other_mentee'] as const;
export const actors = [...mentees, 'mentor', 'platform_admin'] as const satisfies readonly Person[];
export type Mentee = (typeof mentees)[number];
export type Who = (typeof actors)[number];
export type Side = 'mentor' | 'mentee';
type Status =
  | 'pending'
  | 'upcoming'
  | 'completed'
  | 'cancelled'
  | 'system_cancelled'
  | 'reported'
  | 'investigating'
  | 'missed'
  | 'refunded';

/** One to one, or a session of the group of all three. */
export interface ModelSession {
  id: number;
  kind: 'one_on_one' | 'group';
  /** The mentee who asked for it; in a group's session, one of the two who can be missing. */
  mentee: Mentee;
  status: Status;
  awaiting: Side | null;
  askedAt: number;
  start: number;
  /** M26: the start that the side which is not `awaiting` suggests instead. */
  suggested: number | null;
  completedAt: number | null;
  missing: Side | null;
  /** Who moved it to its present time, and who reported it last: if they repeat the act, nothing changes. */
  movedBy: Who | null;
  /** How the last suggestion was given up, and by whom, if that was the last thing that happened to it. */
  gaveUp: { act: 'keep' | 'takeBack' | 'lapse'; who: Who | null } | null;
  reportedBy: Who | null;
  /** What was paid for it and not given back. */
  points: number;
}

/**
 * C2 in a few lines, written independently of the real rules: the state of each session and everyone's points. Times
 * are epoch milliseconds.
 */
export interface Model {
  now: number;
  sessions: ModelSession[];
  points: Record<Mentee, number>;
}

export const HOUR = 3_600_000;
const FORTNIGHT = 14 * 24 * HOUR;
const FIVE_MINUTES = HOUR / 12;
export const isOpen = ({ status }: ModelSession) => status === 'pending' || status === 'upcoming';
const isLookedInto = ({ status }: ModelSession) => status === 'reported' || status === 'investigating';
export const endOf = ({ start }: ModelSession) => start + HOUR;

/** The side on which this person meets a session; null when they cannot see it. */
export const sideOf = ({ kind, mentee }: ModelSession, who: Who): Side | 'admin' | null => {
  if (who === 'platform_admin') return 'admin';
  if (who === 'mentor') return 'mentor';
  return kind === 'group' || who === mentee ? 'mentee' : null;
};

/** Everything for which time is held: the session itself, and what is suggested instead. */
const startsOf = ({ start, suggested }: ModelSession) => (suggested === null ? [start] : [start, suggested]);

/** Who acts, and on which side of the session. */
interface By {
  who: Who;
  side: Side | 'admin';
}

/** Whether the only mentor and the mentee are free, and the start is at least two hours ahead. */
const isFree = ({ now, sessions }: Model, start: number, moving: ModelSession | null) =>
  start >= now + 2 * HOUR &&
  !sessions.some((one) => one !== moving && isOpen(one) && startsOf(one).some((held) => Math.abs(held - start) < HOUR));

/** What was paid goes back only once, whatever happens later. */
const giveBack = (model: Model, one: ModelSession) => {
  model.points[one.mentee] += one.points;
  one.points = 0;
};

/** The HTTP status of the answer; the model has changed when it is 200. */
export type Outcome = 200 | 404 | 422;

const begun = {
  id: 0,
  suggested: null,
  completedAt: null,
  missing: null,
  movedBy: null,
  gaveUp: null,
  reportedBy: null,
} as const;

export const modelRequest = (model: Model, mentee: Mentee, start: number): Outcome => {
  const waiting = model.sessions.filter(
    (one) => one.kind === 'one_on_one' && one.mentee === mentee && one.status === 'pending',
  ).length;
  if (waiting >= 5 || model.points[mentee] < 10 || !isFree(model, start, null)) return 422;
  model.points[mentee] -= 10;
  const asked = { mentee, status: 'pending', awaiting: 'mentor', askedAt: model.now } as const;
  model.sessions.push({ ...begun, ...asked, kind: 'one_on_one', start, points: 10 });
  return 200;
};

/** B47: a member of the group asks, its mentor arranges; it costs nothing. */
export const modelGroup = (model: Model, who: Mentee | 'mentor', start: number): Outcome => {
  const waiting = model.sessions.filter(({ kind, status }) => kind === 'group' && status === 'pending').length;
  if ((who !== 'mentor' && waiting >= 5) || !isFree(model, start, null)) return 422;
  const stands =
    who === 'mentor'
      ? ({ mentee: 'mentee', status: 'upcoming', awaiting: null } as const)
      : ({ mentee: who, status: 'pending', awaiting: 'mentor' } as const);
  model.sessions.push({ ...begun, ...stands, kind: 'group', askedAt: model.now, start, points: 0 });
  return 200;
};

/** M26: until the room opens, if it was suggested before that; at most 48 hours, and no longer than the new start. */
const lapsesAt = ({ start, suggested, askedAt }: ModelSession) => {
  const asRequest = Math.min(askedAt + 48 * HOUR, suggested ?? 0);
  return askedAt < start - FIVE_MINUTES ? Math.min(asRequest, start - FIVE_MINUTES) : asRequest;
};

const isAsked = ({ now }: Model, one: ModelSession) => one.suggested !== null && now < lapsesAt(one);

const dropSuggestion = (one: ModelSession) => {
  one.suggested = null;
  one.awaiting = null;
};

/** Any act but a repeated one makes a suggestion void, and is the last thing that happened. */
const concludes = (one: ModelSession) => {
  dropSuggestion(one);
  one.gaveUp = null;
};

const acceptSuggestion = (model: Model, one: ModelSession, side: Side | 'admin', suggested: number): Outcome => {
  if (!isAsked(model, one) || side !== one.awaiting) return 422;
  one.start = suggested;
  one.movedBy = side === 'mentor' ? one.mentee : 'mentor';
  concludes(one);
  return 200;
};

/** The awaited side keeps the time, or the other one takes its suggestion back. */
export const modelGiveUp = (model: Model, one: ModelSession, act: 'keep' | 'takeBack', { who, side }: By): Outcome => {
  if (one.gaveUp?.act === act && one.gaveUp.who === who) return 200;
  const may = side !== 'admin' && isAsked(model, one) && (act === 'keep') === (side === one.awaiting);
  if (!may) return 422;
  dropSuggestion(one);
  one.gaveUp = { act, who };
  return 200;
};

export const modelAccept = (model: Model, one: ModelSession, side: Side | 'admin'): Outcome => {
  if (one.suggested !== null) return acceptSuggestion(model, one, side, one.suggested);
  if (one.status === 'upcoming') return one.gaveUp === null ? 200 : 422;
  if (one.status !== 'pending' || (side !== 'admin' && side !== one.awaiting)) return 422;
  one.status = 'upcoming';
  concludes(one);
  return 200;
};

/**
 * An upcoming session: an admin may move it at any time, the others until the room closes; a group's, only its mentor
 * (B30).
 */
const mayMove = ({ now }: Model, one: ModelSession, side: Side | 'admin') => {
  if (one.status !== 'upcoming' || side === 'admin') return isOpen(one);
  return now <= endOf(one) + FIVE_MINUTES && (one.kind === 'one_on_one' || side === 'mentor');
};

const isThereAlready = (one: ModelSession, { who, side }: By) =>
  (one.status === 'pending' && side !== one.awaiting) || (isOpen(one) && one.suggested === null && one.movedBy === who);

/** The other side is asked: by a request that goes on waiting, or by a suggestion for a session that stays (M26). */
const ask = (model: Model, one: ModelSession, side: Side) => {
  const awaiting = side === 'mentee' ? 'mentor' : 'mentee';
  if (one.awaiting !== awaiting) one.askedAt = model.now;
  one.awaiting = awaiting;
  one.gaveUp = null;
};

export const modelReschedule = (model: Model, one: ModelSession, by: By, start: number): Outcome => {
  const { who, side } = by;
  if (one.suggested === start && side !== 'admin') return side === one.awaiting ? 422 : 200;
  if (start === one.start) return isThereAlready(one, by) ? 200 : 422;
  if (!mayMove(model, one, side) || !isFree(model, start, one)) return 422;
  if (side === 'admin' || one.kind === 'group') {
    one.start = start;
    one.movedBy = who;
    one.gaveUp = null;
    if (one.status === 'upcoming') dropSuggestion(one);
    return 200;
  }
  ask(model, one, side);
  if (one.status === 'upcoming') one.suggested = start;
  else Object.assign(one, { start, movedBy: who });
  return 200;
};

export const modelCancel = (model: Model, one: ModelSession, side: Side | 'admin'): Outcome => {
  if (one.status === 'cancelled') return 200;
  if (!isOpen(one) && !(side === 'admin' && isLookedInto(one))) return 422;
  const tooLate = one.status === 'upcoming' && side === 'mentee' && model.now > one.start - 24 * HOUR;
  if (!tooLate) giveBack(model, one);
  one.status = 'cancelled';
  concludes(one);
  return 200;
};

export const modelComplete = (model: Model, one: ModelSession, side: Side | 'admin', early: boolean): Outcome => {
  if (one.status === 'completed') return 200;
  if (one.status !== 'upcoming' && !(side === 'admin' && isLookedInto(one))) return 422;
  if (one.kind === 'group' && side === 'mentee') return 422; // M35
  if (one.status === 'upcoming' && model.now < one.start && !early) return 422;
  one.status = 'completed';
  one.completedAt ??= model.now;
  concludes(one);
  return 200;
};

/** From five minutes after the end, or within a fortnight after completion, but never before the start. */
export const modelReport = (model: Model, one: ModelSession, { who, side }: By): Outcome => {
  if (one.status === 'reported') return one.reportedBy === who ? 200 : 422;
  const inTime =
    (one.status === 'upcoming' && model.now > endOf(one) + FIVE_MINUTES) ||
    (one.status === 'completed' &&
      model.now >= one.start &&
      one.completedAt !== null &&
      model.now <= one.completedAt + FORTNIGHT);
  if (side === 'admin' || !inTime) return 422;
  one.status = 'reported';
  concludes(one);
  one.reportedBy = who;
  return 200;
};

export const modelInvestigate = (one: ModelSession): Outcome => {
  if (one.status === 'investigating') return 200;
  if (one.status !== 'reported') return 422;
  one.status = 'investigating';
  return 200;
};

/** D06: a mentor's absence gives the points back immediately. */
export const modelMiss = (model: Model, one: ModelSession, missing: Side): Outcome => {
  if (one.status === 'missed' && one.missing === missing) return 200;
  const may = isLookedInto(one) || one.status === 'completed' || one.status === 'upcoming';
  if (!may || model.now < one.start) return 422;
  one.status = 'missed';
  concludes(one);
  one.missing = missing;
  if (missing === 'mentor') giveBack(model, one);
  return 200;
};

export const modelRefund = (model: Model, one: ModelSession): Outcome => {
  if (one.status === 'refunded') return 200;
  const may = isLookedInto(one) || one.status === 'missed' || one.status === 'cancelled';
  if (!may || one.points === 0) return 422;
  one.status = 'refunded';
  giveBack(model, one);
  return 200;
};

export const modelClock = (model: Model, now: number) => {
  model.now = now;
  for (const one of model.sessions) {
    if (one.status === 'pending' && (now >= one.askedAt + 48 * HOUR || now >= one.start)) {
      one.status = 'system_cancelled';
      one.awaiting = null;
      giveBack(model, one);
    }
    if (one.suggested !== null && !isAsked(model, one)) {
      dropSuggestion(one);
      one.gaveUp = { act: 'lapse', who: null };
    }
    if (one.status === 'upcoming' && one.suggested === null && now >= endOf(one) + FORTNIGHT) {
      one.status = 'completed';
      concludes(one);
      one.completedAt = now;
    }
  }
};
