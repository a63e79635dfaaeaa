import type { ProgrammeChanged, ProgrammeDeactivated } from '../../domain-events/programmes.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { isDraft } from './queries/drafts.ts';
import { lockProgramme, updateProgramme } from './store/programmes.ts';

/**
 * B68: from now on members can only read; subscribers cancel whatever is still waiting for an answer in this same
 * transaction.
 */
export const deactivate = async ({ tx, now, announce }: Change, programId: number) => {
  const programme = found(await lockProgramme(tx, programId), 'programmes.not_found');
  if (!programme.isActive) return;
  await updateProgramme(tx, programId, now, { isActive: false });
  await announce<ProgrammeDeactivated>({ name: 'programme.deactivated', programId, at: now.toString() });
};

const activate = async ({ tx, now, announce }: Change, programId: number) => {
  await updateProgramme(tx, programId, now, { isActive: true });
  await announce<ProgrammeChanged>({ name: 'programme.changed', programId, at: now.toString() });
};

/** B68: enterprise admins and owners switch a programme on and off. */
export const toggleProgramme = async (work: Work<Actor>, id: number) => {
  const { isActive } = found(await lockProgramme(work.tx, id), 'programmes.not_found');
  refuseIf((await isDraft(work.tx, id)) ? 'programmes.draft' : null);
  await (isActive ? deactivate(work, id) : activate(work, id));
  const action = isActive ? 'program.deactivated' : 'program.activated';
  await recordInProgram(work, id, { action });
};
