import { found } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { lockRunning } from '../programmes/index.ts';
import { applicantById, applicationById, type ApplicationRow, type FoundApplicant } from './queries.ts';
import { lockApplicant } from './store.ts';

/** Loads a form to change it: locks its programme, which must be running (B68), then reads the form again. */
export const lockForm = async (tx: Tx, { application: { id, programId } }: ApplicationRow) => {
  await lockRunning(tx, programId);
  return found(await applicationById(tx, id), 'applications.not_found');
};

/** Loads an applicant to decide about: locks the programme, which must be running, then the applicant. */
export const lockToDecide = async (tx: Tx, { applicant: { id }, application: { programId } }: FoundApplicant) => {
  await lockRunning(tx, programId);
  const { application } = found(await applicantById(tx, id), 'applications.applicant_not_found');
  const applicant = found(await lockApplicant(tx, id), 'applications.applicant_not_found');
  return { application, applicant };
};
