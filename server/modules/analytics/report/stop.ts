import { found } from '../../../platform/refusal.ts';
import type { Change } from '../../../platform/work.ts';
import { programmeById } from '../../programmes/index.ts';
import { stopByToken } from '../store/reports.ts';

/** M16: whoever gets the report needs no account to stop it, or to take that back. */
export const stopReport = async ({ tx, now }: Change, token: string, stopped: boolean) => {
  const row = found(await stopByToken(tx, token, stopped ? now : null), 'analytics.report_link_unknown');
  const programme = found(await programmeById(tx, row.programId), 'analytics.report_link_unknown');
  return { program_name: programme.program.name, stopped };
};
