import { refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordInProgram } from '../../accounts/index.ts';
import { refreshPages } from '../announce.ts';
import { lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { whyNotDelete } from '../rules/confirming.ts';
import { settle } from '../settle.ts';
import { hideBooking } from '../store/bookings.ts';

/**
 * The person who logged a session takes it back: nobody sees it any longer, and nothing counts it. Its history stays,
 * because others may have read it.
 */
export const deleteLogged = async (work: Work<Actor>, seen: SeenBooking) => {
  const { tx, now, actor } = work;
  const loaded = await lockForAct(work, seen);
  const { booking, facts } = loaded;
  if (booking.hiddenAt !== null) return; // a repeated act (C2)
  refuseIf(whyNotDelete(facts));
  const { id, programId } = booking;
  await hideBooking(tx, id, now);
  if (booking.confirmingRole === null)
    await recordInProgram(work, programId, { action: 'booking.logged_deleted', object: { type: 'booking', id } });
  await settle(work, loaded, { act: 'delete_logged', to: null });
  // An admin who logged it for others takes no part in it.
  refreshPages(work, [{ userId: actor.id }]);
};
