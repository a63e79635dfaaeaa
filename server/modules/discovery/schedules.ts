import type { Schedule } from '../../platform/jobs.ts';
import { addUpCountsInTime, keepMeanInTime, lookAgainInTime } from './subscribers.ts';

export const discoverySchedules: readonly Schedule[] = [
  { name: 'discovery.lookAgainInTime', run: lookAgainInTime },
  { name: 'discovery.keepMeanInTime', run: keepMeanInTime },
  { name: 'discovery.addUpCountsInTime', run: addUpCountsInTime },
];
