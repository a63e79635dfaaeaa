import type { Fit } from './people.ts';
import { shareOf } from './share.ts';

/**
 * The program's own questions: of what the mentee chose, the share that the mentor chose too (one option: the same, or
 * another), on average over the questions that both have answered.
 */
export const answers: Fit = ({ mentee, mentor }) => {
  const shares = mentee.answers.flatMap((chosen, at) => shareOf(chosen, mentor.answers[at] ?? new Set()) ?? []);
  return shares.length === 0 ? null : Math.floor(shares.reduce((sum, one) => sum + one, 0) / shares.length);
};
