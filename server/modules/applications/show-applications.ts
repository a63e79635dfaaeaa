import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { forAdmin, portalPath } from '../programmes/index.ts';
import { formForAdmin } from './load.ts';
import { presentApplication } from './present.ts';
import { type ApplicationRow, applicationsOf, countsOf, questionsOf } from './queries.ts';

interface Asked {
  tx: Tx;
  actor: Actor;
}

const presentAll = async (tx: Tx, rows: readonly ApplicationRow[], portal: string) => {
  const ids = rows.map(({ application }) => application.id);
  const counts = await countsOf(tx, ids);
  const questions = await questionsOf(tx, ids);
  return rows.map((row) => presentApplication(row, { questions, counts: counts.get(row.application.id), portal }));
};

/** APP-01 */
export const showApplications = async (asked: Asked, programId: number, baseUrl: string) => {
  const programme = await forAdmin(asked, programId);
  const rows = await applicationsOf(asked.tx, programId);
  return { applications: await presentAll(asked.tx, rows, baseUrl + portalPath(programme)) };
};

export const showApplication = async (asked: Asked, id: number, baseUrl: string) => {
  const { programme, ...row } = await formForAdmin(asked, id);
  const [shown] = await presentAll(asked.tx, [row], baseUrl + portalPath(programme));
  if (!shown) throw new Error('one row gives one application');
  return shown;
};
