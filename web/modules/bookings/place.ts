import { bookingPaths, paths } from '../../lib/paths.ts';
import { useProgrammeHere } from '../programmes/index.ts';

/** Whose sessions these are: the platform's, or those of the programme whose portal this is (A01, BKG-02). */
export const useBookingPlace = () => {
  const programme = useProgrammeHere();
  return {
    programId: programme?.id ?? null,
    ...bookingPaths(programme),
    /** BKG-09: where mentors are looked for. */
    mentors: programme === null ? paths.discover() : null,
  };
};
