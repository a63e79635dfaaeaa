import type { Temporal } from 'temporal-polyfill';
import type { MoveProposed } from '../../../domain-events/bookings.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { lockPeople } from '../../accounts/index.ts';
import { proposedOf } from '../facts.ts';
import { guard, lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { hasMovedLast } from '../queries/repeated.ts';
import type { BookingRow } from '../queries/views.ts';
import type { NextState } from '../rules/states.ts';
import { hasOpenMove } from '../rules/requests.ts';
import { lapseMove } from './answer-move.ts';
import { startOf } from './request.ts';
import { type MoveAct, settleMove } from './settle-move.ts';
import { settle } from '../settle.ts';
import { vacate, vacateProposed } from '../store/bookings.ts';
import { orSlotTaken, refuseUnlessOpen, takeTime } from './take-time.ts';

export interface NewTime {
  reschedule_date: string;
  reschedule_time: string;
  user_timezone: string;
  reschedule_reason?: string | undefined;
  /** D08: set for a session that is over and was not held. Any other session that is over can no longer be moved. */
  not_carried_out?: boolean | undefined;
  /** In minutes; when absent, the session keeps its length (BKG-89). */
  duration?: number | undefined;
}

interface Period {
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
}

const isOpen = ({ status }: BookingRow) => status === 'pending' || status === 'upcoming';

const isSame = (a: Period, b: Period) =>
  a.startAt.epochMilliseconds === b.startAt.epochMilliseconds &&
  a.endAt.epochMilliseconds === b.endAt.epochMilliseconds;

const newPeriod = (booking: BookingRow, { reschedule_date, reschedule_time, user_timezone, duration }: NewTime) => {
  const startAt = startOf(reschedule_date, reschedule_time, user_timezone);
  const length = duration === undefined ? booking.startAt.until(booking.endAt) : { minutes: duration };
  return { startAt, endAt: startAt.add(length) };
};

type Loaded = Awaited<ReturnType<typeof lockForAct>>;

/** A suggestion that lapsed since the clock last looked is given up first, so that a new one has its full time. */
const loadForMove = async (work: Work<Actor>, seen: SeenBooking) => {
  const loaded = await lockForAct(work, seen);
  if (loaded.facts.proposed === null || hasOpenMove(loaded.facts, work.now)) return loaded;
  await lapseMove(work, loaded.booking.id);
  return lockForAct(work, seen);
};

/** Whether the other side is being asked about the time that this user wants. */
const asksOtherSide = ({ booking, role }: Loaded) =>
  role !== null && booking.awaitingRole !== null && role !== booking.awaitingRole;

/**
 * C2: a repeated click changes nothing: the session already waits for the other side at this time, or this user moved
 * it here before. Without such a click, a session is not moved to the time that it has.
 */
const isRepeated = async ({ tx, actor }: Work<Actor>, loaded: Loaded, wanted: Period) => {
  const { booking, role } = loaded;
  const proposed = proposedOf(booking);
  const isProposed = proposed !== null && role !== 'admin' && isSame(wanted, proposed);
  if (!isProposed && !isSame(wanted, booking)) return false;
  if ((isProposed || booking.status === 'pending') && asksOtherSide(loaded)) return true;
  if (isOpen(booking) && proposed === null && (await hasMovedLast(tx, booking.id, actor.id))) return true;
  throw new Refusal('bookings.same_time');
};

/** Takes the new time of everyone, beside the standing one (M26) or instead of it. */
const take = async ({ tx, now }: Work<Actor>, { booking, people }: Loaded, period: Period, isProposed: boolean) => {
  const { id, mentorId, programId, groupId } = booking;
  const place = { mentorId, programId, groupId, ...period };
  const takeIt = async () => {
    await lockPeople(
      tx,
      people.map(({ userId }) => userId),
    );
    await refuseUnlessOpen(tx, place, { now, movingId: id });
    await (isProposed ? vacateProposed(tx, id) : vacate(tx, id));
    await takeTime(tx, { ...place, bookingId: id, people, isProposed });
  };
  await orSlotTaken(place, takeIt, id);
};

/** M26: another time is suggested for a confirmed session; nothing else changes until the other side answers. */
const propose = async (
  work: Work<Actor>,
  loaded: Loaded,
  { act, to, period, reason }: { act: MoveAct; to: NextState; period: Period; reason: string | null },
) => {
  const { startAt, endAt } = period;
  const { awaitingRole: awaiting } = to;
  if (awaiting === null) throw new Error('somebody answers a suggestion');
  await take(work, loaded, period, true);
  const proposed = { proposedStartAt: startAt.toString(), proposedEndAt: endAt.toString() };
  await settle<MoveProposed>(work, loaded, {
    act,
    to,
    patch: { proposedStartAt: startAt, proposedEndAt: endAt, proposedBy: work.actor.id, proposedReason: reason },
    data: { ...proposed, ...(reason !== null && { reason }) },
    event: (base) => ({ name: 'booking.move_proposed', ...base, ...proposed, awaiting }),
  });
};

/**
 * Moves a session to another open time of the mentor and keeps its length; the other side answers (BKG-79, BKG-89), and
 * until then a confirmed session keeps its time (M26). When an admin moves it, nobody has to answer, and the length may
 * change (ADB-31).
 */
export const reschedule = async (work: Work<Actor>, seen: SeenBooking, asked: NewTime) => {
  const { now, actor } = work;
  const loaded = await loadForMove(work, seen);
  const { booking } = loaded;
  const period = newPeriod(booking, asked);
  if (await isRepeated(work, loaded, period)) return;
  const act: MoveAct = asked.not_carried_out ? 'reschedule_not_carried_out' : 'reschedule';
  const { to, role } = guard(act, loaded, now);
  const reason = asked.reschedule_reason || null;
  if (booking.status === 'upcoming' && to.awaitingRole !== null)
    return propose(work, loaded, { act, to, period, reason });

  await take(work, loaded, period, false);
  await settleMove(work, loaded, act, { to, ...period, userId: actor.id, whoRescheduled: role, reason });
};
