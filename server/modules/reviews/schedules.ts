import type { Schedule } from '../../platform/jobs.ts';
import { bringAveragesUpToDate } from './count-averages.ts';

export const reviewSchedules: readonly Schedule[] = [
  { name: 'reviews.bringAveragesUpToDate', run: bringAveragesUpToDate },
];
