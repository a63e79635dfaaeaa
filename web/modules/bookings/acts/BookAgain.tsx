import { useMe } from '../../accounts/index.ts';
import { BookSession } from '../windows.ts';
import type { WindowProps } from './kinds.ts';

/** BKG-64, BKG-65: a mentor asks a mentee of theirs again, at a time of their own. */
export const BookAgain = ({ booking, onClose }: WindowProps) => {
  const { me } = useMe();
  const [mentee] = booking.mentees;
  if (!me || !mentee) return null;
  return (
    <BookSession
      mentor={{ id: me.id, slug: me.slug, name: me.full_name, photo: me.profile_photo_url, job: null, company: null }}
      mentee={{ id: mentee.id, name: mentee.name, photo: mentee.photo_url }}
      onClose={onClose}
    />
  );
};
