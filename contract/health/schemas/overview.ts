import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { IdInPath } from '../../schemas/types.ts';
import { calibrationDays } from '../values.ts';
import { PairingRow } from './lists.ts';

const count = z.number().int();

/** How many pairs and groups there are of each kind, and their mean. */
export const Bands = z.object({
  total: count,
  great: count,
  fair: count,
  poor: count,
  /** Of the fair ones: those that have only begun. */
  new: count,
  /** Of the poor ones: those without a session for more than two cycles. */
  silent: count,
  paused: count,
  /** The mean number of all, of 10,000; null without any. */
  average: count.nullable(),
});

export type Bands = z.infer<typeof Bands>;

/** How a program's pairs and groups were on one day (of UTC). */
const DayOfTrend = z.object({
  day: z.iso.date(),
  average: count,
  great: count,
  fair: count,
  poor: count,
});

export type DayOfTrend = z.infer<typeof DayOfTrend>;

/** What the numbers of pairs of one age foretold. Shares are of 1. */
const Calibration = z.object({
  days: z.literal(calibrationDays),
  pairs: count,
  lost: count,
  auc: z.number().nullable(),
  sensitivity: z.number().nullable(),
  specificity: z.number().nullable(),
  calibrated: z.boolean(),
});

export type Calibration = z.infer<typeof Calibration>;

export const healthOverview = shape({
  summary: 'How the pairs and groups of a programme are altogether: summary, trend, and who needs attention (PAR-02)',
  query: z.object({ program_id: IdInPath }),
  response: z.object({
    pairs: Bands,
    groups: Bands,
    rhythm_days: count,
    /** The last six months, oldest first; only days on which the program was judged. */
    trend: z.array(DayOfTrend),
    /** The poor ones, the silent first, the longest silent before the others. */
    attention: z.array(PairingRow),
    calibration: z.array(Calibration),
  }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'],
});

export type HealthOverview = z.infer<typeof healthOverview.response>;
