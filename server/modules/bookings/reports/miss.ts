import type { BookingMissed } from '../../../domain-events/bookings.ts';
import { refuseField } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { guard, lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { returnsPoints } from '../rules/points.ts';
import { settle } from '../settle.ts';

/** ADB-17: an admin found that someone did not come; a mentor's absence returns the points immediately (D06). */
export const miss = async (work: Work<Actor>, seen: SeenBooking, missingId: number) => {
  const loaded = await lockForAct(work, seen);
  const { booking, people, facts } = loaded;
  const missing = people.find(({ userId }) => userId === missingId)?.userType;
  if (missing === undefined) refuseField('missed_participant_id', 'Please choose a participant');
  if (booking.status === 'missed' && booking.missedParticipantId === missingId) return; // a repeated act (C2)
  const { to, role } = guard('miss', loaded, work.now);
  const returns = returnsPoints('miss', facts, role, work.now, missing ?? null);
  await settle<BookingMissed>(work, loaded, {
    act: 'miss',
    to,
    patch: { missedParticipantId: missingId },
    data: { missingId },
    event: (base) => ({ name: 'booking.missed', ...base, missingId, returnsPoints: returns }),
  });
};
