import { say } from '../../../../contract/say.ts';
import type { ImportUndone } from '../../../domain-events/programmes.ts';
import { found, Refusal } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordInProgram } from '../../accounts/index.ts';
import { removeMember } from '../members.ts';
import type { ImportRow } from '../queries/imports.ts';
import { membersFrom, settledRows } from '../queries/import-list.ts';
import { lockImport, undoRows, updateImport } from '../store/imports.ts';
import { lockProgramme } from '../store/programmes.ts';
import type { TakeBack } from './invitation-ports.ts';

/**
 * Undoes an import as long as nobody of it has signed in since: memberships and invitations that it made are taken back, and
 * emails that are still to be sent are not. One that waits has done nothing: it is a draft again.
 */
export const undoImport = async (work: Work<Actor>, { id, programId }: ImportRow, takeBack: TakeBack) => {
  const { tx, now, actor, announce } = work;
  const one = found(await lockImport(tx, id), 'programmes.import_not_found');
  // One that was stopped halfway, because the programme was switched off, is a draft that has begun.
  if ((one.status === 'draft' && one.startedAt === null) || one.status === 'undone') return;
  const data = { import_id: id };
  await recordInProgram(work, programId, { action: 'program.import_undone', data });
  if (one.status === 'waiting') return updateImport(tx, id, { status: 'draft', startsAt: null });
  const since = one.startedAt ?? one.createdAt;
  const invited = (await settledRows(tx, id)).filter(({ state }) => state === 'invited');
  // In the order of whoever accepts one: the invitation, then the programme. Whoever was faster is a member below.
  const inviteIds = await takeBack(work, { programId, since, people: invited });
  await lockProgramme(tx, programId);
  const members = await membersFrom(tx, { importId: id, programId, since });
  const people = members.filter(({ hasSignedIn }) => hasSignedIn).length;
  if (people > 0) throw new Refusal(say('programmes.import_in_use', { people }), 422, { people });
  const userIds = members.map(({ userId }) => userId);
  for (const userId of userIds) await removeMember(work, { programId, userId, removedBy: actor.id });
  await undoRows(tx, id);
  await updateImport(tx, id, { status: 'undone', undoneAt: now, waitsUntil: null });
  const event = { programId, userIds, inviteIds, since: since.toString(), at: now.toString() };
  await announce<ImportUndone>({ name: 'import.undone', ...event });
  work.refresh({ people: [actor.id, one.createdBy, ...userIds], keys: ['programmes', 'me'] });
};
