import { Refusal } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { refreshPages } from '../announce.ts';
import { lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { whyNotEditBrief } from '../rules/brief.ts';
import { editBooking } from '../store/bookings.ts';

/** Until the session starts, the mentee can say what it is to be about; the mentor only reads it (B50, BKG-118). */
export const editBrief = async (
  work: Work<Actor>,
  seen: SeenBooking,
  { brief, discussion_points: points }: { brief?: string | undefined; discussion_points?: string[] | undefined },
) => {
  const { booking, people, role, facts } = await lockForAct(work, seen);
  const reason = whyNotEditBrief(facts, role, work.now);
  if (reason) throw new Refusal(reason);
  const patch = { ...(brief !== undefined && { brief: brief || null }), ...(points && { discussionPoints: points }) };
  await editBooking(work.tx, booking.id, patch, work.now);
  refreshPages(work, people);
};
