import type { Fit } from './people.ts';
import { shareOf } from './share.ts';

/** Of the skills and services that the mentee wants, the share that the mentor offers. */
export const wants: Fit = ({ mentee, mentor }) => shareOf(mentee.skills, mentor.skills);
