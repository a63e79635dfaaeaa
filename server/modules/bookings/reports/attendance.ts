import type { BookingAttendance } from '../../../../contract/bookings/index.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { administersBooking, bookingScope } from '../../../policies/bookings.ts';
import { presentAttendance } from '../../meetings/index.ts';
import { presentPerson } from '../present/booking.ts';
import { bookingView } from '../queries/views.ts';

/** B53: the evidence beside a report. Its participants are not shown how closely each other was watched. */
export const showAttendance = async ({ tx, actor, now }: Work<Actor>, id: number): Promise<BookingAttendance> => {
  const view = found(await bookingView(tx, id, bookingScope(actor)), 'bookings.not_found');
  refuseIf(administersBooking(actor, view.programme?.program ?? null) ? null : 'bookings.admins_only', 403);
  const ids = view.participants.map(({ userId }) => userId);
  const nameOf = (userId: number) => {
    const row = found(
      view.participants.find((one) => one.userId === userId),
      'bookings.not_found',
    );
    const { name, side } = presentPerson(row);
    return { full_name: name, user_type: side };
  };
  return {
    meetings: view.sittings.map((sitting) => {
      const { people, ...meeting } = presentAttendance(sitting, ids, now);
      return { ...meeting, people: people.map((one) => ({ ...one, ...nameOf(one.user_id) })) };
    }),
  };
};
