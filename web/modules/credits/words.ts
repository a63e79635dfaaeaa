import { plural, t } from '@lingui/core/macro';
import { pointsACredit } from '../../../contract/credits/values.ts';

/** CRD-07, DSH-07: a balance in credits; half a credit is possible, and pays for no session. */
export const creditsOf = (points: number) => points / pointsACredit;

/** CRD-08 */
export const isLow = (points: number) => creditsOf(points) < 1;

/** '1 credit', '2.5 credits'. */
export const creditWords = (count: number) => plural(count, { one: '# credit', other: '# credits' });

/** CRD-02, CRD-03: one credit is one session. */
export const sessionWords = (count: number) => plural(count, { one: '# session', other: '# sessions' });

/** The days of a month, as packages count them (A62). */
const month = 30;

/** CRD-09: how long bought credits last. */
export const durationWords = (days: number) => {
  const months = days / month;
  return Number.isInteger(months)
    ? plural(months, { one: '# month', other: '# months' })
    : plural(days, { one: '# day', other: '# days' });
};

export const validityWords = (days: number) => {
  const duration = durationWords(days);
  return t`Valid for ${duration}`;
};
