import type { BookingCompleted, BookingDenied } from '../../../domain-events/bookings.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { lockPeople } from '../../accounts/index.ts';
import { guard, loadOwn } from '../load.ts';
import { mentorMetOthersThen } from '../queries/offline.ts';
import type { BookingRow } from '../queries/views.ts';
import { settle } from '../settle.ts';

/**
 * M43: the other side confirms that a logged session took place. It counts from now on, and this is when the time for
 * its reviews begins.
 */
export const confirmHeld = async (work: Work<Actor>, { id, mentorId }: Pick<BookingRow, 'id' | 'mentorId'>) => {
  const { tx, now, actor } = work;
  // As for logging one: whatever is counted between sessions of a mentor is counted under their lock.
  await lockPeople(tx, [mentorId]);
  const loaded = await loadOwn(work, id);
  const { booking } = loaded;
  if (booking.confirmingRole !== null && booking.confirmation === 'confirmed') return; // a repeated act (C2)
  const { to } = guard('confirm_held', loaded, now);
  refuseIf((await mentorMetOthersThen(tx, booking)) ? 'bookings.already_logged' : null);
  await settle<BookingCompleted>(work, loaded, {
    act: 'confirm_held',
    to,
    patch: { confirmation: 'confirmed', answeredBy: actor.id, answeredAt: now, completedAt: now },
    activity: 'completed',
    event: (base) => ({ name: 'booking.completed', ...base, auto: false, early: false, offline: true }),
  });
};

/** M43: the other side says that it did not happen. Both still see it, and it never counts. */
export const denyHeld = async (work: Work<Actor>, { id }: Pick<BookingRow, 'id'>) => {
  const { now, actor } = work;
  const loaded = await loadOwn(work, id);
  const { confirmation, createdBy: loggedById } = loaded.booking;
  if (confirmation === 'denied') return; // a repeated act (C2)
  const { to } = guard('deny_held', loaded, now);
  await settle<BookingDenied>(work, loaded, {
    act: 'deny_held',
    to,
    patch: { confirmation: 'denied', answeredBy: actor.id, answeredAt: now },
    event: (base) => ({ name: 'booking.denied', ...base, loggedById }),
  });
};
