import type { Work } from '../../platform/work.ts';
import { portalPath, type ProgrammeRow } from '../programmes/index.ts';
import type { ProgrammeForm } from './permissions.ts';
import { presentApplication } from './present.ts';
import { placesTaken } from './queries/intake.ts';
import { type ApplicationRow, applicationsOf, countsOf, questionsOf } from './queries.ts';

type Reading = Pick<Work<unknown>, 'tx' | 'now'>;

const presentAll = async (
  { tx, now }: Reading,
  rows: readonly ApplicationRow[],
  programme: ProgrammeRow,
  baseUrl: string,
) => {
  const ids = rows.map(({ application }) => application.id);
  const [counts, taken] = [await countsOf(tx, ids), await placesTaken(tx, ids)];
  const questions = await questionsOf(tx, ids);
  const portal = baseUrl + portalPath(programme);
  const zone = programme.program.timezone;
  return rows.map((row) => {
    const { id } = row.application;
    const intake = { taken: taken.get(id) ?? 0, zone, now };
    return presentApplication(row, { questions, counts: counts.get(id), portal, intake });
  });
};

/** APP-01 */
export const showApplications = async (reading: Reading, programme: ProgrammeRow, baseUrl: string) => {
  const rows = await applicationsOf(reading.tx, programme.program.id);
  return { applications: await presentAll(reading, rows, programme, baseUrl) };
};

export const showApplication = async (reading: Reading, { programme, ...row }: ProgrammeForm, baseUrl: string) => {
  const [shown] = await presentAll(reading, [row], programme, baseUrl);
  if (!shown) throw new Error('one row gives one application');
  return shown;
};
