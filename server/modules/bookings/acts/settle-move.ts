import type { Temporal } from 'temporal-polyfill';
import type { BookingSide } from '../../../../contract/bookings/index.ts';
import type { BookingRescheduled } from '../../../domain-events/bookings.ts';
import type { Change } from '../../../platform/work.ts';
import type { NextState } from '../rules/states.ts';
import { type Loaded, settle } from '../settle.ts';
import { recordReschedule } from '../store/bookings.ts';

export type MoveAct = 'reschedule' | 'reschedule_not_carried_out';

interface Move {
  to: NextState;
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  /** Who wanted the new time, and on which side. */
  userId: number;
  whoRescheduled: BookingSide | 'admin';
  reason: string | null;
}

/** A session changes its time: it goes into the history of moves, and everyone hears what it was before. */
export const settleMove = async (
  change: Change,
  loaded: Loaded,
  act: MoveAct | 'accept',
  { to, startAt, endAt, userId, whoRescheduled, reason }: Move,
) => {
  const { booking } = loaded;
  await recordReschedule(change.tx, {
    bookingId: booking.id,
    userId,
    whoRescheduled,
    oldStartAt: booking.startAt,
    newStartAt: startAt,
    oldEndAt: booking.endAt,
    newEndAt: endAt,
    rescheduleReason: reason,
    createdAt: change.now,
  });
  const old = { oldStartAt: booking.startAt.toString(), oldEndAt: booking.endAt.toString() };
  // M26: the time was suggested before, and the other side has now agreed to it.
  const wasProposed = act === 'accept';
  await settle<BookingRescheduled>(change, loaded, {
    act,
    to,
    patch: { startAt, endAt, ...(wasProposed && { acceptedAt: change.now }) },
    activity: wasProposed ? 'confirmed' : null,
    event: (base) => ({ name: 'booking.rescheduled', ...base, ...old, awaiting: to.awaitingRole, wasProposed }),
  });
};
