import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { lockForm } from './load.ts';
import type { ApplicationRow } from './queries.ts';
import { updateApplication } from './store.ts';
import { texts } from './texts.ts';

/** APP-02: visitors to a closed form see a closed page; drafts are kept. */
export const toggleForm = async (work: Work<Actor>, form: ApplicationRow) => {
  const { application } = await lockForm(work.tx, form);
  const { id } = application;
  const published = !application.published;
  const openedAt = application.openedAt ?? (published ? work.now : null);
  await updateApplication(work.tx, id, work.now, { published, openedAt });
  const action = published ? 'application.published' : 'application.unpublished';
  await recordInProgram(work, application.programId, { action, object: { type: 'Application', id } });
  return { message: published ? texts.published : texts.unpublished };
};
