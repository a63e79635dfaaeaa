import type { BookingPerson } from '../../../contract/bookings/schemas/booking.ts';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { bookingPaths, paths, portalPath } from '../../lib/paths.ts';
import { useProgrammeHere } from '../programmes/index.ts';

/** DIS-35: only in programmes where mentees pick their mentor. */
const mayLookFor = ({ pairing_method: method, viewer }: ProgrammeView) =>
  method === 'mentee_picks' && viewer?.user_type === 'mentee';

/** The place these sessions belong to: the platform, or the programme whose portal this is (A01, BKG-02). */
export const useBookingPlace = () => {
  const programme = useProgrammeHere();
  return {
    programId: programme?.id ?? null,
    ...bookingPaths(programme),
    /** PRO-05: in a portal, people have their page there. */
    personOf: ({ slug, profile_url: url }: Pick<BookingPerson, 'slug' | 'profile_url'>) =>
      programme !== null && slug !== null ? portalPath(programme, `members/${slug}`) : url,
    /** BKG-09: the page where mentors can be found. */
    mentors: programme === null ? paths.discover() : mayLookFor(programme) ? portalPath(programme, 'directory') : null,
  };
};
