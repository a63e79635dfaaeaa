import { whole } from './people.ts';

/** Of what is wanted, the share that is offered (so that offering much of something else does not help). */
export const shareOf = <T>(wanted: ReadonlySet<T>, offered: ReadonlySet<T>): number | null => {
  if (wanted.size === 0 || offered.size === 0) return null;
  let covered = 0;
  for (const one of wanted) if (offered.has(one)) covered += 1;
  return Math.floor((covered * whole) / wanted.size);
};

/** Whether they have anything in common. */
export const overlap = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean => {
  for (const each of one) if (other.has(each)) return true;
  return false;
};

/** What both have, in the order of the first. */
export const shared = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): T[] =>
  [...one].filter((each) => other.has(each));
