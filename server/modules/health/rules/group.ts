import type { HealthPart } from '../../../../contract/health/values.ts';
import { type Signs, verdictOf } from './bands.ts';
import type { Health, Parts } from './judge.ts';

const meanOf = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));

const partsOf = (members: readonly Health[]): Parts => {
  const mean = (name: HealthPart) => {
    const known = members.map(({ parts }) => parts[name]).filter((part) => part !== null);
    if (known.length === 0) return null;
    const isWhole = known.some((part) => part.counts === 1);
    return { value: meanOf(known.map(({ value }) => value)), counts: isWhole ? (1 as const) : (0.5 as const) };
  };
  return {
    rhythm: mean('rhythm'),
    felt: mean('felt'),
    reliability: mean('reliability'),
    forward: mean('forward'),
    goals: mean('goals'),
  };
};

/** A report or a low rating of one mentee concerns the group; it is silent, or new, only when all of them are. */
const signsOf = (members: readonly Health[]): Signs => {
  const all = (sign: keyof Signs) => members.every(({ signs }) => signs[sign]);
  const any = (sign: keyof Signs) => members.some(({ signs }) => signs[sign]);
  return {
    openReport: any('openReport'),
    silent: all('silent'),
    lowRating: any('lowRating'),
    isNew: all('isNew'),
    beginning: all('beginning'),
  };
};

/** The health of a group is the mean of its mentees'. Null for a group without mentees. */
export const groupHealth = (members: readonly Health[]): Health | null => {
  if (members.length === 0) return null;
  const score = meanOf(members.map((one) => one.score));
  const signs = signsOf(members);
  return {
    score,
    known: meanOf(members.map(({ known }) => known)),
    parts: partsOf(members),
    signs,
    ...verdictOf(score, signs),
    fulfilment: meanOf(members.map(({ fulfilment }) => fulfilment)),
    age: Math.max(...members.map(({ age }) => age)),
    silence: Math.min(...members.map(({ silence }) => silence)),
  };
};
