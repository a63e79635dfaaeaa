import type { BookingCompleted } from '../../../domain-events/bookings.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordInProgram } from '../../accounts/index.ts';
import { guard, lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { completingEarly } from '../rules/requests.ts';
import { settle } from '../settle.ts';

const isDone = (status: string) => status === 'completed' || status === 'partially_rated' || status === 'fully_rated';

/**
 * The session took place (BKG-72). Before its start this needs a confirmation and is written to the audit log (M07).
 */
export const complete = async (work: Work<Actor>, seen: SeenBooking, confirmedEarly: boolean) => {
  const loaded = await lockForAct(work, seen);
  const { booking, facts } = loaded;
  if (isDone(booking.status)) return; // a repeated act answers the present state (C2)
  const { to } = guard('complete', loaded, work.now);
  const early = completingEarly(facts, work.now);
  if (early && !confirmedEarly) throw new Refusal('bookings.not_begun');
  if (early)
    await recordInProgram(work, booking.programId, {
      action: 'booking.completed_early',
      object: { type: 'booking', id: booking.id },
    });
  // A session that was completed before someone reported it keeps its first completion.
  const isFirst = booking.completedAt === null;
  await settle<BookingCompleted>(work, loaded, {
    act: 'complete',
    to,
    patch: isFirst ? { completedAt: work.now, completedEarly: early } : {},
    data: { early },
    activity: isFirst ? 'completed' : null,
    event: (base) => ({ name: 'booking.completed', ...base, auto: false, early }),
  });
};
