import type { Fit } from './people.ts';
import { shareOf } from './share.ts';

/** Of the program's services that the mentee has chosen, the share that the mentor has chosen too. */
export const goals: Fit = ({ mentee, mentor }) => shareOf(mentee.services, mentor.services);
