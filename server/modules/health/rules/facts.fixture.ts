import { usualWeights } from '../../../../contract/health/values.ts';
import { dayMs, type HealthFacts, type Rating, type Terms } from './facts.ts';

/** Day 0 of the tests; days after it are what the tables below are written in. */
export const dayZero = 1_767_225_600_000;
export const onDay = (day: number) => dayZero + day * dayMs;

/** A pair of day 0 of which nothing else is known. */
export const factsOf = (changes: Partial<HealthFacts> = {}): HealthFacts => ({
  pairedAt: dayZero,
  pauses: [],
  sessions: [],
  ratings: [],
  missed: [],
  calledOff: [],
  ahead: [],
  openReports: 0,
  objectives: [],
  ...changes,
});

export const held = (...days: number[]) => days.map((day) => ({ at: onDay(day), early: false, automatic: false }));

export const stars = (by: Rating['by'], day: number, ...values: number[]): Rating => ({
  by,
  at: onDay(day),
  answers: values.map((value) => ({ value, least: 1, most: 5 })),
});

/** As most programs have it: a session every 30 days, four stars on the whole. */
export const termsOn = (day: number, changes: Partial<Terms> = {}): Terms => ({
  now: onDay(day),
  rhythmDays: 30,
  mean: 7500,
  weights: usualWeights,
  ...changes,
});
