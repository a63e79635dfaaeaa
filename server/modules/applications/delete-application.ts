import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { lockForm } from './load.ts';
import type { ApplicationRow } from './queries.ts';
import { updateApplication } from './store.ts';
import { texts } from './texts.ts';

/** APP-02, B121: hides the form and its applicants from every page. */
export const deleteForm = async (work: Work<Actor>, form: ApplicationRow) => {
  const { id, programId } = (await lockForm(work.tx, form)).application;
  await updateApplication(work.tx, id, work.now, { deletedAt: work.now });
  await recordInProgram(work, programId, { action: 'application.deleted', object: { type: 'Application', id } });
  return { message: texts.deleted };
};
