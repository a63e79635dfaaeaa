import { useMe } from '../../accounts/index.ts';
import { BookSession } from '../windows.ts';
import type { WindowProps } from './kinds.ts';

/** B47: another session of the same group, asked for by one of its mentors. */
const asGroup = ({ group }: WindowProps['booking']) =>
  group && { id: group.id, name: group.name, people: group.members.map((one) => one.full_name), arranges: true };

/** BKG-64, BKG-65: a mentor asks their mentee or group for another session, at a time of the mentor's own. */
export const BookAgain = ({ booking, onClose }: WindowProps) => {
  const { me } = useMe();
  const [mentee] = booking.mentees;
  const group = asGroup(booking);
  if (!me || !mentee) return null;
  return (
    <BookSession
      mentor={{ id: me.id, slug: me.slug, name: me.full_name, photo: me.profile_photo_url, job: null, company: null }}
      {...(group ? { group } : { mentee: { id: mentee.id, name: mentee.name, photo: mentee.photo_url } })}
      onClose={onClose}
    />
  );
};
