import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordInProgram } from '../../accounts/index.ts';
import { saveSetting } from '../store.ts';
import { isAllowedIn, stopIn } from './answer.ts';

/** M14: whether sessions of the program may be transcribed. */
export const changeSetting = async (work: Work<Actor>, programId: number, allowed: boolean) => {
  const { tx, now } = work;
  if ((await isAllowedIn(tx, programId)) === allowed) return;
  await saveSetting(tx, { programId, sessionsAllowed: allowed, changedAt: now });
  const data = { allowed };
  await recordInProgram(work, programId, { action: 'transcription.settings_changed', data });
  if (!allowed) await stopIn(work, programId);
};
