import type { Temporal } from 'temporal-polyfill';
import type { BookingSide } from '../../../contract/booking-states.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { hoursOf } from '../availability/index.ts';
import { isStillOpen } from './slots.ts';
import { occupy } from './store.ts';

interface Wanted {
  bookingId: number;
  mentorId: number;
  people: readonly { userId: number; userType: BookingSide }[];
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
}

const slotTaken = (mentorId: number, startAt: Temporal.Instant) =>
  new Refusal('bookings.slot_taken', 422, { mentor_id: mentorId, wanted: startAt.toString() });

/** Refuses when the mentor is not open then (B25). Asked under the lock on the people. */
export const refuseUnlessOpen = async (
  tx: Tx,
  { mentorId, startAt, endAt }: Pick<Wanted, 'mentorId' | 'startAt' | 'endAt'>,
  asked: { now: Temporal.Instant; movingId?: number },
) => {
  const durationMinutes = startAt.until(endAt).total('minutes');
  if (!(await isStillOpen(tx, mentorId, startAt, { ...asked, durationMinutes }))) throw slotTaken(mentorId, startAt);
};

/** Takes everybody's time, the mentor's with their buffers. Which row was refused decides the words (M03, D19). */
export const takeTime = async (tx: Tx, { bookingId, mentorId, people, startAt, endAt }: Wanted) => {
  const { before, after } = (await hoursOf(tx, [mentorId])).get(mentorId)?.buffers ?? { before: 0, after: 0 };
  const refused = await occupy(
    tx,
    bookingId,
    people.map(({ userId, userType }) => ({
      userId,
      asRole: userType,
      from: userId === mentorId ? startAt.subtract({ minutes: before }) : startAt,
      to: userId === mentorId ? endAt.add({ minutes: after }) : endAt,
    })),
  );
  if (refused.some(({ userId }) => userId === mentorId)) throw slotTaken(mentorId, startAt);
  if (refused.length > 0) throw new Refusal('bookings.already_busy');
};
