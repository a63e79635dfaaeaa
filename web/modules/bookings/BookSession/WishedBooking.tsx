import { useEffect, useState } from 'react';
import { wishHash } from '../wish-hash.ts';
import { useMe } from '../../accounts/index.ts';
import { useBookingPlace } from '../place.ts';
import { dropWish, readWish } from '../wish.ts';
import { BookSession } from './BookSession.tsx';

const isWished = () => window.location.hash === `#${wishHash}`;

/** The address without the wish, so that a reload does not open the window again. */
const leave = () => {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
};

/** M29: the window that a visitor wanted, or that was open when the session ended, on the page that led back to it. */
export const WishedBooking = () => {
  const { me } = useMe();
  const { programId } = useBookingPlace();
  const [wish, setWish] = useState(() => (me && isWished() ? readWish(me.id, programId) : null));
  // The address was opened some other day, or by somebody else.
  useEffect(() => {
    if (wish === null && isWished()) leave();
  }, [wish]);
  if (!wish) return null;
  const { mentor, mentee, group, preset } = wish;
  const close = () => {
    dropWish();
    leave();
    setWish(null);
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
