import type { RunningLate } from '../../../domain-events/bookings.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { eventOf } from '../announce.ts';
import { lockForAct } from '../load.ts';
import { seenBooking } from '../permissions.ts';
import { nearNow } from '../queries/asked.ts';
import { canBeLateFor, lateWindow, saidLatelySince } from '../rules/lateness.ts';
import { noteDelay } from '../store/delays.ts';

/** Tells everyone else in the session; the booking itself does not change. */
export const sayLate = async (work: Work<Actor>, id: number, minutes: number | null) => {
  const { tx, now, actor, announce } = work;
  const seen = await seenBooking(work, id);
  const { booking, people, role } = await lockForAct(work, seen);
  if (role === null || role === 'admin' || !canBeLateFor(booking, now)) return 'not_now';
  const isNew = await noteDelay(tx, { bookingId: id, userId: actor.id, saidAt: now }, saidLatelySince(now));
  if (!isNew) return 'just_said';
  await announce<RunningLate>({ name: 'booking.running_late', ...eventOf(booking, people, actor.id, work), minutes });
  return 'told';
};

/** The sessions that this person can be late for now. */
export const nearOf = async ({ tx, actor, now }: ReadWork<Actor> & Pick<Work<Actor>, 'now'>) =>
  (await nearNow(tx, actor.id, lateWindow(now))).map(({ booking }) => booking.id);
