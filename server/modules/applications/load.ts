import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { forAdmin, toChange } from '../programmes/index.ts';
import { applicantById, applicationById } from './queries.ts';
import { lockApplicant } from './store.ts';

interface Asked {
  tx: Tx;
  actor: Actor;
}

/** There for me? Else 404. Mine to administer? Else 403. */
export const formForAdmin = async (asked: Asked, id: number) => {
  const row = found(await applicationById(asked.tx, id), 'applications.not_found');
  const programme = await forAdmin(asked, row.application.programId);
  return { ...row, programme };
};

/** The same to change it: the programme is locked and runs (B68), and the form is read again behind the lock. */
export const formToChange = async (work: Work<Actor>, id: number) => {
  const { application } = found(await applicationById(work.tx, id), 'applications.not_found');
  await toChange(work, application.programId);
  return found(await applicationById(work.tx, id), 'applications.not_found');
};

/** An applicant for who decides: the programme is locked and runs, the applicant is locked. */
export const applicantToDecide = async (work: Work<Actor>, id: number) => {
  const seen = found(await applicantById(work.tx, id), 'applications.applicant_not_found');
  await toChange(work, seen.application.programId);
  const { application } = found(await applicantById(work.tx, id), 'applications.applicant_not_found');
  const applicant = found(await lockApplicant(work.tx, id), 'applications.applicant_not_found');
  return { application, applicant };
};

/** One's own, and nobody else's (APP-32). */
export const applicantOfOwn = async ({ tx, actor }: Asked, id: number) => {
  const row = await applicantById(tx, id);
  refuseIf(row?.applicant.userId === actor.id ? null : 'applications.applicant_not_found', 404);
  return found(row, 'applications.applicant_not_found');
};
