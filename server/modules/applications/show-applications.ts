import type { Work } from '../../platform/work.ts';
import { portalPath, type ProgrammeRow } from '../programmes/index.ts';
import type { ProgrammeForm } from './permissions.ts';
import { presentApplication } from './present.ts';
import { placesRejected, placesTaken } from './queries/intake.ts';
import { type ApplicationRow, applicationsOf, questionsOf } from './queries.ts';
import { type Counts, countsOf } from './queries/counts.ts';

type Reading = Pick<Work<unknown>, 'tx' | 'now'>;

const nobody: Counts = { applied: 0, shortlisted: 0, waitlisted: 0, approved: 0, rejected: 0, draft: 0 };

/** Each form with the number of applicants in each state. */
const presentAll = async (
  { tx, now }: Reading,
  rows: readonly ApplicationRow[],
  programme: ProgrammeRow,
  baseUrl: string,
) => {
  const ids = rows.map(({ application }) => application.id);
  const [counted, taken] = [await countsOf(tx, ids), await placesTaken(tx, ids)];
  const rejected = await placesRejected(tx, ids);
  const questions = await questionsOf(tx, ids);
  const portal = baseUrl + portalPath(programme);
  const zone = programme.program.timezone;
  return rows.map((row) => {
    const { id } = row.application;
    const intake = { taken: taken.get(id) ?? 0, zone, now };
    const counts = counted.get(id) ?? nobody;
    return {
      counts,
      shown: presentApplication(row, { questions, counts, portal, intake, placesRejected: rejected.get(id) ?? 0 }),
    };
  });
};

/** APP-01 */
export const showApplications = async (reading: Reading, programme: ProgrammeRow, baseUrl: string) => {
  const rows = await applicationsOf(reading.tx, programme.program.id);
  const all = await presentAll(reading, rows, programme, baseUrl);
  return { applications: all.map(({ shown }) => shown) };
};

export const showCounted = async (reading: Reading, { programme, ...row }: ProgrammeForm, baseUrl: string) => {
  const [one] = await presentAll(reading, [row], programme, baseUrl);
  if (!one) throw new Error('one row gives one application');
  return one;
};

export const showApplication = async (reading: Reading, form: ProgrammeForm, baseUrl: string) =>
  (await showCounted(reading, form, baseUrl)).shown;
