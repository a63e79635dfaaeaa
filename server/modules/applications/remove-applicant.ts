import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { letGo } from '../profiles/index.ts';
import { factsToDecide } from './decide.ts';
import { lockToDecide } from './load.ts';
import type { FoundApplicant } from './queries.ts';
import { whyNot } from './rules/states.ts';
import { deleteApplicant } from './store.ts';
import { deleteFilesOf } from './store/files.ts';
import { texts } from './texts.ts';

/** APP-19: lets a rejected applicant apply again. */
export const removeApplicant = async (work: Work<Actor>, seen: FoundApplicant) => {
  const { application, applicant } = await lockToDecide(work.tx, seen);
  refuseIf(whyNot('remove', factsToDecide(applicant, application, work), 'admin'));
  for (const key of await deleteFilesOf(work.tx, { applicantId: applicant.id })) await letGo(work, key);
  await deleteApplicant(work.tx, applicant.id);
  const data = { applicant_id: applicant.id, user_id: applicant.userId };
  const object = { type: 'Application' as const, id: application.id };
  await recordInProgram(work, application.programId, { action: 'applicant.removed', object, data });
  return { message: texts.removed };
};
