import { refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { refreshPages } from '../announce.ts';
import { lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { whyNotDelete } from '../rules/confirming.ts';
import { hideBooking } from '../store/bookings.ts';
import { recordAct } from '../store/settling.ts';

/**
 * The person who logged a session takes it back: nobody sees it any longer, and nothing counts it. Its history stays,
 * because others may have read it.
 */
export const deleteLogged = async (work: Work<Actor>, seen: SeenBooking) => {
  const { tx, now, actor } = work;
  const { booking, people, facts } = await lockForAct(work, seen);
  if (booking.hiddenAt !== null) return; // a repeated act (C2)
  refuseIf(whyNotDelete(facts));
  const { id, status } = booking;
  await hideBooking(tx, id, now);
  await recordAct(tx, {
    bookingId: id,
    actorId: actor.id,
    action: 'delete_logged',
    fromStatus: status,
    toStatus: status,
    at: now,
  });
  if (booking.confirmingRole === null)
    await recordAudit(work, { action: 'booking.logged_deleted', objectType: 'booking', objectId: id });
  refreshPages(work, [...people, { userId: actor.id }]);
};
