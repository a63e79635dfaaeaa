import type { Temporal } from 'temporal-polyfill';
import { eachApart } from '../../../platform/each-apart.ts';
import type { Schedule } from '../../../platform/jobs.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Change, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordInProgram } from '../../accounts/index.ts';
import type { ImportRow } from '../queries/imports.ts';
import { importsToStart } from '../queries/import-list.ts';
import { lockImport, updateImport } from '../store/imports.ts';
import { lockProgramme } from '../store/programmes.ts';
import { mayAdd } from './check-import.ts';
import { importStep, refuseUndecided } from './run-import.ts';

/**
 * Decides an import for later. Nobody is added and nothing is sent before its time comes, or, without one, before somebody
 * runs it.
 */
export const holdImport = async (
  work: Work<Actor>,
  { id, programId }: ImportRow,
  startsAt: Temporal.Instant | null,
) => {
  const { tx } = work;
  const one = found(await lockImport(tx, id), 'programmes.import_not_found');
  refuseIf(one.status === 'draft' || one.status === 'waiting' ? null : 'programmes.import_started');
  await mayAdd(work, programId);
  await refuseUndecided(tx, one);
  await updateImport(tx, id, { status: 'waiting', startsAt });
  const data = { import_id: id, starts_at: startsAt?.toString() ?? null };
  await recordInProgram(work, programId, { action: 'program.import_held', data });
};

/** One whose time has come. In a program that is switched off it waits until that is running again (B68). */
const start = async ({ tx, now, later }: Change, importId: number) => {
  const one = await lockImport(tx, importId);
  if (one?.status !== 'waiting') return;
  const { id, programId, createdBy, viewedBy } = one;
  const programme = await lockProgramme(tx, programId);
  if (programme?.isActive !== true) return;
  await updateImport(tx, id, { status: 'running', startsAt: null, startedAt: now });
  const actor = { id: createdBy, adminBaseUserId: viewedBy };
  const data = { import_id: id };
  await recordInProgram({ tx, now, actor }, programId, { action: 'program.people_imported', data });
  await later(importStep, { importId });
};

export const startImports: Schedule['run'] = async ({ now, transact }) => {
  const due = await transact(({ tx }) => importsToStart(tx, now));
  await eachApart(due, (importId) => transact((change) => start(change, importId)));
};
