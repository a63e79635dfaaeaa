import type { HealthFacts, Pause, Terms } from './facts.ts';
import { counts, dayMs } from './facts.ts';

/** The pauses in order, overlapping ones as one. */
const merged = (pauses: readonly Pause[]) => {
  const apart: { from: number; until: number }[] = [];
  const inOrder = pauses
    .map(({ from, until }) => ({ from, until: until ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => a.from - b.from);
  for (const pause of inOrder) {
    const last = apart.at(-1);
    if (last && pause.from <= last.until) last.until = Math.max(last.until, pause.until);
    else apart.push({ ...pause });
  }
  return apart;
};

/** Milliseconds between two instants, without the pauses in between; 0 when `from` is not the earlier one. */
export const activeBetween = (from: number, until: number, pauses: readonly Pause[]): number => {
  if (until <= from) return 0;
  const resting = merged(pauses).map((pause) => Math.min(pause.until, until) - Math.max(pause.from, from));
  return until - from - resting.reduce((sum, part) => sum + Math.max(0, part), 0);
};

/** Whether the pair rests at this moment. */
export const isPaused = (pauses: readonly Pause[], now: number) =>
  pauses.some(({ from, until }) => from <= now && (until === null || now < until));

/** The clocks of a pair. All of them stand still while it is paused. */
export interface Clocks {
  /** c: the rhythm. */
  cycle: number;
  /** Since the two were paired. */
  age: number;
  /** d: since their last session; since they were paired while there is none. */
  silence: number;
  /** The sessions that count, each as the time since. */
  sessionAges: readonly number[];
  /** The time since any moment. */
  since: (at: number) => number;
}

export const clocksOf = (facts: HealthFacts, { now, rhythmDays }: Pick<Terms, 'now' | 'rhythmDays'>): Clocks => {
  const since = (at: number) => activeBetween(at, now, facts.pauses);
  const sessionAges = facts.sessions
    .filter((session) => counts(session) && session.at <= now)
    .map(({ at }) => since(at));
  const age = since(facts.pairedAt);
  return { cycle: rhythmDays * dayMs, age, silence: Math.min(age, ...sessionAges), sessionAges, since };
};
