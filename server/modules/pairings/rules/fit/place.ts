import { type Fit, type FitPerson, whole } from './people.ts';

/** For programs that meet: the same location of their company where it names one of both, else the same country. */
export const place: Fit = ({ mentee, mentor }) => {
  if (mentee.location !== '' && mentor.location !== '') return mentee.location === mentor.location ? whole : 0;
  if (mentee.countryId === null || mentor.countryId === null) return null;
  return mentee.countryId === mentor.countryId ? whole : 0;
};

export const hasPlace = ({ location, countryId }: FitPerson) => location !== '' || countryId !== null;
