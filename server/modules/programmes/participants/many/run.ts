import { manyAtOnce, type ManyAct } from '../../../../../contract/programmes/index.ts';
import { found, refuseIf } from '../../../../platform/refusal.ts';
import type { Job } from '../../../../platform/jobs.ts';
import type { Change, JobName, Work } from '../../../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../../../policies/actor.ts';
import { recordInProgram } from '../../../accounts/index.ts';
import { countEmails, type EmailLimits } from '../../emails-to-many.ts';
import { lockRunning } from '../../load.ts';
import { rolesOf } from '../../queries.ts';
import { type ActRow, actCounts, countToRemind } from '../../queries/many.ts';
import { finishAct, insertAct, lockAct, markPeople, takeWaiting } from '../../store/many.ts';
import { lockProgramme } from '../../store/programmes.ts';
import { chosenBy, type Who } from './choose.ts';
import { perform } from './perform.ts';

export interface ManyPorts {
  settings: EmailLimits;
}

interface Running {
  actId: number;
}

/** Goes on with an act on many people, and leaves a job for the next step. */
export const manyStep: JobName<Running> = 'programmes.stepMany';

/** One step in one transaction: if it is killed halfway, nothing has happened and it runs again. */
const step = async (change: Change, actId: number, factor: number) => {
  const { tx, now, later, refresh } = change;
  const act = await lockAct(tx, actId);
  if (act?.status !== 'running') return;
  const programme = found(await lockProgramme(tx, act.programId), 'programmes.not_found');
  const { enterpriseId } = programme;
  const acting = { ...act, enterpriseId, factor };
  const { done, leftOut } = await perform(change, acting, await takeWaiting(tx, actId, manyAtOnce));
  await markPeople(tx, actId, done, { state: 'done' });
  for (const reason of new Set(leftOut.map((one) => one.reason))) {
    const them = leftOut.filter((one) => one.reason === reason).map(({ userId }) => userId);
    await markPeople(tx, actId, them, { state: 'left_out', reason });
  }
  if ((await actCounts(tx, actId)).waiting === 0) await finishAct(tx, actId, now);
  else await later(manyStep, { actId });
  refresh({ people: [act.createdBy], keys: ['programmes'] });
};

export const stepMany =
  (settings: EmailLimits) =>
  ({ transact }: Job, { actId }: Running) =>
    transact((change) => step(change, actId, settings.RATE_LIMIT_FACTOR));

const isEmailed = (act: ManyAct) => act === 'remind' || act === 'resend';

/** Nobody can be given the role of an owner (B76). */
const roleOf = async ({ tx }: Change, programId: number, roleId: number | undefined) => {
  if (roleId === undefined) return null;
  const roles = await rolesOf(tx, programId);
  return found(
    roles.find(({ id, isOwner }) => id === roleId && !isOwner),
    'programmes.role_not_found',
  ).id;
};

/** B09: refused whole if the day does not allow it. */
const countReminders = async (work: Work<Actor>, act: ActRow, limits: EmailLimits) => {
  const emails = await countToRemind(work.tx, act, work.now.subtract({ hours: 24 }));
  await countEmails(work, { programId: act.programId, kind: 'reminders', emails }, limits);
};

/**
 * Begins an act on many people. A few are done at once; more are gone through by a job. People may leave a program that is
 * switched off, as one by one (B77); everything else needs a running one.
 */
export const actOnMany = async (
  work: Work<Actor>,
  programId: number,
  { act, roleId, who }: { act: ManyAct; roleId?: number; who: Who },
  { settings }: ManyPorts,
) => {
  const { tx, now, actor, later } = work;
  if (act === 'remove') await lockProgramme(tx, programId);
  else await lockRunning(tx, programId);
  refuseIf(isEmailed(act) ? whyNotToMany(actor) : null, 403);
  const role = await roleOf(work, programId, roleId);
  const { ids: userIds, gone } = await chosenBy(work, who, programId);
  const values = {
    programId,
    act,
    roleId: role,
    gone,
    status: 'running' as const,
    createdBy: actor.id,
    viewedBy: actor.adminBaseUserId,
    createdAt: now,
  };
  const begun = await insertAct(tx, values, userIds);
  const data = { act, people: userIds.length, ...(role !== null && { role_id: role }) };
  await recordInProgram(work, programId, { action: 'members.changed', data });
  if (isEmailed(act)) await countReminders(work, begun, settings);
  if (userIds.length <= manyAtOnce) await step(work, begun.id, settings.RATE_LIMIT_FACTOR);
  else await later(manyStep, { actId: begun.id });
  return begun.id;
};
