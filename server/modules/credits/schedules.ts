import type { Schedule } from '../../platform/jobs.ts';
import { expireCredits } from './expire.ts';
import { warnOfExpiry } from './warn.ts';

export const creditSchedules: readonly Schedule[] = [
  { name: 'credits.expire', run: expireCredits },
  { name: 'credits.warnOfExpiry', run: warnOfExpiry },
];
