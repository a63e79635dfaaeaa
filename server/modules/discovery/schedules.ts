import type { Schedule } from '../../platform/jobs.ts';
import { lookAgainInTime } from './subscribers.ts';

export const discoverySchedules: readonly Schedule[] = [{ name: 'discovery.lookAgainInTime', run: lookAgainInTime }];
