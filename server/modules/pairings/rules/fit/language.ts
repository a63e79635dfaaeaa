import type { Fit } from './people.ts';
import { shareOf } from './share.ts';

/** Of the mentee's languages, the share that the mentor speaks. */
export const language: Fit = ({ mentee, mentor }) => shareOf(mentee.languages, mentor.languages);
