import type { FitPart } from '../../../../../contract/pairings/index.ts';
import { type FitCriterion, fitCriteria, type FitWeights } from '../../../../../contract/pairings/values.ts';
import { answers } from './answers.ts';
import { background } from './background.ts';
import { career } from './career.ts';
import { goals } from './goals.ts';
import { industry } from './industry.ts';
import { language } from './language.ts';
import { type Fit, half, type Two } from './people.ts';
import { place } from './place.ts';
import { sharedTime } from './shared-time.ts';
import { timeZone } from './time-zone.ts';
import { wants } from './wants.ts';

const fits: Readonly<Record<FitCriterion, Fit>> = {
  wants,
  goals,
  industry,
  career,
  language,
  shared_time: sharedTime,
  time_zone: timeZone,
  place,
  background,
  answers,
};

const inOrder: readonly Fit[] = fitCriteria.map((criterion) => fits[criterion]);

/** Of each criterion, in their order, how well the two fit: of 10,000, or −1 where one of them has said nothing. */
export type FitValues = ArrayLike<number>;

export const unknown = -1;

/** Writes the values of these two into `into`, from `at` on. */
export const writeValues = (two: Two, into: Int16Array, at = 0) => {
  for (let n = 0; n < inOrder.length; n += 1) into[at + n] = inOrder[n]?.(two) ?? unknown;
};

export const valuesOf = (two: Two): number[] => {
  const values = new Int16Array(fitCriteria.length);
  writeValues(two, values);
  return [...values];
};

/** Weights in quarters: a criterion of which nothing is known counts a quarter of its weight, and half. */
const inQuarters = (weight: number, value: number) => (value === unknown ? weight : 4 * weight);

/** The weights in the order of the criteria. */
export const weightList = (weights: FitWeights): number[] => fitCriteria.map((criterion) => weights[criterion]);

/**
 * M15: Σ weight × value ÷ Σ weight, of 10,000, rounded half up. `values` are read from `at` on. At least one weight is
 * above 0.
 */
export const scoreOf = (weights: readonly number[], values: FitValues, at = 0): number => {
  let sum = 0;
  let counted = 0;
  for (let n = 0; n < weights.length; n += 1) {
    const value = values[at + n] ?? unknown;
    const quarters = inQuarters(weights[n] ?? 0, value);
    sum += quarters * (value === unknown ? half : value);
    counted += quarters;
  }
  return Math.floor((2 * sum + counted) / (2 * counted));
};

/** The same as its arithmetic: the criteria that weigh something. */
export const partsOf = (weights: FitWeights, values: FitValues): FitPart[] =>
  fitCriteria.flatMap((criterion, n) => {
    const value = values[n] ?? unknown;
    const weight = weights[criterion];
    if (weight === 0) return [];
    return [{ criterion, weight, counted: inQuarters(weight, value) / 4, value: value === unknown ? null : value }];
  });
