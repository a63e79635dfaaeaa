import type { Schedule } from '../../platform/jobs.ts';
import { keepMeanInTime, lookAgainInTime } from './subscribers.ts';

export const discoverySchedules: readonly Schedule[] = [
  { name: 'discovery.lookAgainInTime', run: lookAgainInTime },
  { name: 'discovery.keepMeanInTime', run: keepMeanInTime },
];
