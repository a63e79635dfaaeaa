import { clocksOf, isPaused } from './clock.ts';
import { counts, dayMs, type HealthFacts, type Terms } from './facts.ts';

/** What was already done about the silence of a pair; null for never. */
export interface Done {
  nudgedAt: number | null;
  warnedAt: number | null;
}

export const daysToWarned = 90;
export const daysToAnswer = 7;

type Act = 'nudge' | 'warn' | 'end';

/**
 * What is due now because the two have not met. Nothing while they rest, and nothing while a confirmed session is ahead:
 * who has arranged the next one is not silent.
 */
export const dueActs = (
  facts: HealthFacts,
  terms: Pick<Terms, 'now' | 'rhythmDays'> & { endsSilent: boolean },
  { nudgedAt, warnedAt }: Done,
): Act[] => {
  const { now, endsSilent } = terms;
  if (isPaused(facts.pauses, now) || facts.ahead.some((end) => end > now)) return [];
  const { cycle, silence, since } = clocksOf(facts, terms);
  const due: Act[] = [];
  if (silence > 1.5 * cycle && (nudgedAt === null || since(nudgedAt) >= cycle)) due.push('nudge');
  if (!endsSilent || silence <= Math.max(daysToWarned * dayMs, 3 * cycle)) return due;
  const last = Math.max(facts.pairedAt, ...facts.sessions.filter(counts).map(({ at }) => at));
  // A warning from before their last session is about another silence.
  if (warnedAt === null || warnedAt < last) return ['warn'];
  return since(warnedAt) >= daysToAnswer * dayMs ? ['end'] : due;
};
