import type { SafetyDecision } from '../../../contract/safety/index.ts';
import type { SafetyReportsDecided } from '../../domain-events/safety.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordAudit, recordInProgram } from '../accounts/index.ts';
import { lockProgramme, removeMember } from '../programmes/index.ts';
import { membersNow } from './queries/people.ts';
import { reportById, type ReportRow } from './queries/reports.ts';
import { whyNotRemove } from './rules.ts';
import { decideReports, lockOpen } from './store/reports.ts';
import { refreshQueue } from './tell.ts';

/** What became of it, in the words of an admin's decision. */
const outcomeOf = { warn: 'warned', remove: 'removed', keep: 'kept' } as const;

type About = Pick<ReportRow, 'programId'> & { userId: number };

/** B77: like every other way of removing somebody; their sessions there are cancelled with it. */
const remove = async (work: Work<Actor>, { programId, userId }: About) => {
  const member = programId === null ? undefined : (await membersNow(work.tx, programId, [userId])).get(userId);
  const whyNot = whyNotRemove({ programId, member });
  refuseIf(whyNot, whyNot === 'programmes.owner_stays' ? 403 : 422);
  if (programId === null) return;
  await removeMember(work, { programId, userId, removedBy: work.actor.id });
  work.refresh({ people: [userId], keys: ['programmes', 'me', 'bookings'] });
};

const record = (work: Work<Actor>, { programId, userId }: About, outcome: 'warned' | 'removed' | 'kept') => {
  const act = { action: `safety.${outcome}` as const, data: { user_id: userId } };
  return programId === null
    ? recordAudit(work, { ...act, objectType: 'user', objectId: userId })
    : recordInProgram(work, programId, act);
};

/** Everything that was said about the same thing is decided with it; the second of two admins finds it decided. */
export const decide = async (
  work: Work<Actor>,
  loaded: ReportRow,
  { decision, note }: { decision: SafetyDecision; note: string },
) => {
  const { tx, actor, now } = work;
  const { programId } = loaded;
  // The program before the reports, as whoever removes somebody locks them.
  if (decision === 'remove' && programId !== null) await lockProgramme(tx, programId);
  const open = await lockOpen(tx, loaded);
  const current = found(await reportById(tx, loaded.id), 'safety.not_found');
  const outcome = outcomeOf[decision];
  if (current.decision === outcome) return;
  refuseIf(current.decision === null ? null : 'safety.decided_already');
  const about = { programId, userId: found(current.aboutUserId ?? undefined, 'safety.not_found') };
  if (decision === 'remove') await remove(work, about);
  const reportIds = open.map(({ id }) => id);
  await decideReports(tx, reportIds, { decision: outcome, note, decidedAt: now, decidedBy: actor.id });
  await record(work, about, outcome);
  await work.announce<SafetyReportsDecided>({ name: 'safety.reports_decided', at: now.toString(), reportIds });
  await refreshQueue(work, programId);
};
