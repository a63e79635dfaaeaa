import { type Fit, whole } from './people.ts';

const HOUR = 60;

/** 1 − hours apart ÷ 12, the shorter way round the globe. */
export const timeZone: Fit = ({ mentee, mentor }) => {
  const apart = Math.abs(mentee.offset - mentor.offset) % (24 * HOUR);
  const shorter = Math.min(apart, 24 * HOUR - apart);
  return whole - Math.floor((shorter * whole) / (12 * HOUR));
};
