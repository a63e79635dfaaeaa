import { business } from './targets/business.ts';
import { career } from './targets/career.ts';
import { communication } from './targets/communication.ts';
import { job } from './targets/job.ts';
import { leadership } from './targets/leadership.ts';
import type { Target } from './targets/piece.ts';
import { technical } from './targets/technical.ts';

/** In the order of the options of the first question. */
export const targets: readonly Target[] = [job, leadership, technical, career, business, communication];
