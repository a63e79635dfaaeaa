import { type Fit, whole } from './people.ts';
import { overlap } from './share.ts';

/** A university or company in common. */
export const background: Fit = ({ mentee, mentor }) => {
  if (mentee.places.size === 0 || mentor.places.size === 0) return null;
  return overlap(mentee.places, mentor.places) ? whole : 0;
};
