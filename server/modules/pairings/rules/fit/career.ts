import { type Fit, half, whole } from './people.ts';

const farAhead = 7500;

/** A mentor one to three levels ahead; four or more is far to look up to, the same level is a peer, below is nobody. */
export const career: Fit = ({ mentee, mentor }) => {
  if (mentee.level === null || mentor.level === null) return null;
  const ahead = mentor.level - mentee.level;
  if (ahead < 0) return 0;
  if (ahead === 0) return half;
  return ahead <= 3 ? whole : farAhead;
};
