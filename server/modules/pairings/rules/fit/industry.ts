import { type Fit, half, whole } from './people.ts';
import { areRelated } from './related-industries.ts';
import { overlap } from './share.ts';

const anyRelated = (ones: ReadonlySet<number>, others: ReadonlySet<number>) => {
  for (const one of ones) for (const other of others) if (areRelated(one, other)) return true;
  return false;
};

/** The same industry counts whole, a related one half. */
export const industry: Fit = ({ mentee, mentor }) => {
  if (mentee.industries.size === 0 || mentor.industries.size === 0) return null;
  if (overlap(mentee.industries, mentor.industries)) return whole;
  return anyRelated(mentee.industries, mentor.industries) ? half : 0;
};
