import type { Job, Schedule } from '../../platform/jobs.ts';
import type { EmailLimits } from '../programmes/index.ts';
import { sendDueReports } from './report/send-due.ts';
import { addUpFigures } from './store.ts';

const addUpInTime = ({ transact }: Job) => transact(({ tx }) => addUpFigures(tx));

export const analyticsSchedules = (limits: EmailLimits): readonly Schedule[] => [
  { name: 'analytics.addUpInTime', run: addUpInTime },
  { name: 'analytics.sendDueReports', run: sendDueReports(limits) },
];
