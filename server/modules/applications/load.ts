import { found } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { lockRunning } from '../programmes/index.ts';
import { applicantById, applicationById, type ApplicationRow, type FoundApplicant } from './queries.ts';
import { lockApplicant } from './store.ts';

/** A form to be changed: its programme is locked and runs (B68), and the form is read again behind the lock. */
export const lockForm = async (tx: Tx, { application: { id, programId } }: ApplicationRow) => {
  await lockRunning(tx, programId);
  return found(await applicationById(tx, id), 'applications.not_found');
};

/** An applicant to be decided about: the programme is locked and runs, the applicant is locked. */
export const lockToDecide = async (tx: Tx, { applicant: { id }, application: { programId } }: FoundApplicant) => {
  await lockRunning(tx, programId);
  const { application } = found(await applicantById(tx, id), 'applications.applicant_not_found');
  const applicant = found(await lockApplicant(tx, id), 'applications.applicant_not_found');
  return { application, applicant };
};
