import type { Temporal } from 'temporal-polyfill';
import type { BookingAttendance } from '../../../../contract/bookings/index.ts';
import { found } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import { presentAttendance, sittingsOf } from '../../meetings/index.ts';
import type { SeenBooking } from '../permissions.ts';
import { presentPerson } from '../present/booking.ts';
import { roomOf } from '../queries/room.ts';

/**
 * B53: the attendance that admins see next to a report. Participants do not see how closely the others were observed.
 */
export const showAttendance = async (
  tx: Tx,
  { booking, people: participants }: SeenBooking,
  now: Temporal.Instant,
): Promise<BookingAttendance> => {
  const sittings = await sittingsOf(tx, [roomOf(booking.id)]);
  const ids = participants.map(({ userId }) => userId);
  const nameOf = (userId: number) => {
    const row = found(
      participants.find((one) => one.userId === userId),
      'bookings.not_found',
    );
    const { name, side } = presentPerson(row);
    return { full_name: name, user_type: side };
  };
  return {
    meetings: sittings.map((sitting) => {
      const { people, ...meeting } = presentAttendance(sitting, ids, now);
      return { ...meeting, people: people.map((one) => ({ ...one, ...nameOf(one.user_id) })) };
    }),
  };
};
