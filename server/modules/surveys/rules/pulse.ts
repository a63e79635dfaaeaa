import type { Temporal } from 'temporal-polyfill';

/** M16: the day on which a pair is asked first, and after how many days again. */
export const pulseDays = { first: 30, every: 60 };
const { first: firstDay, every: everyDays } = pulseDays;
/** For so many days people can answer; whoever is silent is asked again in the next round. */
const openDays = 21;

/** M16: which round is open for a pair: 0 from day 30 on, 1 from day 90; null between them and before. */
export const roundAt = (pairedAt: Temporal.Instant, now: Temporal.Instant): number | null => {
  const since = Math.floor(now.since(pairedAt).total('hours') / 24) - firstDay;
  if (since < 0) return null;
  return since % everyDays < openDays ? Math.floor(since / everyDays) : null;
};
