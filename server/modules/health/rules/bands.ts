import type { Confidence, HealthBand, HealthReason } from '../../../../contract/health/values.ts';

/** The band of a number of 10,000, before anything else is considered. */
export const bandOf = (score: number): HealthBand => {
  if (score >= 7500) return 'great';
  return score >= 5000 ? 'fair' : 'poor';
};

/** How much of all that could be known is known, as a share of 10,000. */
export const confidenceOf = (known: number): Confidence => {
  if (known < 5000) return 'low';
  return known < 8000 ? 'medium' : 'high';
};

/** What can outweigh the number. */
export interface Signs {
  openReport: boolean;
  /** More than two cycles without a session. */
  silent: boolean;
  /** A rating of 2 of 5 or less in the last 60 days. */
  lowRating: boolean;
  /** No session yet, within the first cycle. */
  isNew: boolean;
  /** No session yet, within the first two cycles. */
  beginning: boolean;
}

export interface Verdict {
  band: HealthBand;
  reason: HealthReason | null;
}

/** The first sign that holds is the reason shown. Whoever has only begun is at least fair, unless there is an open report. */
export const verdictOf = (score: number, signs: Signs): Verdict => {
  if (signs.openReport) return { band: 'poor', reason: 'open_report' };
  if (signs.silent) return { band: 'poor', reason: 'silent' };
  const byNumber = bandOf(score);
  const raised = signs.beginning && byNumber === 'poor' ? 'fair' : byNumber;
  if (signs.lowRating) return { band: raised === 'great' ? 'fair' : raised, reason: 'low_rating' };
  if (signs.isNew) return { band: 'fair', reason: 'new' };
  return { band: raised, reason: null };
};
