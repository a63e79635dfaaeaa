import type { InvestigationStarted } from '../../../domain-events/bookings.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { guard, lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { settle } from '../settle.ts';

/** ADB-18: an admin starts to look into a report. */
export const investigate = async (work: Work<Actor>, seen: SeenBooking) => {
  const loaded = await lockForAct(work, seen);
  if (loaded.booking.status === 'investigating') return; // a repeated act answers the present state (C2)
  const { to } = guard('investigate', loaded, work.now);
  await settle<InvestigationStarted>(work, loaded, {
    act: 'investigate',
    to,
    event: (base) => ({ name: 'booking.investigation_started', ...base }),
  });
};
