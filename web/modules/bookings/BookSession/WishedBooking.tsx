import { useEffect, useState } from 'react';
import { useMe } from '../../accounts/index.ts';
import { useBookingPlace } from '../place.ts';
import { dropWish, readWish } from '../wish.ts';
import { BookSession } from './BookSession.tsx';

/** M29: the window that a visitor wanted, or that was open when the session ended. */
export const WishedBooking = ({ onClose }: { onClose: () => void }) => {
  const { me } = useMe();
  const { programId } = useBookingPlace();
  const [wish] = useState(() => (me ? readWish(me.id, programId) : null));
  const isNothing = wish === null;
  // The address was opened some other day, or by somebody else.
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  if (!wish) return null;
  const { mentor, mentee, group, preset } = wish;
  const close = () => {
    dropWish();
    onClose();
  };
  return (
    <BookSession
      mentor={mentor}
      {...(mentee && { mentee })}
      {...(group && { group })}
      preset={preset}
      onClose={close}
    />
  );
};
