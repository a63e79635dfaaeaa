import type { Booking } from '../../../contract/bookings/schemas/booking.ts';

/** The other participant, or a group by its name (B47). */
export const metIn = ({ group, participant }: Pick<Booking, 'group' | 'participant'>) =>
  group
    ? { name: group.name, photo: null, deleted: false }
    : { name: participant.user.full_name, photo: participant.user.photo, deleted: participant.user.deleted };

/** The people of a group, in the form in which faces are shown. */
export const facesOf = (group: NonNullable<Booking['group']>) =>
  group.members.map(({ full_name: name, photo: src, deleted }) => ({ name, src, deleted }));
