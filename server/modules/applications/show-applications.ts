import type { Tx } from '../../platform/work.ts';
import { portalPath, type ProgrammeRow } from '../programmes/index.ts';
import type { ProgrammeForm } from './permissions.ts';
import { presentApplication } from './present.ts';
import { type ApplicationRow, applicationsOf, countsOf, questionsOf } from './queries.ts';

const presentAll = async (tx: Tx, rows: readonly ApplicationRow[], portal: string) => {
  const ids = rows.map(({ application }) => application.id);
  const counts = await countsOf(tx, ids);
  const questions = await questionsOf(tx, ids);
  return rows.map((row) => presentApplication(row, { questions, counts: counts.get(row.application.id), portal }));
};

/** APP-01 */
export const showApplications = async (tx: Tx, programme: ProgrammeRow, baseUrl: string) => {
  const rows = await applicationsOf(tx, programme.program.id);
  return { applications: await presentAll(tx, rows, baseUrl + portalPath(programme)) };
};

export const showApplication = async (tx: Tx, { programme, ...row }: ProgrammeForm, baseUrl: string) => {
  const [shown] = await presentAll(tx, [row], baseUrl + portalPath(programme));
  if (!shown) throw new Error('one row gives one application');
  return shown;
};
