import type { Temporal } from 'temporal-polyfill';
import { rhythmDays, usualWeights } from '../../../contract/health/values.ts';
import type { Tx } from '../../platform/work.ts';
import { meanBefore, meanKept, settingsAmong } from './queries/terms.ts';
import { daysToWarned } from './rules/acts.ts';
import type { Terms } from './rules/facts.ts';
import { keepMean } from './store/judged.ts';

/** What a program decides about health. */
export interface HealthSettings {
  rhythmDays: number;
  weights: Terms['weights'];
  endsSilent: boolean;
}

const usual: HealthSettings = { rhythmDays: rhythmDays.usual, weights: usualWeights, endsSilent: false };

/** The settings of these programs. */
export const settingsOf = async (tx: Tx, programIds: readonly number[]) => {
  const rows = await settingsAmong(tx, programIds);
  const known = new Map(
    rows.map((row): [number, HealthSettings] => [
      row.programId,
      {
        rhythmDays: row.rhythmDays,
        endsSilent: row.endsSilent,
        weights: {
          rhythm: row.rhythmWeight,
          felt: row.feltWeight,
          reliability: row.reliabilityWeight,
          forward: row.forwardWeight,
          goals: row.goalsWeight,
        },
      },
    ]),
  );
  return (programId: number) => known.get(programId) ?? usual;
};

/** The day of UTC that this moment is on. */
export const dayOf = (now: Temporal.Instant) => now.toZonedDateTimeISO('UTC').toPlainDate().toString();

/** Without any rating a program is taken to be at four stars. */
const usualMean = 7500;

/** The program's mean of the day: worked out when it is first asked for, then the same until the day is over. */
const meanOf = async (tx: Tx, programId: number, now: Temporal.Instant, days: number) => {
  const day = dayOf(now);
  const kept = await meanKept(tx, programId, day);
  if (kept !== undefined) return kept;
  const mean = (await meanBefore(tx, programId, day, days)) ?? usualMean;
  await keepMean(tx, programId, day, mean);
  return mean;
};

/** By what each of these programs judges its pairs now. */
export const termsOf = async (tx: Tx, programIds: readonly number[], now: Temporal.Instant) => {
  const settings = await settingsOf(tx, programIds);
  const terms = new Map<number, Terms>();
  for (const programId of new Set(programIds)) {
    const { rhythmDays: rhythm, weights } = settings(programId);
    const mean = await meanOf(tx, programId, now, Math.max(daysToWarned, 3 * rhythm));
    terms.set(programId, { now: now.epochMilliseconds, rhythmDays: rhythm, mean, weights });
  }
  return terms;
};
