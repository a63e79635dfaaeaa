import { type CohortFunnel, type FunnelStep, type StoppedStep } from '../../../../contract/analytics/index.ts';
import { percent } from './shares.ts';

/**
 * The steps of a cohort from how many stopped at each: whoever is further has reached the steps before, so no step has more people
 * than the one before it.
 */
export const funnelOf = (
  invited: number,
  stopped: readonly { step: StoppedStep; people: number }[],
): CohortFunnel['steps'] => {
  const all: readonly { step: FunnelStep; people: number }[] = [{ step: 'invited', people: invited }, ...stopped];
  const reachedFrom = (at: number) => all.slice(at).reduce((sum, { people }) => sum + people, 0);
  const whole = reachedFrom(0);
  return all.map(({ step, people }, at) => ({
    step,
    people: reachedFrom(at),
    percentage: percent(reachedFrom(at), whole),
    stopped: people,
  }));
};
