import type { Temporal } from 'temporal-polyfill';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { Actor } from '../../../policies/actor.ts';
import { lockProgramme } from '../../programmes/index.ts';
import { requestOf } from '../facts.ts';
import { lockForAct } from '../load.ts';
import { type SeenBooking, seenBooking } from '../permissions.ts';
import { awaiting } from '../queries/asked.ts';
import { lastActOf } from '../queries/repeated.ts';
import { isBefore } from '../rules/instants.ts';
import { hasExpired, hasOpenMove } from '../rules/requests.ts';
import { whyNot } from '../rules/states.ts';
import type { Loaded } from '../settle.ts';
import { accept } from './accept.ts';
import { keepTime } from './answer-move.ts';
import { cancel } from './cancel.ts';

/** A yes or a no that reaches us from outside our pages. */
interface Answer {
  says: 'accept' | 'decline';
  /** When the person was asked; null: they answer whatever is asked now. */
  askedAt: Temporal.Instant | null;
  /** What the other side reads as the reason if a request is declined. */
  reason: string;
}

/** `changed`: it is not what they were asked about any more. */
export type Answered = 'accepted' | 'declined' | 'kept' | 'changed' | 'nothing_asked';

type Last = Awaited<ReturnType<typeof lastActOf>>;

/** C2: what they have done already by the last act, if that was the same answer. */
const alreadyDone: Record<Answer['says'], Readonly<Record<string, Answered>>> = {
  accept: { accept: 'accepted' },
  decline: { cancel: 'declined', keep_time: 'kept' },
};

/** Somebody, or the clock, has done something to the booking since they were asked: they may not know of it. */
const hasChanged = (last: Last, { askedAt }: Answer, { actor }: Work<Actor>) =>
  askedAt !== null && last !== undefined && last.actorId !== actor.id && isBefore(askedAt, last.at);

/** B30, M26: a declined request is cancelled; of a confirmed session the standing time is kept. */
const decline = async (work: Work<Actor>, seen: SeenBooking, { booking }: Loaded, reason: string) => {
  if (booking.status === 'upcoming') {
    await keepTime(work, seen);
    return 'kept';
  }
  await cancel(work, seen, reason);
  return 'declined';
};

const isAsked = ({ booking }: Loaded) =>
  booking.status === 'pending' || (booking.status === 'upcoming' && booking.proposedStartAt !== null);

/**
 * The awaited side answers a request or a suggested time, by the same acts as on the session's page. A confirmed session
 * is never cancelled by a no, nor does a yes to one time accept another.
 */
export const answerAsked = async (work: Work<Actor>, id: number, answer: Answer): Promise<Answered> => {
  const seen = await seenBooking(work, id);
  if (seen.role !== 'mentor' && seen.role !== 'mentee') return 'nothing_asked';
  // Lock the programme before the booking, as accepting does.
  if (seen.programme !== null) await lockProgramme(work.tx, seen.programme.id);
  const loaded = await lockForAct(work, seen);
  const last = await lastActOf(work.tx, id);
  if (hasChanged(last, answer, work)) return 'changed';
  if (!isAsked(loaded)) {
    const done = last?.actorId === work.actor.id ? alreadyDone[answer.says][last.action] : undefined;
    return done ?? 'nothing_asked';
  }
  refuseIf(whyNot('accept', loaded.facts, loaded.role, work.now));
  if (answer.says === 'decline') return decline(work, seen, loaded, answer.reason);
  await accept(work, seen);
  return 'accepted';
};

/** The bookings that this person can say yes or no to now. */
export const askedOf = async ({ tx, actor, now }: ReadWork<Actor> & Pick<Work<Actor>, 'now'>) =>
  (await awaiting(tx, actor.id))
    .filter(({ booking }) => {
      const request = requestOf(booking);
      return request.proposed === null ? !hasExpired(request, now) : hasOpenMove(request, now);
    })
    .map(({ booking }) => booking.id);
