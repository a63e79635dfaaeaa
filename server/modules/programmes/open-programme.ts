import type { ProgrammeChanged } from '../../domain-events/programmes.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { lockRunning } from './load.ts';
import { goalsOf, type ProgrammeRow, programmeById } from './queries.ts';
import { isDraft } from './queries/drafts.ts';
import { missingIn } from './rules/readiness.ts';
import { deleteDraft } from './store/drafts.ts';

/** What a programme still needs before it can open; nothing for one that is open. */
export const missingOf = async (
  { tx, now }: Pick<Work<unknown>, 'now'> & { tx: Tx },
  { draft, program }: Pick<ProgrammeRow, 'draft' | 'program'>,
) => {
  if (!draft) return [];
  const today = now.toZonedDateTimeISO(program.timezone).toPlainDate().toString();
  const goals = (await goalsOf(tx, program.id)).filter(({ enabled }) => enabled).length;
  return missingIn({ ...program, goals }, today);
};

/** Opens a draft for good: from now on people can apply, be invited and join. Nobody is told. */
export const openProgramme = async (work: Work<Actor>, id: number) => {
  const { tx, now, announce } = work;
  await lockRunning(tx, id);
  if (!(await isDraft(tx, id))) return; // a repeated act answers the present state
  const missing = await missingOf(work, found(await programmeById(tx, id), 'programmes.not_found'));
  if (missing.length > 0) throw new Refusal('programmes.not_ready', 422, { missing });
  await deleteDraft(tx, id);
  await recordInProgram(work, id, { action: 'program.opened' });
  await announce<ProgrammeChanged>({ name: 'programme.changed', programId: id, at: now.toString() });
};
