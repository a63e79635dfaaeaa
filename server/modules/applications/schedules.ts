import type { Schedule } from '../../platform/jobs.ts';
import { finishRejections } from './finish-rejections.ts';

export const applicationSchedules: readonly Schedule[] = [
  { name: 'applications.finishRejections', run: finishRejections },
];
