import type { MoveGivenUp } from '../../../domain-events/bookings.ts';
import type { Change, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { proposedOf } from '../facts.ts';
import { guard, loadForSystem, lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { lastActOf } from '../queries/repeated.ts';
import { nextStatus, type NextState, whyNot } from '../rules/states.ts';
import { type Loaded, settle } from '../settle.ts';
import { occupyAsProposed } from '../store/bookings.ts';
import { settleMove } from './settle-move.ts';

// M26: a time that one side suggests for a confirmed session is accepted, given up, or lapses.

/** The suggested time and the side that is asked, of a booking for which the table allowed the act. */
const suggestionIn = ({ booking }: Pick<Loaded, 'booking'>) => {
  const proposed = proposedOf(booking);
  const { proposedBy, proposedReason, awaitingRole: awaited } = booking;
  if (proposed === null || proposedBy === null || awaited === null) throw new Error('another time is suggested');
  return { ...proposed, proposedBy, reason: proposedReason, awaited };
};

/** The suggested time becomes the session's. It is held already, so nobody can have taken it. */
export const acceptMove = async (work: Work<Actor>, loaded: Loaded, to: NextState) => {
  const { startAt, endAt, proposedBy: userId, reason, awaited } = suggestionIn(loaded);
  await occupyAsProposed(work.tx, loaded.booking.id);
  const whoRescheduled = awaited === 'mentor' ? 'mentee' : 'mentor';
  await settleMove(work, loaded, 'accept', { to, startAt, endAt, userId, whoRescheduled, reason });
};

const giveUp = async (
  change: Change,
  loaded: Loaded,
  { act, to, how }: { act: 'keep_time' | 'withdraw_move' | 'lapse_move'; to: NextState; how: MoveGivenUp['how'] },
) => {
  const { startAt, endAt, awaited } = suggestionIn(loaded);
  const proposed = { proposedStartAt: startAt.toString(), proposedEndAt: endAt.toString() };
  await settle<MoveGivenUp>(change, loaded, {
    act,
    to,
    data: proposed,
    event: (base) => ({ name: 'booking.move_given_up', ...base, ...proposed, awaited, how }),
  });
};

const giveUpAs = async (work: Work<Actor>, seen: SeenBooking, act: 'keep_time' | 'withdraw_move') => {
  const loaded = await lockForAct(work, seen);
  const last = await lastActOf(work.tx, loaded.booking.id);
  if (last?.action === act && last.actorId === work.actor.id) return; // a repeated act answers the present state (C2)
  const { to } = guard(act, loaded, work.now);
  await giveUp(work, loaded, { act, to, how: act === 'keep_time' ? 'kept' : 'withdrawn' });
};

/** The awaited side says no to the suggested time, without cancelling the session. */
export const keepTime = (work: Work<Actor>, seen: SeenBooking) => giveUpAs(work, seen, 'keep_time');

/** Whoever suggested another time takes the suggestion back. */
export const withdrawMove = (work: Work<Actor>, seen: SeenBooking) => giveUpAs(work, seen, 'withdraw_move');

/** Nobody answered in time. */
export const lapseMove = async (change: Change, id: number) => {
  const loaded = await loadForSystem(change, id);
  if (!loaded) return;
  const { facts, role } = loaded;
  if (whyNot('lapse_move', facts, role, change.now) !== null) return;
  const to = nextStatus('lapse_move', facts, role, change.now);
  await giveUp(change, loaded, { act: 'lapse_move', to, how: 'lapsed' });
};
