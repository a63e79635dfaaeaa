import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Job, Schedule } from '../../../platform/jobs.ts';
import type { Change, JobName, Tx, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordInProgram } from '../../accounts/index.ts';
import { type EmailLimits, takeTurn } from '../emails-to-many.ts';
import { importCounts, type ImportRow, importsDue, membersWithDetails } from '../queries/imports.ts';
import { lockImport, takeReadyRows, takeRowsOfMembers, updateImport } from '../store/imports.ts';
import { lockProgramme } from '../store/programmes.ts';
import { type Adding, addRows, addToMembers } from './add-rows.ts';
import type { InvitePeople } from './invitation-ports.ts';
import { mayAdd } from './check-import.ts';

/** Rows per step: few enough that other work gets its turn in between. */
const inOneStep = 250;

interface RunningImport {
  importId: number;
}

/** Adds some of the people waiting in an import, and leaves a job for the next step. */
export const importStep: JobName<RunningImport> = 'programmes.stepImport';

/** What has to be said before an import is let go. A file that only says more about members is worth running too. */
export const refuseUndecided = async (
  tx: Tx,
  { id, headings, status }: Pick<ImportRow, 'id' | 'headings' | 'status'>,
) => {
  refuseIf(headings === 'asked' ? 'programmes.import_first_line' : null);
  const nothing = (await importCounts(tx, id)).ready === 0 && (await membersWithDetails(tx, id)) === 0;
  refuseIf(nothing && status === 'draft' ? 'programmes.import_empty' : null);
};

/** Starts an import or continues it: people who were added stay added, and nobody is added twice. */
export const runImport = async (work: Work<Actor>, { id, programId }: ImportRow) => {
  const { tx, now, later } = work;
  const one = found(await lockImport(tx, id), 'programmes.import_not_found');
  if (one.status === 'done' || one.status === 'undone') return;
  await mayAdd(work, programId);
  await refuseUndecided(tx, one);
  await updateImport(tx, id, { status: 'running', startsAt: null, startedAt: one.startedAt ?? now });
  const data = { import_id: id };
  await recordInProgram(work, programId, { action: 'program.people_imported', data });
  await later(importStep, { importId: id });
};

/** Adds as many as one step takes and the day allows (B09). Says how it goes on. */
const addSome = async (change: Change, adding: Adding, limits: EmailLimits) => {
  const { tx, now } = change;
  const { importId, programme } = adding;
  const members = await takeRowsOfMembers(tx, importId, inOneStep);
  await addToMembers(change, adding, members);
  const { leftForImports, until } = await takeTurn(change, programme.id, limits);
  const most = Math.min(inOneStep, leftForImports);
  const rows = most === 0 ? [] : await takeReadyRows(tx, importId, most);
  await addRows(change, adding, rows);
  const isMore = members.length === inOneStep;
  if (!isMore && (await importCounts(tx, importId)).ready === 0)
    return { status: 'done' as const, finishedAt: now, waitsUntil: null };
  return { status: 'running' as const, waitsUntil: most === 0 && !isMore ? until : null };
};

/** One step in one transaction: if it is killed halfway, nothing has happened and it runs again. */
const step = async (change: Change, importId: number, { invitePeople, limits }: Ports) => {
  const { tx, later, refresh } = change;
  const running = await lockImport(tx, importId);
  if (running?.status !== 'running') return;
  const programme = await lockProgramme(tx, running.programId);
  // B68: if the programme has been switched off meanwhile, the import can continue when it is running again.
  const next =
    programme?.isActive === true
      ? await addSome(
          change,
          { invitePeople, importId, programme, byId: running.createdBy, factor: limits.RATE_LIMIT_FACTOR },
          limits,
        )
      : { status: 'draft' as const, waitsUntil: null };
  await updateImport(tx, importId, next);
  if (next.status === 'running' && next.waitsUntil === null) await later(importStep, { importId });
  refresh({ people: [running.createdBy], keys: ['programmes'] });
};

interface Ports {
  invitePeople: InvitePeople;
  limits: EmailLimits;
}

export const stepImport =
  (ports: Ports) =>
  ({ transact }: Job, { importId }: RunningImport) =>
    transact((change) => step(change, importId, ports));

/**
 * Stops an import: whoever was added or invited stays so, and the others are not. It can be started again, and goes on
 * with them.
 */
export const stopImport = async (work: Work<Actor>, { id, programId }: ImportRow) => {
  const { tx, actor } = work;
  const { status } = found(await lockImport(tx, id), 'programmes.import_not_found');
  if (status !== 'running') return;
  await updateImport(tx, id, { status: 'draft', waitsUntil: null });
  const data = { import_id: id };
  await recordInProgram(work, programId, { action: 'program.import_stopped', data });
  work.refresh({ people: [actor.id], keys: ['programmes'] });
};

/** Imports that used up the emails of a day go on by themselves. */
export const resumeImports: Schedule['run'] = ({ now, transact }) =>
  transact(async ({ tx, later }) => {
    for (const importId of await importsDue(tx, now)) await later(importStep, { importId });
  });
