import type { Temporal } from 'temporal-polyfill';

export type Unit = 'minutes' | 'hours' | 'days';

/** How long ago something happened, in the largest whole unit; null within the first minute (NTF-01). */
export const elapsed = (then: Temporal.Instant, now: Temporal.Instant): { unit: Unit; count: number } | null => {
  const minutes = Math.floor((now.epochMilliseconds - then.epochMilliseconds) / 60_000);
  if (minutes < 1) return null;
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
};
