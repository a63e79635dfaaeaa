import type { Connection } from '../../../../contract/pairings/schemas/pairs.ts';
import { useMe } from '../../../modules/accounts/index.ts';
import { BookSession, type SessionMentor } from '../../../modules/bookings/index.ts';
import { ConnectButton, ConnectCard } from '../../../modules/pairings/index.ts';

/** The mentor or mentee of the page, in the address of a programme. */
interface Props {
  person: SessionMentor;
}

/**
 * Connecting opens the booking window (B70): a mentee requests a session with the person, a mentor offers their own
 * times.
 */
const useBookingWindow = (person: SessionMentor) => {
  const { me } = useMe();
  return (viewerIs: Connection['viewer_is'], onClose: () => void) => {
    if (viewerIs === 'mentee') return <BookSession mentor={person} onClose={onClose} />;
    if (me === null) return null;
    const own = { id: me.id, slug: me.slug, name: me.full_name, photo: me.profile_photo_url, job: null, company: null };
    return <BookSession mentor={own} mentee={person} onClose={onClose} />;
  };
};

/** PRO-16, PRO-34: for the side of a member's page in a portal. */
export const ConnectPanel = ({ person }: Props) => (
  <ConnectCard member={person} bookingWindow={useBookingWindow(person)} />
);

/** PRO-19: for the bar of the same page on phones. */
export const ConnectBar = ({ person }: Props) => (
  <ConnectButton member={person} bookingWindow={useBookingWindow(person)} />
);
