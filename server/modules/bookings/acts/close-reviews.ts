import { eachApart } from '../../../platform/each-apart.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Change } from '../../../platform/work.ts';
import { refreshPages } from '../announce.ts';
import { factsOf } from '../facts.ts';
import { groupsCompletedBy } from '../queries/by-the-clock.ts';
import { participantsOf } from '../queries/views.ts';
import { concludingBegan } from '../rules/reviewing.ts';
import { nextStatus, whyNot } from '../rules/states.ts';
import { lockBooking, recordAct, updateBooking } from '../store/bookings.ts';

const closeOne = async (change: Change, id: number) => {
  const { tx, now } = change;
  const booking = await lockBooking(tx, id, 'all');
  if (!booking) return;
  const people = await participantsOf(tx, [id]);
  const facts = factsOf(booking, people, null);
  if (whyNot('close_reviews', facts, 'system', now) !== null) return;
  const { status } = nextStatus('close_reviews', facts, 'system', now);
  await updateBooking(tx, id, { status }, now);
  const act = { actorId: null, action: 'close_reviews', fromStatus: booking.status, toStatus: status } as const;
  await recordAct(tx, { bookingId: id, ...act, at: now });
  refreshPages(change, people);
};

/** B47: 14 days after its completion nobody of a group is asked any more; what was said closes the session. */
export const closeGroupReviews = async ({ now, transact }: Job) => {
  const waiting = await transact(({ tx }) => groupsCompletedBy(tx, concludingBegan(now)));
  await eachApart(waiting, ({ id }) => transact((change) => closeOne(change, id)));
};
