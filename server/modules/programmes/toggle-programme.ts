import type { ProgrammeChanged, ProgrammeDeactivated } from '../../domain-events/programmes.ts';
import { found } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordAudit } from '../accounts/index.ts';
import { lockProgramme, updateProgramme } from './store/programmes.ts';

/** B68: members only read from now on; what waits for an answer is cancelled within this very change. */
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

/** B68: enterprise admins and owners switch a programme off and on. */
export const toggleProgramme = async (work: Work<Actor>, id: number) => {
  const { isActive } = found(await lockProgramme(work.tx, id), 'programmes.not_found');
  await (isActive ? deactivate(work, id) : activate(work, id));
  const action = isActive ? 'program.deactivated' : 'program.activated';
  await recordAudit(work, { action, objectType: 'Program', objectId: id });
};
